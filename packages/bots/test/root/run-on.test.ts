import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { stream, streams } from '@woodlog/core/kernel';
import { RANDOM_PLAYER, type RootSetup, isWon, nextLine, setupTable } from '@woodlog/core/root';
import { type Line, type Position, type RootPlayer, type Until, everybody, runOn } from '@woodlog/core/root-law';
import { playGame, seatPlayers } from '@woodlog/bots/root';
import { anyTable } from './any-table.ts';
import { randomSetup } from './random-setup.ts';

const SEED = 'onward';
const seats: RootSetup['seats'] = [
  { player: 'Ann', faction: 'C', bot: RANDOM_PLAYER },
  { player: 'Electric Eyrie', faction: 'E', bot: 'electric-eyrie' },
  { player: 'Cy', faction: 'A', bot: RANDOM_PLAYER },
];
const setup: RootSetup = { game: 'root', map: 'Fall', deck: 'E&P', seats };

function opening(of: RootSetup): Position {
  const table = setupTable(of);
  if (isLeft(table)) throw new Error(table.left.message);
  return { table: table.right, now: null };
}

/** Runs a game on piece by piece, and gives its lines and how many pieces there were. */
function played(of: RootSetup, until: Until, game: number) {
  const lines: Line[] = [];
  let position = opening(of);
  const players = seatPlayers(position.table);
  const chance = everybody(streams(SEED, game));
  let pieces = 0;
  while (position.now !== null || !isWon(position.table)) {
    const next = runOn(players, position, { chance }, until, { afterLine: (_, line) => lines.push(line) });
    if (isLeft(next)) throw new Error(next.left.message);
    position = next.right;
    pieces += 1;
  }
  const whole = lines.flatMap(({ actions }) => actions);
  return { position, pieces, takers: lines.length, actions: whole.length };
}

describe('a game that is run on', () => {
  test('1.4: is the same in one piece, round by round, turn by turn and step by step', () => {
    for (let game = 0; game < 4; game++) {
      const of = game === 0 ? setup : { ...randomSetup(SEED, game), map: 'Fall' as const };
      const [end, round, turn, step] = (['end', 'round', 'turn', 'step'] as const).map((until) =>
        played(of, until, game),
      );
      expect(end?.pieces).toBe(1);
      expect(round?.position.table).toEqual(end?.position.table);
      expect(turn?.position.table).toEqual(end?.position.table);
      expect(step?.position.table).toEqual(end?.position.table);
      expect(turn?.pieces).toBe(turn?.takers);
      expect(round?.pieces).toBe(Math.ceil((turn?.pieces ?? 0) / of.seats.length));
      expect(step?.pieces).toBeGreaterThan(turn?.pieces ?? Infinity);
    }
  });

  test('1.4: from the middle of a turn a round is the rest of it and a turn of each of the others', () => {
    let position = opening(setup);
    const players = seatPlayers(position.table);
    const chance = everybody(streams(SEED, 0));
    const on = (until: Until): string[] => {
      const takers: string[] = [];
      const next = runOn(players, position, { chance }, until, { afterLine: (_, { taker }) => takers.push(taker) });
      if (isLeft(next)) throw new Error(next.left.message);
      position = next.right;
      return takers;
    };
    expect(on('round')).toEqual(['C', 'E', 'A']);
    while (position.now?.stage !== 'daylight') on('step');
    expect(position.now.taker).toBe('C');
    expect(on('round')).toEqual(['C', 'E', 'A']);
    expect(nextLine(position.table).seat).toBe(0);
    expect(position.now).toBeNull();
  });
});

const player = (choose: RootPlayer['choose']): RootPlayer => ({ name: 'Zed', choose });
const anyOption = player(({ options }) => options[0] ?? 'none');

describe('players of a game', () => {
  test('choose for their seats alone, and are asked what the law asks of people', () => {
    const chance = stream(SEED, 1, 'mine');
    const asked = new Set<number>();
    const mine = player(({ seat, options, question, view, current }) => {
      asked.add(seat);
      expect(question.seat).toBe(seat);
      expect(current.table.turn.number).toBeGreaterThanOrEqual(view.table.turn.number);
      return chance.pick(options);
    });
    const game = playGame(setup, streams(SEED, 1), { players: { C: mine } });
    expect(isRight(game) && game.right.winners.length).toBeGreaterThan(0);
    expect([...asked]).toEqual([0]);
  });

  test('change nothing where they choose as chance would', () => {
    for (let game = 0; game < 3; game++) {
      const table = anyTable(SEED, game);
      const chances = streams(SEED, game);
      const people = table.seats.filter(({ bot }) => bot === RANDOM_PLAYER).map(({ faction }) => `${faction}`);
      const players = Object.fromEntries(
        people.map((letter): [string, RootPlayer] => [letter, player(({ options }) => chances.bots.pick(options))]),
      );
      expect(playGame(table, chances, { players })).toEqual(playGame(table, streams(SEED, game)));
    }
  });

  test('play for a person, where else chance does', () => {
    const [first, ...others] = seats;
    const person = { player: 'Ann', faction: 'C' } as const;
    expect(first?.faction).toBe('C');
    const game = playGame({ ...setup, seats: [person, ...others] }, streams(SEED, 2), {
      players: { C: player(({ options }) => options.at(-1) ?? 'none') },
    });
    expect(isRight(game)).toBe(true);
  });

  test.each([
    ['an answer that is none of the options', { C: player(() => 'nowhere') }, 'answer/not-an-option', 'Zed: '],
    ['a deed that the menu lacks', { C: player(() => ({ kind: 'fly' }) as never) }, 'answer/not-an-option', 'Zed: '],
    ['a seat that is not there', { K: anyOption }, 'setup/player', 'K is not at this table; there are C, E, A'],
    ['the seat of a bot', { E: anyOption }, 'setup/player', 'E is played by the bot electric-eyrie: leave the bot out'],
  ])('%s is an error', (_, players, code, message) => {
    const game = playGame(setup, streams(SEED, 3), { players });
    if (!isLeft(game)) throw new Error('no error');
    expect([game.left.violation, game.left.message]).toEqual([code, expect.stringContaining(message)]);
  });
});
