import type { Stream } from '@woodlog/core/kernel';
import { type Action, CLEARINGS, type Layout, type Part } from '@woodlog/core/root';

/** What is changed in a line, one thing at a time. */
export const KINDS = ['number', 'place', 'piece', 'card', 'suit', 'points', 'order', 'left out', 'twice'] as const;
export type Kind = (typeof KINDS)[number];

/** A changed line, and the action of the original that was changed. */
export interface Mutant {
  readonly kind: Kind;
  readonly at: number;
  readonly actions: readonly Action[];
}

type Change = (action: Action, layout: Layout, chance: Stream) => Action | null;

const isClearing = (place: string | null): boolean => CLEARINGS.some((one) => `${one}` === place);
const isNamed = (what: string): boolean => /^[BFMR]#./.test(what);

const otherClearing = (place: string, chance: Stream): string =>
  `${chance.pick(CLEARINGS.filter((one) => `${one}` !== place))}`;

/** Changes one of the parts that can be changed so. */
function inPart(
  action: Action,
  chance: Stream,
  fits: (part: Part) => boolean,
  change: (part: Part) => Part,
): Action | null {
  if (action.kind !== 'move') return null;
  const open = action.parts.flatMap((part, n) => (fits(part) ? [n] : []));
  if (open.length === 0) return null;
  const chosen = chance.pick(open);
  return { ...action, parts: action.parts.map((part, n) => (n === chosen ? change(part) : part)) };
}

/** Another card of the deck, of the same suit or of another. */
function otherCard(what: string, layout: Layout, chance: Stream, sameSuit: boolean): string | null {
  const all = layout.cards.spellings.filter((one) => isNamed(one) && one !== what && (one[0] === what[0]) === sameSuit);
  return all.length === 0 ? null : chance.pick(all);
}

const CHANGES: Readonly<Partial<Record<Kind, Change>>> = {
  number: (action, _, chance) =>
    inPart(
      action,
      chance,
      ({ what }) => !isNamed(what),
      (part) => ({ ...part, count: part.count > 1 && chance.int(2) === 0 ? part.count - 1 : part.count + 1 }),
    ),
  place: (action, _, chance) => {
    if (action.kind === 'battle') return { ...action, clearing: otherClearing(action.clearing, chance) };
    return inPart(
      action,
      chance,
      ({ from, to }) => isClearing(from) || isClearing(to),
      (part) => {
        const start = isClearing(part.from) && (!isClearing(part.to) || chance.int(2) === 0);
        return start
          ? { ...part, from: otherClearing(`${part.from}`, chance) }
          : { ...part, to: otherClearing(part.to, chance) };
      },
    );
  },
  piece: (action, layout, chance) => {
    if (action.kind === 'battle') {
      const others = layout.seats.filter(({ faction }) => faction !== action.defender && faction !== action.attacker);
      return others.length === 0 ? null : { ...action, defender: chance.pick(others).faction };
    }
    const others = ({ what }: Part): string[] => {
      const own = layout.columns.find(({ name }) => name === what);
      if (own === undefined || own.owner === '') return [];
      return layout.columns.flatMap(({ name, owner }) => (owner === own.owner && name !== what ? [name] : []));
    };
    return inPart(
      action,
      chance,
      (part) => others(part).length > 0,
      (part) => ({ ...part, what: chance.pick(others(part)) }),
    );
  },
  card: (action, layout, chance) => withCard(action, layout, chance, true),
  suit: (action, layout, chance) => withCard(action, layout, chance, false),
  points: (action, _, chance) => {
    if (action.kind !== 'score') return null;
    const points = action.points + (chance.int(2) === 0 ? 1 : -1);
    return points === 0 ? null : { ...action, points };
  },
};

function withCard(action: Action, layout: Layout, chance: Stream, sameSuit: boolean): Action | null {
  if (action.kind === 'craft' && isNamed(action.what)) {
    const what = otherCard(action.what, layout, chance, sameSuit);
    return what === null ? null : { ...action, what };
  }
  const suitOnly = (what: string): boolean => !sameSuit && /^[BFMR]#$/.test(what);
  const changed = (what: string): string =>
    suitOnly(what)
      ? `${chance.pick(['B', 'F', 'M', 'R'].filter((suit) => suit !== what[0]))}#`
      : (otherCard(what, layout, chance, sameSuit) ?? what);
  return inPart(
    action,
    chance,
    // Whatever is drawn could have been another card.
    ({ what, from }) => from !== 'draw' && (isNamed(what) || suitOnly(what)),
    (part) => ({ ...part, what: changed(part.what) }),
  );
}

/** The line with one thing of this kind changed; `null` where it has nothing of the kind. */
export function mutate(kind: Kind, actions: readonly Action[], layout: Layout, chance: Stream): Mutant | null {
  const at = chance.int(Math.max(1, actions.length));
  const action = actions[at];
  if (action === undefined) return null;
  const [before, after] = [actions.slice(0, at), actions.slice(at + 1)];
  switch (kind) {
    case 'order': {
      const [next, ...rest] = after;
      return next === undefined ? null : { kind, at, actions: [...before, next, action, ...rest] };
    }
    case 'left out':
      return { kind, at, actions: [...before, ...after] };
    case 'twice':
      return { kind, at, actions: [...before, action, action, ...after] };
    default: {
      // Of the actions that have such a thing one by chance.
      const open = actions.flatMap((one, n) => {
        const changed = CHANGES[kind]?.(one, layout, chance) ?? null;
        return changed === null ? [] : [{ n, changed }];
      });
      if (open.length === 0) return null;
      const { n, changed } = chance.pick(open);
      return { kind, at: n, actions: actions.map((one, i) => (i === n ? changed : one)) };
    }
  }
}
