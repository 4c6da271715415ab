import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { observing, simulate, stream, streams } from '@woodlog/core/kernel';
import { FACTIONS, type Table, hasBegun, nextLine, root, rootSetup, setupTable } from '@woodlog/core/root';
import { Dealer, PEOPLE_PHASES, Requests, type RootPlayer, everybody, runOn } from '@woodlog/core/root-law';
import { nextTurn } from '@woodlog/bots/root';
import { seatPlayers } from '../../src/root/shared/compose.ts';
import { peopleSetup } from './people-logs.ts';

/** Games of a normal run; `GAMES=200 npx vitest run packages/bots/test/root/watched-line.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 24);

/** A table of people some lines into a game, and the line that comes next. */
function beginning(game: number): { readonly table: Table; readonly letter: string; readonly setup: boolean } {
  const chance = stream('watched', game, 'table');
  const letters = FACTIONS.filter((letter) => PEOPLE_PHASES[letter] !== undefined);
  const setup = rootSetup(peopleSetup('watched', game, chance.shuffle(letters).slice(0, 4)));
  const opening = isLeft(setup) ? setup : setupTable(setup.right);
  if (isLeft(opening)) throw new Error(opening.left.message);
  const table = opening.right;
  const players = seatPlayers(table);
  const answers = { chance: everybody(streams('watched', game)) };
  for (let line = chance.int(30); line > 0; line--)
    if (isLeft(runOn(players, { table, now: null }, answers, 'turn'))) throw new Error('no line');
  const letter = table.setup.seats[nextLine(table).seat]?.faction ?? '';
  return { table, letter, setup: !hasBegun(table, letter) };
}

/** What a line comes to, and all that a player is asked in it. */
interface Line {
  readonly table: string;
  readonly asked: readonly string[];
}

/** A line of a table whose seats all have the same player, by `runOn`, or by a line that is watched. */
function lineAt(game: number, isWatched: boolean): Line {
  const { table, letter, setup } = beginning(game);
  const players = seatPlayers(table);
  const asked: string[] = [];
  const any: RootPlayer = {
    name: 'any',
    choose(request) {
      const { options, chance, view, current, answered } = request;
      asked.push(JSON.stringify([options, view.now, current.now, answered]));
      return chance.pick(options);
    },
  };
  const dealer = new Dealer(streams('line', game));
  const deciders = Object.fromEntries(players.seats.filter(({ bot }) => !bot).map((seat) => [seat.letter, any]));
  const asks = new Requests(players, { deciders, chance: everybody(streams('line', game), dealer), dealer, seed: 'm' });
  const watcher = asks.watching();
  if (!isWatched) {
    const played = runOn(players, { table, now: null }, asks.answerers, 'turn', watcher);
    if (isLeft(played)) throw new Error(played.left.message);
  } else {
    const turn = nextTurn(table, letter, {
      setup,
      random: true,
      steps: { beforeStep: (position) => watcher.beforeStep?.(position), onAnswer: asks.noteAnswer },
    });
    if (isLeft(turn)) throw new Error(turn.left.message);
    const { chance, seats = {} } = asks.answerers;
    const played = simulate(
      observing(root, (action) => watcher.onAction?.(action)),
      turn.right,
      table,
      (question, state) => {
        const own = question.kind === 'choose' ? seats[players.seats[question.seat]?.letter ?? ''] : undefined;
        return (own ?? chance)(question, state);
      },
    );
    if (isLeft(played)) throw new Error(played.left.message);
  }
  return { table: JSON.stringify(root.canonical(table)), asked };
}

test('a line that is watched step by step asks its players the same, and is the same, as one that is played on', () => {
  let asked = 0;
  for (let game = 0; game < GAMES; game++) {
    const played = lineAt(game, false);
    asked += played.asked.length;
    expect(lineAt(game, true), `game ${game}`).toEqual(played);
  }
  expect(asked).toBeGreaterThan(5 * GAMES);
});
