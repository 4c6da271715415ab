import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import { hirelingsAtRandom, withSuits } from '@woodlog/bots/root';
import { type GameSetup, type Violation, streams } from '@woodlog/core/kernel';
import { rootSetup } from '@woodlog/core/root';
import { headerOf, print } from '@woodlog/notation/root';
import type { Session } from '../../kernel/session.ts';
import type { SessionOptions } from '../../kernel/table-game.ts';
import { tapped } from './at-table.ts';

/**
 * A new game of Root at a table. Seats without a bot are for people. An invalid setup is a violation.
 *
 * @example
 * const seats = [{ player: 'Ann', faction: 'C' }, { player: '', faction: 'E', bot: 'electric-eyrie' }];
 * const session = startSession({ game: 'root', map: 'Fall', deck: 'E&P', seats });
 */
export function startSession(asked: GameSetup, options: SessionOptions = {}): Either<Violation, Session> {
  const checked = rootSetup(asked);
  if (isLeft(checked)) return checked;
  const random = options.chance ?? { seed: '', index: 0 };
  const setup = withSuits(checked.right, streams(random.seed, random.index));
  const placed = setup.hirelings?.length ? hirelingsAtRandom(setup, streams(random.seed, random.index)) : [];
  const log = print({ game: 'root', header: headerOf(setup, [], placed), turns: [], winners: [] });
  return tapped.openSession(log, options);
}
