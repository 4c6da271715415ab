import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { type Stream, advance, stream, streams } from '@woodlog/core/kernel';
import {
  type Action,
  CLEARINGS,
  FACTIONS,
  ROOT_MAPS,
  type Table,
  copyTable,
  layoutOf,
  locations,
  root,
} from '@woodlog/core/root';
import {
  type Player,
  defendersAt,
  destinations,
  enemiesOf,
  mayPlace,
  neighbours,
  rules,
  contextOf,
} from '@woodlog/core/root-law';
import { playGame } from '../../src/root/shared/game.ts';
import type { BotMemory, BotTurn } from '../../src/root/shared/bot.ts';
import { seatPlayers } from '../../src/root/shared/compose.ts';
import { buildingsIn, enemyPieces, enemyTokens, ownWarriors, points } from '../../src/root/shared/measures.ts';
import { lowestPriority } from '../../src/root/shared/priority.ts';
import { fewest, most, target, targetPlayer, targets } from '../../src/root/shared/target.ts';
import { randomSetup } from './random-setup.ts';

// At tables as games leave them and at made-up ones, on all maps, with all bots, each question of the law is answered a
// second time, the slow way: from the names of what lies in a clearing and from the printed map.

const GAMES = Number(process.env['GAMES'] ?? 16);
const EVERY_LINES = 7;

/** What lies in a clearing: `Cw` 3. */
type Contents = Readonly<Record<string, number>>;

function contentsOf(table: Readonly<Table>): (clearing: number) => Contents {
  const all = locations(table);
  return (clearing) => (all[`${clearing}`] ?? {}) as Contents;
}

const sum = (contents: Contents, is: (name: string) => boolean): number =>
  Object.entries(contents).reduce((total, [name, count]) => total + (is(name) ? count : 0), 0);

const has = (contents: Contents, start: string): boolean => sum(contents, (name) => name.startsWith(start)) > 0;

/** Whether a person at the table has crafted a card with a lasting effect. */
function hasCrafted(table: Readonly<Table>, letter: string, name: string): boolean {
  const { seats, cards } = layoutOf(table.setup);
  const seat = seats.find(({ faction, bot }) => faction === letter && bot === undefined);
  const card = cards.byName.get(name);
  return seat !== undefined && card !== undefined && table.piles[seat.craftedPile]!.includes(card);
}

function handOf(table: Readonly<Table>, letter: string): readonly unknown[] {
  const seat = layoutOf(table.setup).seats.find(({ faction }) => faction === letter);
  return (seat && table.piles[seat.handPile]) ?? [];
}

/** 2.5, 7.2.2, 10.2.4, 12.2.2; and ROOT-97, where the tokens of whoever has the Soup Kitchens count for two each. */
function rulesSlowly(table: Readonly<Table>, contents: Contents, letter: string, clearing: number): boolean {
  if (clearing === 0) return letter === 'D';
  if (has(contents, 'Lb')) return letter === 'L';
  const cooks = (of: string): boolean => hasCrafted(table, of, 'B#soup');
  const strength = (of: string): number =>
    sum(contents, (name) => name.startsWith(`${of}w`) || name.startsWith(`${of}b`)) +
    (cooks(of) ? 2 * sum(contents, (name) => name.startsWith(`${of}t`)) : 0);
  const own = strength(letter);
  const others = Math.max(...FACTIONS.filter((other) => other !== letter).map(strength));
  return own > 0 && (own > others || (letter === 'E' && own === others));
}

/** What a faction crafts with (6.2.1 to 14.2.1, 15.2.3); the Riverfolk have no crafting pieces (11.2.1). */
const CRAFTS_WITH: Readonly<Record<string, readonly string[]>> = {
  C: ['Cb_w'],
  E: ['Eb'],
  A: ['At'],
  D: ['Db'],
  P: ['Pt'],
  H: ['Hb'],
  K: ['Kt'],
};

/** The Lizards craft with gardens of the outcast (10.2.1). */
const craftsWith = ({ outcast }: Readonly<Table>, letter: string): readonly string[] =>
  letter === 'L' && outcast !== null ? [`Lb_${outcast.toLowerCase()}`] : (CRAFTS_WITH[letter] ?? []);

/**
 * By path, closed ones for bots only (2.2.1, M.4.2, B.12.2.1), river (11.2.2, ROOT-57), tunnel (12.2.2), from one
 * crafting piece to another (ROOT-108), Ferry (M.3.5).
 */
