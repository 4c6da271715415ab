import { capital } from '../../kernel/index.ts';
import type { PhaseName } from '../law/turn-state.ts';
import { turnAt } from '../turn/line.ts';
import type { Position } from '../turn/position.ts';
import type { Late } from './breach.ts';
import { ANY_ORDER, MORE_WORK } from './budget.ts';
import { type LineSearch, lineSearch } from './line-search.ts';
import type { Node } from './node.ts';
import { type Places, STAGES, areSwapped, isAhead, placesOf, straysOf } from './order.ts';

/**
 * Actions that a path without a violation does in another phase than what is written around them. None where some path
 * does the phases in the written order, or may do so.
 */
export function strays({ players, line }: LineSearch, start: Position, path: Node): readonly Late[] {
  const places = placesOf(line, path);
  const anywhere = new Set(straysOf(places));
  if (anywhere.size === 0 || start.now === null) return [];
  const search = lineSearch(players, start, line, MORE_WORK);
  search.isBarred = (left) => isAhead(line, left, anywhere);
  for (const one of [...anywhere]) {
    anywhere.delete(one);
    if ((search.findNear(start) ?? search.find(start, 0, ANY_ORDER, true)) !== null) continue;
    if (search.isSpent) return [];
    anywhere.add(one);
  }
  const { phases } = turnAt(players, { state: start.table }, start.now).me;
  return [...anywhere].flatMap((action): Late[] => {
    const beside = [...places.keys()].find((one) => one !== action && areSwapped(places, one, action)) ?? action;
    const [own, other] = [phaseBeside(places, action, beside), phaseBeside(places, beside, action)];
    const [law, otherLaw] = [phases[own]?.law, phases[other]?.law];
    if (law === undefined || otherLaw === undefined) return [];
    const because = `this is written in ${capital(other)} (${otherLaw}), but belongs to ${capital(own)}`;
    return [{ law, action, because }];
  });
}

/** The phase in which an action is done, where that is one of several: that which is farther from another action. */
const phaseBeside = (places: Places, one: number, other: number): PhaseName =>
  STAGES[places.get(one)?.[one < other ? 1 : 0] ?? 0] as PhaseName;
