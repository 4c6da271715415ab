import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type State, awaitedRoll, fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { type Violation, violation } from '@woodlog/core/kernel';
import { printAction } from '@woodlog/notation/fuzzy-knights';
import type { KnightsMoves, MovesRequest } from '../../turn/turn-adapter.ts';
import { SEATS } from './play.ts';

/** Phases without a choice. */
const BY_CHANCE: readonly string[] = ['drop', 'dawn', 'item', 'over'];

const isChosen = (state: Readonly<State>): boolean =>
  awaitedRoll(state) === null && !BY_CHANCE.includes(state.phase.name);

/** The legal next steps or, where a roll or a card is due, each result. */
export function movesOf(
  state: Readonly<State>,
  { faction, count }: MovesRequest,
  bot: string | undefined,
): Either<Violation, KnightsMoves> {
  const seat = fuzzyKnights.toAct(state);
  const id = seat === null ? null : (SEATS[seat] ?? null);
  if (faction !== undefined && faction !== id)
    return left(violation('request/faction', `it is the turn of ${id ?? 'nobody'}, not of ${faction}`));
  const about = { game: 'fuzzy-knights' as const, seat, faction: id };
  if (seat === null) return right({ ...about, phase: null, step: null, law: null, forced: false, moves: [] });
  const roll = awaitedRoll(state);
  const law = roll?.law ?? 'Player Turns';
  const options = fuzzyKnights.legal?.(state) ?? [];
  const forced = !options.some(({ kind }) => kind === 'end');
  const next = {
    ...about,
    phase: state.phase.name,
    step: roll ? (`the roll for ${roll.for}` as const) : ('a step' as const),
    law,
    forced,
  };
  if (bot !== undefined && isChosen(state)) return right({ ...next, bot, moves: [] });
  const moves = options.map((action) => ({ text: printAction(action), law, kind: action.kind }));
  return right({ ...next, moves, ...(count !== undefined && { count: countTo(state, count, seat) }) });
}

/** Counts move sequences of the given depth (perft). A sequence ends at chance or at another seat's question. */
function countTo(state: Readonly<State>, depth: number, seat: number): number {
  if (depth === 0 || !isChosen(state) || fuzzyKnights.toAct(state) !== seat) return 1;
  const options = fuzzyKnights.legal?.(state) ?? [];
  if (depth === 1) return options.length;
  return options.reduce((sum, action) => {
    const after = fuzzyKnights.copy(state);
    const plan = fuzzyKnights.plan(after, action);
    if (!('violation' in plan)) fuzzyKnights.enact(after, plan);
    return sum + countTo(after, depth - 1, seat);
  }, 0);
}