function besideSlowly(
  table: Readonly<Table>,
  at: (clearing: number) => Contents,
  { letter, bot }: Player,
  from: number,
) {
  const sheet = ROOT_MAPS[table.setup.map];
  return [0, ...CLEARINGS].filter((to) => {
    if (to === from) return false;
    if (from === 0 || to === 0) return letter === 'D' && has(at(Math.max(from, to)), 'Dt');
    const name = `${Math.min(from, to)}_${Math.max(from, to)}`;
    const path = sheet.paths.find((one) => one.name === name);
    if (path !== undefined && (!path.closed || bot || table.openPaths.includes(name))) return true;
    const swims = (letter === 'O' && !bot) || hasCrafted(table, letter, 'B#boat');
    const isRiver = sheet.rivers.some((river) => river.name === name);
    if (swims && isRiver) return true;
    const crafts = (clearing: number): boolean => craftsWith(table, letter).some((piece) => has(at(clearing), piece));
    if (hasCrafted(table, letter, 'R#tun') && crafts(from) && crafts(to)) return true;
    return has(at(from), 'ferry') && isRiver;
  });
}

/** One of the two is ruled (4.2.1), but for the nimble; and people stay where a snare is (B.11.7.2). */
function mayGoSlowly(
  table: Readonly<Table>,
  at: (clearing: number) => Contents,
  seat: Player,
  from: number,
  to: number,
) {
  const { letter, bot } = seat;
  if (!bot && letter !== 'P' && has(at(from), 'Pt_s')) return false;
  if (['V', 'G', 'P', 'N'].includes(letter)) return true;
  const river = ROOT_MAPS[table.setup.map].rivers.some(
    ({ name }) => name === `${Math.min(from, to)}_${Math.max(from, to)}`,
  );
  if (letter === 'O' && !bot && river) return true;
  return rulesSlowly(table, at(from), letter, from) || rulesSlowly(table, at(to), letter, to);
}

/** The pieces on the map of everybody else. */
const isEnemy = (letter: string) => (name: string) => /^[A-Z][wbtp]/.test(name) && !name.startsWith(letter);

/** Before all others by these numbers, the first that differs deciding. */
function firstBy<T>(items: readonly T[], numbers: (item: T) => readonly number[]): T | undefined {
  return items.find((item) =>
    items.every((other) => {
      const [a, b] = [numbers(item), numbers(other)];
      const k = a.findIndex((value, i) => value !== b[i]);
      return k < 0 || a[k]! < b[k]!;
    }),
  );
}

function checkTable(table: Readonly<Table>): void {
  const at = contentsOf(table);
  const { pass } = ROOT_MAPS[table.setup.map];
  const players = seatPlayers(table);
  for (const me of players.seats) {
    const turn = contextOf<BotMemory>(players, { state: table }, me);
    const { letter } = me;
    for (const from of [0, ...CLEARINGS] as const) {
      const where = `${table.setup.map}, ${letter} in ${from}`;
      expect(rules(turn, me, from), `${where} rules`).toBe(rulesSlowly(table, at(from), letter, from));
      const beside = besideSlowly(table, at, me, from);
      expect([...neighbours(turn, me, from)], `${where} beside`).toEqual(beside);
      const reached = beside.filter((to) => mayGoSlowly(table, at, me, from, to));
      expect(destinations(turn, me, from), `${where} goes`).toEqual(reached);
      if (from === 0) continue;
      const closed = (letter !== 'C' && has(at(from), 'Ct_k')) || (!me.bot && letter !== 'P' && has(at(from), 'Pt_s'));
      if (me.warrior >= 0) expect(mayPlace(turn, me, me.warrior, from), `${where} places`).toBe(!closed);
      const fights = has(at(from), `${letter}w`) || has(at(from), `${letter}p`);
      // People who have no card cannot pay for a battle with Chameleandroid (Chmd.2.2).
      const isBeyondReach = (other: string) => other === 'N' && !me.bot && handOf(table, letter).length === 0;
      const foes = FACTIONS.filter(
        (other) => other !== letter && /[wbtp]/.test(piecesOf(at(from), other)) && !isBeyondReach(other),
      );
      expect(new Set(defendersAt(turn, me, from).map((foe) => foe.letter)), `${where} battles`).toEqual(
        new Set(fights ? foes : []),
      );
    }
    checkTargets(turn, at, pass);
  }
}

