import { type Action, type Layout, type Plan, columnAt, placeAt, postingsOf, ownerName } from '@woodlog/core/root';

/** What a step did on the map, by places. */
export type Mark =
  | { readonly kind: 'touched'; readonly place: string }
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  | { readonly kind: 'battle'; readonly place: string };

const ON_MAP: ReadonlySet<string> = new Set(['clearing', 'forest', 'path', 'burrow']);

/** Calls back for each posting: from, to, and the component's owner. */
function eachPosting(
  plan: Plan,
  layout: Layout,
  call: (from: Layout['places'][number], to: Layout['places'][number], owner: string) => void,
): void {
  for (const { from, to, column } of postingsOf(plan))
    call(placeAt(layout, from), placeAt(layout, to), columnAt(layout, column).owner);
}

/** What applied plans did on the map. */
export function marksOf(plans: readonly Plan[], action: Action | null, layout: Layout): Mark[] {
  const marks = new Map<string, Mark>();
  const add = (mark: Mark): void => void marks.set(JSON.stringify(mark), mark);
  for (const plan of plans) {
    eachPosting(plan, layout, (from, to) => {
      if (ON_MAP.has(from.kind) && ON_MAP.has(to.kind) && from !== to) {
        add({ kind: 'move', from: from.name, to: to.name });
      } else {
        for (const { kind, name } of [from, to]) if (ON_MAP.has(kind)) add({ kind: 'touched', place: name });
      }
    });
  }
  if (action?.kind === 'battle') add({ kind: 'battle', place: action.clearing });
  return [...marks.values()];
}

/** Factions and places of plans, in lower case. */
export function aboutOf(plans: readonly Plan[], action: Action | null, taker: string, layout: Layout): Set<string> {
  const about = new Set<string>();
  const addOwner = (owner: string): void => {
    if (owner === '') return;
    about.add(owner.toLowerCase());
    about.add(ownerName(owner).toLowerCase());
  };
  addOwner(taker);
  for (const plan of plans) {
    eachPosting(plan, layout, (from, to, owner) => {
      addOwner(owner);
      for (const { kind, name } of [from, to]) if (ON_MAP.has(kind)) about.add(name);
    });
  }
  if (action?.kind === 'battle') {
    about.add(action.clearing).add('battle');
    addOwner(action.attacker);
    addOwner(action.defender);
  }
  return about;
}
