import {
  ledgers,
  LEDGER_LAWS,
  takesTruly,
  type WorldCard,
  type WrittenLedger,
  worlds,
} from '@woodlog/core/root-properties';
import { firstBroken } from '@woodlog/notation/kernel-properties';
import {
  ACTION_LAWS,
  LOG_LAWS,
  PRODUCTIONS,
  type WrittenAction,
  TEXT_LAWS,
  type WrittenLog,
  anyLog,
  mutated,
  noise,
  writtenActions,
} from '@woodlog/notation/root-properties';
import { REPORTED_SECTIONS } from '@woodlog/bots/root';
import { type Kind, type LoadFuzz, anyKind } from './kind.ts';
import { rootGame } from './root-game.ts';
import { textKind, textKinds } from './text-kinds.ts';

const action: Kind<WrittenAction> = {
  name: 'action',
  batch: 40,
  values: writtenActions,
  try(value, reached) {
    for (const form of value.forms) reached.production(form);
    return firstBroken(ACTION_LAWS, value);
  },
};

const logs = anyLog();

const log: Kind<WrittenLog> = {
  name: 'log',
  batch: 2,
  values: logs,
  try: (value) => firstBroken(LOG_LAWS, value) ?? firstBroken(TEXT_LAWS, value.text),
};

const ledger: Kind<WrittenLedger> = {
  name: 'ledger',
  batch: 1,
  values: ledgers,
  try: (value) => firstBroken(LEDGER_LAWS, value),
};

const cards: Kind<readonly WorldCard[]> = {
  name: 'cards',
  batch: 200,
  values: worlds,
  try: (value) => firstBroken([{ name: 'cards', broken: takesTruly }], value),
};

export const rootFuzz: LoadFuzz = (corpus) => ({
  game: 'root',
  kinds: [
    anyKind(action),
    anyKind(log),
    ...textKinds({ laws: TEXT_LAWS, noise, logs: logs.map(({ text }) => text), corpus, mutated }).map(anyKind),
    anyKind(ledger),
    anyKind(cards),
    anyKind(rootGame),
  ],
  text: textKind(TEXT_LAWS),
  productions: PRODUCTIONS,
  steps: REPORTED_SECTIONS,
});
