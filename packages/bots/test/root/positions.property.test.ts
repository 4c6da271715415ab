import { isLeft } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulate, streams } from '@woodlog/core/kernel';
import { type Action, isWon, type RootSetup, root, seatsInSetupOrder, type Table } from '@woodlog/core/root';
import { type TurnState, beginLine, copyPosition, everybody, nextStep, turnAt } from '@woodlog/core/root-law';
import { playGame, seatPlayers, withSuits } from '@woodlog/bots/root';
import { randomSetup } from './random-setup.ts';

const ROUNDS = 4;

/** Plays a game that is stopped between steps: what is saved goes through JSON, and the game goes on from it. */
function playSaved(asked: RootSetup, seed: string, stops: (step: number) => boolean): Action[][] {
  const chances = streams(seed, 0);
  const setup = withSuits(asked, chances);
  const opening = root.setup(setup);
  if (isLeft(opening)) throw new Error(opening.left.message);
  const answerer = everybody(chances);
  const lines: Action[][] = [];
  let steps = 0;
  let table: Table = opening.right;
  let players = seatPlayers(table);
  const play = (seat: number, isSetup: boolean): void => {
    let now: TurnState = beginLine(players.seats[seat]!, isSetup);
    const actions: Action[] = [];
    while (now.stage !== 'over') {
      const step = simulate(root, (handle) => nextStep(turnAt(players, handle, now)), table, answerer);
      if (isLeft(step)) throw new Error(step.left.message);
      actions.push(...step.right.actions);
      steps += 1;
      if (!stops(steps)) continue;
      const saved: unknown = JSON.parse(JSON.stringify(copyPosition({ table, now })));
      ({ table, now } = saved as { table: Table; now: TurnState });
      players = seatPlayers(table);
    }
    lines.push(actions);
  };
  for (const seat of seatsInSetupOrder(setup)) play(seat, true);
  for (let round = 0; round < ROUNDS && !isWon(table); round++) {
    for (let seat = 0; seat < players.seats.length && !isWon(table); seat++) play(seat, false);
  }
  return lines;
}

test('a game that is stopped at any step, saved as JSON and resumed goes on as if it had not been stopped', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 5 }), (index, every) => {
      const setup = randomSetup('positions', index);
      const saved = playSaved(setup, `seed ${index}`, (step) => step % every === 0);
      const whole = playGame(setup, streams(`seed ${index}`, 0));
      if (isLeft(whole)) throw new Error(whole.left.message);
      expect(saved.map((actions) => actions.slice(1, -1))).toEqual(
        whole.right.lines.slice(0, saved.length).map(({ actions }) => actions),
      );
    }),
    { numRuns: 15 },
  );
});
