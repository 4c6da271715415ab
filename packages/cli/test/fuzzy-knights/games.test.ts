import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { type BotName, botSetup, playGame } from '@woodlog/bots/fuzzy-knights';
import { type Action, fuzzyKnights, type State } from '@woodlog/core/fuzzy-knights';
import { advance, canonicalJson, type GameSetup } from '@woodlog/core/kernel';
import { logOf, parse, print, recordOf, replay, setupOf } from '@woodlog/notation/fuzzy-knights';
import { count, emptyLedger, wrongWith } from '../../../core/test/fuzzy-knights/invariants.ts';

/** How many games; 10,000 in the long run (docs/fuzzy-knights.md). */
const GAMES = Number(process.env['WOODLOG_GAMES'] ?? 30);

const TABLES: readonly (readonly BotName[])[] = [
  ['castellan', 'castellan'],
  ['castellan', 'random', 'castellan'],
  ['random', 'castellan', 'castellan', 'random'],
  ['castellan', 'castellan', 'castellan', 'castellan'],
  ['random', 'castellan'],
  ['random', 'random', 'random'],
  ['castellan', 'random', 'castellan', 'castellan'],
];
const MAPS = ['10x10', '10x10', '20x10', '20x20'];

/** Every game is another mixture of bots, maps and rules. Random players alone have fewer days, or they would fill the time. */
const setupOfGame = (game: number): GameSetup => {
  const bots = TABLES[game % TABLES.length]!;
  const days = bots.includes('castellan') ? 60 : 8;
  const setup = botSetup(bots, { rules: game % 2 === 0 ? 'cards' : 'dice', days });
  return { ...setup, map: MAPS[(game >> 2) % MAPS.length]! };
};

const tableOf = (setup: GameSetup): State => {
  const table = fuzzyKnights.setup(setup);
  if (isLeft(table)) throw new Error(table.left.message);
  return table.right;
};

const step = (table: State, action: Action, where: string) => {
  const refused = advance(fuzzyKnights, table, action);
  if (refused) throw new Error(`${where}: ${JSON.stringify(action)}: ${refused.message}`);
};

const canonical = (table: Readonly<State>) => canonicalJson(fuzzyKnights.canonical(table));

/** Plays a game, checks the table after every step, and its log as text after every line. */
const checkGame = (game: number): string => {
  const setup = setupOfGame(game);
  const played = playGame(setup, 'long run', game);
  if (isLeft(played)) throw new Error(`game ${game}: ${played.left.message}`);
  const { actions, table: end, result } = played.right;
  const text = print(recordOf(setup, actions, result));
  const tree = parse(text);
  const log = logOf(tree);
  expect(tree.diagnostics).toEqual([]);
  expect(setupOf(log)).toEqual(setup);

  const table = tableOf(setup);
  const fromText = tableOf(setupOf(log));
  const ledger = emptyLedger();
  let next = 0;
  for (const turn of log.turns) {
    for (const read of turn.actions) {
      const action = actions[next++] as Action;
      step(table, action, `game ${game}`);
      step(fromText, read, `game ${game} as text`);
      count(ledger, action);
      const wrong = wrongWith(table, ledger);
      if (wrong.length > 0) throw new Error(`game ${game} after ${JSON.stringify(action)}: ${wrong.join('; ')}`);
    }
    if (JSON.stringify(fromText) !== JSON.stringify(table))
      throw new Error(`game ${game}: the text differs at action ${next}`);
  }
  expect(next).toBe(actions.length);
  expect(canonical(table)).toBe(canonical(end));
  const replayed = replay(tree, { strict: true });
  if (isLeft(replayed)) throw new Error(replayed.left.message);
  expect(canonical(replayed.right.table)).toBe(canonical(end));
  expect(replayed.right.diagnostics).toEqual([]);
  return result.reason;
};

test(
  `${GAMES} games of bots end with a winner or a stated draw, keep the invariants, and replay from their text`,
  () => {
    const endings: Record<string, number> = {};
    for (let game = 0; game < GAMES; game++) {
      const ending = checkGame(game);
      endings[ending] = (endings[ending] ?? 0) + 1;
    }
    console.log(`${GAMES} games: ${JSON.stringify(endings)}`);
    expect(Object.keys(endings).every((ending) => ['conquest', 'alliance', 'days'].includes(ending))).toBe(true);
  },
  60_000 + GAMES * 1000,
);
