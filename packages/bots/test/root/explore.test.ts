import { expect, test } from 'vitest';
import { fitAnswer, isViolation, start, stream } from '@woodlog/core/kernel';
import { FACTIONS, MAPS, RANDOM_PLAYER, type RootSetup, root } from '@woodlog/core/root';
import {
  PEOPLE_PHASES,
  type Players,
  type Position,
  copyPosition,
  legalMoves,
  nextStep,
  turnAt,
} from '@woodlog/core/root-law';
import { positionsOf } from './positions-of.ts';

const SEED = 'explore';
const GAMES = 11;
const ROUNDS = 3;
/** Of the positions of a game one in so many is explored. */
const EVERY = 9;
const PEOPLE = FACTIONS.filter((faction) => PEOPLE_PHASES[faction] !== undefined);

function setupOf(game: number): RootSetup {
  const first = PEOPLE[game % PEOPLE.length] ?? 'C';
  const others = stream(SEED, game, 'table').shuffle(PEOPLE.filter((one) => one !== first));
  return {
    game: 'root',
    map: MAPS[game % MAPS.length] ?? 'Fall',
    deck: game % 2 === 0 ? 'Standard' : 'E&P',
    seats: [first, ...others.slice(0, 3)].map((faction) => ({ player: faction, faction, bot: RANDOM_PLAYER })),
  };
}

/** Where a step leads with these answers, run once and by itself; `null` where they are not answers to this step. */
function runAlone(players: Players, position: Position, answers: readonly unknown[]): Position | null {
  const { table, now } = copyPosition(position);
  if (now === null) return null;
  const step = start(root, (handle) => nextStep(turnAt(players, handle, now)), table);
  let stop = step.proceed();
  for (const answer of answers) {
    const fitted = stop.at === 'question' ? fitAnswer(stop.question, answer) : null;
    if (fitted === null || isViolation(fitted)) return null;
    stop = step.proceed(fitted.answer);
  }
  return stop.at === 'end' ? { table, now } : null;
}

test('1.4: a path that is explored after others ends where it ends alone, and the position stays as it was', {
  timeout: 60_000,
}, () => {
  let compared = 0;
  for (let game = 0; game < GAMES; game++) {
    let n = 0;
    for (const { position, players, taker } of positionsOf(setupOf(game), SEED, game, ROUNDS)) {
      if (n++ % EVERY !== 0) continue;
      const before = copyPosition(position);
      // Backwards: what was done for other moves must not be seen in any.
      for (const { answers, after } of [...(legalMoves(players, position)?.moves ?? [])].reverse()) {
        const alone = answers.length === 0 ? null : runAlone(players, position, answers);
        if (alone === null) continue;
        compared += 1;
        expect(after, `game ${game}, ${taker}: ${JSON.stringify(answers)}`).toEqual(alone);
      }
      expect(position).toEqual(before);
    }
  }
  expect(compared).toBeGreaterThan(500);
});
