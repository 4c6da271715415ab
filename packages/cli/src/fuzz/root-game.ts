import { isLeft } from 'fp-ts/lib/Either.js';
import { type PlayedGame, playGame, randomSeats } from '@woodlog/bots/root';
import { type GameSetup, type Stream, advance, canonicalJson, fingerprint, streams } from '@woodlog/core/kernel';
import { type Action, DECKS, MAPS, type Table, root, setupTable } from '@woodlog/core/root';
import {
  type Log,
  check,
  fmt,
  logFromJson,
  logOf as meaningOf,
  parse,
  parseJson,
  print,
  setupOf,
} from '@woodlog/notation/root';
import type { BrokenLaw } from '@woodlog/notation/kernel-properties';
import { asRead } from '@woodlog/notation/root-properties';
import { logOf, rootPlay } from '../games/root/play.ts';
import { named } from '../games/root/seats.ts';
import { type GameValue, gameValues, shrinkGame } from './game-value.ts';
import type { Kind } from './kind.ts';
import { brokenLog } from './log-laws.ts';
import { brokenRules } from './rules-laws.ts';

/** At a random table one seat in three, but the first, plays at random: people do more than bots. */
const RANDOM_SEATS = 3;

function anySetup(chance: Stream): GameSetup {
  const seats = chance.shuffle(randomSeats(chance, chance.pick(rootPlay.sizes), RANDOM_SEATS).map(named));
  return { game: 'root', map: chance.pick(MAPS), deck: chance.pick(DECKS), seats };
}

/** Games of bots: the log, printed and parsed, leads to the same table after every line. */
export const rootGame: Kind<GameValue> = {
  name: 'game',
  batch: 1,
  values: gameValues(anySetup),
  shrink: shrinkGame(named),
  try({ setup, seed }, reached) {
    const tables: string[] = [];
    const odd: BrokenLaw[] = [];
    const played = playGame(setup, streams(seed, 0), {
      report: (section) => reached.step(section),
      afterLine(table) {
        tables.push(printOf(table));
        if (odd.length === 0) odd.push(...oddities(table));
      },
    });
    if (isLeft(played)) return { law: 'game-plays', how: played.left.message };
    if (odd[0] !== undefined) return odd[0];
    const log = logOf(played.right.setup, played.right.lines, ['fuzz'], played.right, played.right.hirelingSetup);
    const text = print(log);
    return (
      brokenLog({ parse, check, fmt, logOf: meaningOf, parseJson, logFromJson }, text, logAsRead(log)) ??
      brokenReplay(text, tables) ??
      reducersBreach(log, played.right)
    );
  },
};

const printOf = (table: Readonly<Table>): string => fingerprint(root.canonical(table));

/** Negative scores or counts, which no table may have. */
function oddities({ scores, rows, draw }: Readonly<Table>): readonly BrokenLaw[] {
  const owing = draw < 0 || rows.some((row) => row.some((count) => count < 0));
  return [
    ...(scores.some((points) => points < 0) ? [{ law: 'game-scores', how: `scores are ${scores.join(', ')}` }] : []),
    ...(owing ? [{ law: 'game-owes', how: 'a place holds less than nothing' }] : []),
  ];
}

/** Replaying the text gives the tables of the game, line by line. */
function brokenReplay(text: string, tables: readonly string[]): BrokenLaw | null {
  const again = meaningOf(parse(text));
  const opening = setupTable(setupOf(again));
  if (isLeft(opening)) return { law: 'game-replay', how: opening.left.message };
  for (const [i, actions] of linesOf(again).entries()) {
    for (const action of actions) {
      const refused = advance(root, opening.right, action);
      if (refused !== null) return { law: 'game-replay', how: `line ${i + 1} is refused: ${refused.message}` };
    }
    if (printOf(opening.right) !== tables[i])
      return { law: 'game-replay', how: `line ${i + 1} leads to another table` };
  }
  return null;
}

const logAsRead = (log: Log): Log => ({
  ...log,
  turns: log.turns.map((turn) => ({ ...turn, actions: turn.actions.map(asRead) })),
});

const linesOf = ({ turns }: Log): readonly (readonly Action[])[] =>
  turns.map(({ taker, setup, actions }) => [
    { kind: 'begin', faction: taker, ...(setup && { setup }) },
    ...actions,
    { kind: 'end' },
  ]);

/** Lines in which reducers are compared. */
const LINES = 24;

function reducersBreach(log: Log, { setup, table }: PlayedGame): BrokenLaw | null {
  const opening = setupTable(setup);
  if (isLeft(opening)) return { law: 'game-plays', how: opening.left.message };
  const from = Math.max(0, table.turn.number % Math.max(1, log.turns.length - LINES));
  const lines = linesOf(log);
  for (const action of lines.slice(0, from).flat()) advance(root, opening.right, action);
  const before = canonicalJson(root.canonical(opening.right));
  const broken = brokenRules(root, opening.right, lines.slice(from, from + LINES).flat());
  if (broken !== null) return broken;
  const after = canonicalJson(root.canonical(opening.right));
  return after === before ? null : { law: 'three-ways', how: 'reduceAll changed the table that it was given' };
}
