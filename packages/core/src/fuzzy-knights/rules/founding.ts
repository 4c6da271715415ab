import { type Violation, violation } from '../../kernel/index.ts';
import type { ActionOf } from '../action.ts';
import { FIRST_COINS } from '../data/numbers.ts';
import { TOKENS } from '../data/vocabulary.ts';
import type { Effect, Plan } from '../effect.ts';
import { isOpen } from '../look.ts';
import { type Place, type Tile, printPlace, tileAt } from '../map.ts';
import type { Phase } from '../phase.ts';
import type { State } from '../state.ts';
import { order } from './order.ts';
import { notNow, notYours, offMap } from './refuse.ts';

const LAW = 'Board Setup';

/** Whether a tile is empty, so that something new may be placed on it. */
export function openTile(state: Readonly<State>, place: Place, law: string): Tile | Violation {
  const off = offMap(state, place);
  if (off) return off;
  const tile = tileAt(state.size, place);
  if (isOpen(state, tile)) return tile;
  return violation('map/occupied', `${printPlace(place)} is occupied`, { law, details: { place } });
}

/** Step 2: drops the tokens, each on a tile of its own. */
export function planDrop(state: Readonly<State>, { token, at }: ActionOf<'drop'>): Plan | Violation {
  if (state.phase.name !== 'drop') return notNow(state);
  if (state.supply[token] === 0) {
    return violation('drop/none-left', `all tokens of this kind are dropped: ${token}`, { law: LAW });
  }
  const tile = openTile(state, at, LAW);
  if (typeof tile !== 'number') return tile;
  const laid: Effect =
    token === 'mine' ? { kind: 'mine', at: tile, owner: null } : { kind: 'token', token, at: tile, by: 1 };
  const left = TOKENS.reduce((sum, kind) => sum + state.supply[kind], 0) - 1;
  const contenders = state.players.map((_, seat) => seat);
  const phase: Phase = left > 0 ? state.phase : { name: 'anchor', contenders, rolls: [] };
  return { effects: [{ kind: 'supply', token }, laid], phase };
}

/** Step 3: the highest roll is the anchor; those who share it roll again. */
export function anchorRolled({ contenders, rolls }: Extract<Phase, { readonly name: 'anchor' }>, sum: number): Plan {
  const all = [...rolls, sum];
  if (all.length < contenders.length) return { effects: [], phase: { name: 'anchor', contenders, rolls: all } };
  const highest = Math.max(...all);
  const first = contenders.filter((_, i) => all[i] === highest);
  if (first.length > 1) return { effects: [], phase: { name: 'anchor', contenders: first, rolls: [] } };
  const seat = first[0] as number;
  return { effects: [{ kind: 'anchor', seat }], phase: { name: 'found', seat } };
}

/** Steps 4 and 5: each places an Encampment on an open tile; after the last all get their first coins. */
export function planFound(state: Readonly<State>, action: ActionOf<'construct'>): Plan | Violation {
  const { phase } = state;
  if (phase.name !== 'found') return notNow(state);
  if (phase.seat !== action.seat) return notYours(phase.seat);
  if (action.building !== 'encampment') {
    return violation('construct/encampment-first', 'a settlement starts as an Encampment', { law: 'Daybreak 1.A' });
  }
  const tile = openTile(state, action.at, LAW);
  if (typeof tile !== 'number') return tile;
  const settle: Effect = { kind: 'settle', at: tile, seat: action.seat };
  const seats = order(state);
  const next = seats[seats.indexOf(action.seat) + 1];
  if (next !== undefined) return { effects: [settle], phase: { name: 'found', seat: next } };
  const coins = seats.map((seat): Effect => ({ kind: 'coins', seat, by: FIRST_COINS }));
  return { effects: [settle, ...coins], phase: { name: 'dawn' } };
}
