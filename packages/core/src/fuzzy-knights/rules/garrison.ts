import { type Violation, isViolation, violation } from '../../kernel/index.ts';
import type { ActionOf } from '../action.ts';
import type { Effect, Holder, Plan } from '../effect.ts';
import { isGarrisoned, settlementAt } from '../look.ts';
import type { State } from '../state.ts';
import { mustEngage } from './movement.ts';
import { heroFor, notNow, notYours } from './refuse.ts';

const LAW = 'Garrisoned Heroes';

/** Armory, Garrisoned Heroes: moves mercenaries and items between a settlement and a hero garrisoned there. */
export function planExchange(state: Readonly<State>, action: ActionOf<'deposit' | 'withdraw'>): Plan | Violation {
  const { phase } = state;
  if (phase.name !== 'turn' && phase.name !== 'build') return notNow(state);
  if (phase.seat !== action.seat) return notYours(phase.seat);
  const bound = phase.name === 'turn' ? mustEngage(phase) : null;
  if (bound) return bound;
  const hero = heroFor(state, action);
  if (isViolation(hero)) return hero;
  const settlement = settlementAt(state, hero.at);
  if (!settlement || !isGarrisoned(state, action)) {
    return violation('garrison/not-there', 'the hero is not garrisoned at a settlement of its player', { law: LAW });
  }
  const there: Holder = { settlement: hero.at };
  const here: Holder = { seat: action.seat, hero: action.hero };
  const isDeposit = action.kind === 'deposit';
  const [from, to] = isDeposit ? [here, there] : [there, here];
  const { what } = action;
  if (typeof what === 'number') {
    const available = isDeposit ? hero.mercenaries : settlement.mercenaries;
    if (!Number.isInteger(what) || what < 1 || what > available) {
      return violation('garrison/too-many', `from 1 to ${available} mercenaries can be exchanged`, { law: LAW });
    }
    const effects: Effect[] = [
      { kind: 'mercenaries', of: from, by: -what },
      { kind: 'mercenaries', of: to, by: what },
    ];
    return { effects, phase };
  }
  if (!(isDeposit ? hero.items : settlement.armoury).includes(what)) {
    return violation('garrison/no-item', `there is no ${what} to be exchanged`, { law: 'Armory' });
  }
  const effects: Effect[] = [
    { kind: 'item', of: from, item: what, by: -1 },
    { kind: 'item', of: to, item: what, by: 1 },
  ];
  return { effects, phase };
}
