import { isLeft } from 'fp-ts/lib/Either.js';
import { simulate, streams } from '@woodlog/core/kernel';
import { type RootSetup, type Table, isWon, root, seatsInSetupOrder } from '@woodlog/core/root';
import { type Players, type TurnState, beginLine, everybody, nextStep, turnAt } from '@woodlog/core/root-law';
import { seatPlayers, withSuits } from '@woodlog/bots/root';

/** A position before a step of a game, the same objects each time: copy what is to be kept. */
export interface Reached {
  readonly position: { readonly table: Table; readonly now: TurnState };
  readonly players: Players;
  readonly taker: string;
  /** 0 in the setup. */
  readonly round: number;
}

/** Plays a game to its end, or to that of a round, and stops before each step. */
export function* positionsOf(asked: RootSetup, seed: string, index: number, rounds = Infinity): Generator<Reached> {
  const chances = streams(seed, index);
  const setup = withSuits(asked, chances);
  const opening = root.setup(setup);
  if (isLeft(opening)) throw new Error(opening.left.message);
  const table = opening.right;
  const answerer = everybody(chances);
  const players = seatPlayers(table);
  const laps = [seatsInSetupOrder(setup)];
  for (const [round, seats] of laps.entries()) {
    for (const seat of seats) {
      const me = players.seats[seat];
      if (me === undefined) continue;
      const now = beginLine(me, round === 0);
      while (now.stage !== 'over') {
        yield { position: { table, now }, players, taker: me.letter, round };
        const played = simulate(root, (handle) => nextStep(turnAt(players, handle, now)), table, answerer);
        if (isLeft(played)) throw new Error(played.left.message);
      }
    }
    if (!isWon(table) && round < rounds) laps.push(players.seats.map(({ index: seat }) => seat));
  }
}
