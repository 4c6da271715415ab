import { isLeft } from 'fp-ts/lib/Either.js';
import { type Deck, root } from '@woodlog/core/root';
import { type Law, unequal } from '../../kernel/properties/law.ts';
import { logLaws } from '../../kernel/properties/log-laws.ts';
import { textLaws } from '../../kernel/properties/text-laws.ts';
import type { Log, Replayed, Tree } from '../index.ts';
import * as notation from '../index.ts';
import { parse, parseJson, printAction, printJson } from '../index.ts';
import { leavesOf } from '../tree.ts';
import type { WrittenLog } from './logs.ts';
import type { WrittenAction } from './actions.ts';

const COMMON_LAWS = textLaws<Tree, Log, Replayed>({
  ...notation,
  leavesOf: ({ lines }) => lines.flatMap(leavesOf),
  trivia: /^[\s\u200b/;]*$/,
  canonical: root.canonical,
});

/** Laws of any text read as Rootlog. */
export const TEXT_LAWS: readonly Law<string>[] = [
  ...COMMON_LAWS,
  {
    name: 'json-print',
    broken(text) {
      const tree = parse(text);
      const printed = printJson(JSON.parse(JSON.stringify(parseJson(tree))));
      if (isLeft(printed)) return `its JSON is refused: ${printed.left.message}`;
      return unequal('printed from JSON', turnTexts(parse(printed.right)), turnTexts(tree));
    },
  },
];

/** The actions of each line of a player, and the text of unreadable ones. */
const turnTexts = ({ text, lines }: Tree): unknown =>
  lines.flatMap((line) =>
    line.kind === 'turn' ? [line.actions.map(({ start, end, action }) => action ?? text.slice(start, end))] : [],
  );

export const ACTION_LAWS: readonly Law<WrittenAction>[] = [
  {
    name: 'spelling',
    broken: ({ taker, deck, action, text }) => misread(taker, deck, text, action, ['rootlog/dialect']),
  },
  {
    name: 'canonical',
    broken: ({ taker, deck, action }) => misread(taker, deck, printAction(action, taker), action, []),
  },
];

/** How a line of one action reads differently than it should, or has a diagnostic that it should not have. */
function misread(
  taker: string,
  deck: Deck,
  line: string,
  wanted: unknown,
  mayBeSaid: readonly string[],
): string | null {
  const tree = parse(`Deck: ${deck}\n${taker}: Ann\n${taker}:${line}`);
  const said = tree.diagnostics.find(({ code }) => !mayBeSaid.includes(code));
  if (said !== undefined) return `${line} is said to be wrong: ${said.message}`;
  const last = tree.lines.at(-1);
  const actions = last?.kind === 'turn' ? last.actions.map(({ action }) => action) : [];
  return unequal(line, actions, [wanted]);
}

export const LOG_LAWS: readonly Law<WrittenLog>[] = logLaws<Tree, Log>(notation);