const piecesOf = (contents: Contents, letter: string): string =>
  Object.keys(contents)
    .filter((name) => name.startsWith(letter))
    .map((name) => name.slice(1))
    .join(' ');

/** B.2.1 to B.2.5, by the words of laws: most this, then fewest that, then by priority. */
function checkTargets(turn: BotTurn, at: (clearing: number) => Contents, pass: number | null): void {
  const { me, state } = turn;
  const enemies = (clearing: number) => sum(at(clearing), isEnemy(me.letter));
  const own = (clearing: number) => sum(at(clearing), (name) => name.startsWith(`${me.letter}w`));
  const tokens = (clearing: number) => sum(at(clearing), (name) => isEnemy(me.letter)(name) && name[1] === 't');
  const high = (clearing: number) => (clearing === pass ? -100 : clearing);
  const low = (clearing: number) => (clearing === pass ? -100 : -clearing);
  expect(target(turn, CLEARINGS, most(enemyPieces), fewest(ownWarriors))).toBe(
    firstBy(CLEARINGS, (clearing) => [-enemies(clearing), own(clearing), high(clearing)]),
  );
  expect(target(turn, CLEARINGS, most(enemyTokens), lowestPriority)).toBe(
    firstBy(CLEARINGS, (clearing) => [-tokens(clearing), low(clearing)]),
  );
  // The next target is the target among those that are left (B.2.3).
  const left: number[] = [...CLEARINGS];
  for (const clearing of targets(turn, CLEARINGS, fewest(enemyPieces))) {
    expect(clearing).toBe(firstBy(left, (one) => [enemies(one), high(one)]));
    left.splice(left.indexOf(clearing), 1);
  }
  const buildings = (foe: Player) => sum(at(5), (name) => name.startsWith(`${foe.letter}b`));
  const score = (foe: Player) => (state.markers[foe.index] === null ? state.scores[foe.index]! : 0);
  const foes = enemiesOf(turn, me);
  expect(targetPlayer(turn, foes, most(buildingsIn(5)), most(points))).toBe(
    firstBy(foes, (foe) => [-buildings(foe), -score(foe), FACTIONS.indexOf(foe.setup?.faction ?? 'N')]),
  );
}

/** Pieces that are strewn about a made-up table. */
const STREWN = 24;

/** The table with pieces out of the supplies where chance puts them: crowds, snares, tunnels, gardens as no game has them. */
function bent(table: Readonly<Table>, chance: Stream): Table {
  const made = copyTable(table);
  const play = (action: Action): boolean => advance(root, made, action) === null;
  for (const { faction } of table.setup.seats) {
    play({ kind: 'begin', faction, setup: true });
    const supply = `supply:${faction}`;
    const left = Object.keys(locations(made)[supply] ?? {}).filter((name) => /^[A-Z][wbt]/.test(name));
    for (let n = 0; n < STREWN && left.length > 0; n++) {
      const to = `${chance.pick(CLEARINGS)}`;
      const what = chance.pick(left);
      const placed = play({ kind: 'move', parts: [{ count: 1, what, from: supply, to }] });
      if (placed && what === 'Pt') play({ kind: 'flip', what, at: to, becomes: 'Pt_s' });
    }
    play({ kind: 'end' });
  }
  return made;
}

test('2.5, 2.2.1, 4.2.1, 4.3, B.2.1 to B.2.5, B.4.2.1, B.5.2.1, B.8.2.1, B.10.2.2, B.12.1.1, B.12.2.1, B.12.2.2: at the tables of games, and bent', () => {
  const maps = new Set<string>();
  const bots = new Set<string>();
  for (let index = 0; index < GAMES; index++) {
    const setup = randomSetup('oracle', index);
    maps.add(setup.map!);
    for (const { bot } of setup.seats) if (bot !== undefined && bot !== 'random') bots.add(bot);
    const chance = stream('oracle', index, 'bent');
    let line = 0;
    const afterLine = (table: Readonly<Table>): void => {
      line++;
      if (line % EVERY_LINES !== 0) return;
      checkTable(table);
      checkTable(bent(table, chance));
    };
    const game = playGame(setup, streams('oracle', index), { lines: false, afterLine });
    if (isLeft(game)) throw new Error(game.left.message);
  }
  expect([...maps].sort()).toEqual(Object.keys(ROOT_MAPS).sort());
  expect(bots.size).toBe(9);
});
