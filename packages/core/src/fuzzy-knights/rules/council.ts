import { type Violation, isViolation, violation } from '../../kernel/index.ts';
import type { ActionOf } from '../action.ts';
import { readChance, TIE_CHANCES } from '../data/chances.ts';
import type { Effect, Plan } from '../effect.ts';
import { isFriend } from '../look.ts';
import type { BuildPhase, Phase, TurnPhase } from '../phase.ts';
import type { State } from '../state.ts';
import { victory } from './fall.ts';
import { mustEngage } from './movement.ts';
import { order } from './order.ts';
import { notNow, notYours, phaseFor } from './refuse.ts';

type PhaseOf<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;

/** A seat may talk to the others while it builds, and between two steps of its turn. */
function floor(state: Readonly<State>, { seat }: { readonly seat: number }): BuildPhase | TurnPhase | Violation {
  const { phase } = state;
  if (phase.name !== 'turn' && phase.name !== 'build') return notNow(state);
  if (phase.seat !== seat) return notYours(phase.seat);
  return (phase.name === 'turn' ? mustEngage(phase) : null) ?? phase;
}

const pair = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a]);

/** Alliance: offered to one player, who accepts or declines. */
export function planOffer(state: Readonly<State>, action: ActionOf<'offer'>): Plan | Violation {
  const back = floor(state, action);
  if (isViolation(back)) return back;
  const { seat, to } = action;
  const other = state.players[to];
  if (!other || other.out || to === seat) {
    return violation('alliance/no-player', 'an alliance is made with another player in the game', { law: 'Alliance' });
  }
  if (isFriend(state, seat, to)) {
    return violation('alliance/made', `P${seat + 1} and P${to + 1} are allied already`, { law: 'Alliance' });
  }
  return { effects: [], phase: { name: 'offer', seat: to, from: seat, back } };
}

/** The last allies standing win, provided they eliminated someone. */
export function planReply(state: Readonly<State>, action: ActionOf<'reply'>): Plan | Violation {
  const phase = phaseFor(state, action, 'offer');
  if (isViolation(phase)) return phase;
  const seats = pair(phase.from, phase.seat);
  if (!action.yes) return { effects: [{ kind: 'declined', seats }], phase: phase.back };
  const effects: Effect[] = [{ kind: 'alliance', seats, allied: true }];
  const somebodyIsOut = state.players.some(({ out }) => out);
  const allied = { ...state, alliances: [...state.alliances, seats] };
  return { effects, phase: (somebodyIsOut ? victory(allied, order(state)) : null) ?? phase.back };
}

export function planBreak(state: Readonly<State>, action: ActionOf<'break'>): Plan | Violation {
  const phase = floor(state, action);
  if (isViolation(phase)) return phase;
  const seats = pair(action.seat, action.with);
  if (!state.alliances.some(([a, b]) => a === seats[0] && b === seats[1])) {
    return violation('alliance/none', `P${action.seat + 1} and P${action.with + 1} are not allied`, {
      law: 'Alliance',
    });
  }
  return { effects: [{ kind: 'alliance', seats, allied: false }], phase };
}

/** Items: the other rule set is put to a vote. */
export function planPropose(state: Readonly<State>, action: ActionOf<'propose'>): Plan | Violation {
  const back = floor(state, action);
  if (isViolation(back)) return back;
  if (action.rules === state.rules) {
    return violation('vote/nothing-new', 'the game is played by these rules already', { law: 'Items' });
  }
  const seat = order(state)[0] as number;
  return { effects: [], phase: { name: 'vote', seat, rules: action.rules, yes: 0, no: 0, back } };
}

/** Voting: one vote each, in the order of the day; after a tie, the proposer rolls. */
export function planVote(state: Readonly<State>, action: ActionOf<'vote'>): Plan | Violation {
  const phase = phaseFor(state, action, 'vote');
  if (isViolation(phase)) return phase;
  const { rules, back } = phase;
  const yes = phase.yes + (action.yes ? 1 : 0);
  const no = phase.no + (action.yes ? 0 : 1);
  const seats = order(state);
  const next = seats[seats.indexOf(action.seat) + 1];
  if (next !== undefined) return { effects: [], phase: { ...phase, seat: next, yes, no } };
  if (yes === no) return { effects: [], phase: { name: 'tie', seat: back.seat, rules, back } };
  return { effects: yes > no ? [{ kind: 'rules', rules }] : [], phase: back };
}

export function tieRolled({ rules, back }: PhaseOf<'tie'>, sum: number): Plan {
  const isCarried = readChance(TIE_CHANCES, sum) === 'carried';
  return { effects: isCarried ? [{ kind: 'rules', rules }] : [], phase: back };
}
