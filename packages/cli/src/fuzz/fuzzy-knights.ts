import { isLeft } from 'fp-ts/lib/Either.js';
import { playGame } from '@woodlog/bots/fuzzy-knights';
import { type State, fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { type GameSetup, type Stream, advance, fingerprint } from '@woodlog/core/kernel';
import * as notation from '@woodlog/notation/fuzzy-knights';
import { type Log, openingOf, parse, print, recordOf, replay } from '@woodlog/notation/fuzzy-knights';
import {
  LOG_LAWS,
  PRODUCTIONS,
  STEPS,
  TEXT_LAWS,
  type WrittenLog,
  mutated,
  noise,
  productionsOf,
  writtenLogs,
} from '@woodlog/notation/fuzzy-knights-properties';
import { type BrokenLaw, firstBroken } from '@woodlog/notation/kernel-properties';
import { fuzzyKnightsPlay } from '../games/fuzzy-knights/play.ts';
import { type GameValue, gameValues, shrinkGame } from './game-value.ts';
import { type Kind, type LoadFuzz, anyKind } from './kind.ts';
import { brokenLog } from './log-laws.ts';
import { brokenRules } from './rules-laws.ts';
import { textKind, textKinds } from './text-kinds.ts';

const log: Kind<WrittenLog> = {
  name: 'log',
  batch: 5,
  values: writtenLogs,
  try(value, reached) {
    for (const production of productionsOf(value.log)) reached.production(production);
    return firstBroken(LOG_LAWS, value) ?? firstBroken(TEXT_LAWS, value.text);
  },
};

/** Days played: later ones show nothing new. */
const MOST_DAYS = 12;

function anySetup(chance: Stream): GameSetup {
  const seats = fuzzyKnightsPlay.randomSeats(chance, chance.pick(fuzzyKnightsPlay.sizes));
  const options = { rules: chance.pick(['cards', 'dice']), days: 1 + chance.int(MOST_DAYS) };
  return { game: 'fuzzy-knights', map: chance.pick(['10x10', '20x10']), seats, options };
}

const game: Kind<GameValue> = {
  name: 'game',
  batch: 1,
  values: gameValues(anySetup),
  shrink: shrinkGame(),
  try({ setup, seed }, reached) {
    const played = playGame(setup, seed);
    if (isLeft(played)) return { law: 'game-plays', how: played.left.message };
    const { actions, table, result } = played.right;
    const record = recordOf(setup, actions, result);
    for (const step of productionsOf(record)) if (STEPS.includes(step)) reached.step(step);
    const broken = brokenLog(notation, print(record), record) ?? brokenReplay(record, table);
    if (broken !== null) return broken;
    const opening = fuzzyKnights.setup(setup);
    return isLeft(opening) ? null : brokenRules(fuzzyKnights, opening.right, actions.slice(0, MOST_ACTIONS));
  },
};

/** Actions compared between reducers. */
const MOST_ACTIONS = 200;
/** Lines between two looks at the table. */
const LOOKS = 40;

const printOf = (table: Readonly<State>): string => fingerprint(fuzzyKnights.canonical(table));

/** Replaying the text gives the tables of the game. */
function brokenReplay(record: Log, table: State): BrokenLaw | null {
  const tree = parse(print(record));
  const meant = openingOf(record);
  if (isLeft(meant)) return { law: 'game-replay', how: meant.left.message };
  for (const [i, { actions }] of record.turns.entries()) {
    for (const action of actions) {
      const refused = advance(fuzzyKnights, meant.right.table, action);
      if (refused !== null) return { law: 'game-replay', how: `line ${i + 1} is refused: ${refused.message}` };
    }
    if (i % LOOKS !== 0) continue;
    const read = replay(tree, { turn: i + 1 });
    if (isLeft(read) || printOf(read.right.table) !== printOf(meant.right.table))
      return { law: 'game-replay', how: `line ${i + 1} leads to another table` };
  }
  const read = replay(tree);
  const same = !isLeft(read) && printOf(read.right.table) === printOf(table);
  return same && printOf(meant.right.table) === printOf(table)
    ? null
    : { law: 'game-replay', how: 'the log ends with another table' };
}

export const fuzzyKnightsFuzz: LoadFuzz = (corpus) => ({
  game: 'fuzzy-knights',
  kinds: [
    anyKind(log),
    ...textKinds({ laws: TEXT_LAWS, noise, logs: writtenLogs.map(({ text }) => text), corpus, mutated }).map(anyKind),
    anyKind(game),
  ],
  text: textKind(TEXT_LAWS),
  productions: PRODUCTIONS,
  steps: STEPS,
});
