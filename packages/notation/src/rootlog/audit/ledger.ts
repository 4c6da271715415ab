import type { Violation } from '@woodlog/core/kernel';
import { type Action, type Part, type Plan, type Table, cardNames, enact, planLeniently } from '@woodlog/core/root';
import { partsOf } from '@woodlog/core/root-law';
import { partOf } from '../replay/slips.ts';
import { inCommon } from '../../kernel/in-common.ts';
import type { Reading } from './entry.ts';

/** A piece, card or marker that a line takes where there is none. */
export interface Lack {
  readonly what: string;
  readonly from: string;
  /** The action of the line that takes it; before the first one, -1. */
  readonly action: number;
}

/** An action in the ledger. */
export interface PlayedAction {
  readonly action: Action;
  readonly plan: Plan;
}

/** Plays an action as far as the table lets it; `seen` is the same table, for who wants to know what is looked at. */
export function enactLeniently(table: Table, action: Action, seen: Readonly<Table> = table): Plan {
  const plan = planLeniently(seen, action);
  enact(table, plan);
  return plan;
}

/** Plays a reading, from the line's start to its end, on the table itself. */
export function* playReading(table: Table, reading: Reading, setup: boolean): Generator<PlayedAction> {
  for (const action of wholeOf(reading, setup)) yield { action, plan: enactLeniently(table, action) };
}

/** What a reading plays, from the line's start to its end. */
export const wholeOf = ({ taker, actions }: Reading, setup: boolean): readonly Action[] => [
  { kind: 'begin', faction: taker, ...(setup && { setup: true as const }) },
  ...actions,
  { kind: 'end' },
];

/** Plays a reading, and counts its ledger errors. */
export function slipsIn(table: Table, reading: Reading, setup: boolean): number {
  let slips = 0;
  for (const { plan } of playReading(table, reading, setup)) slips += plan.slips.length;
  return slips;
}

/** What a line takes where there is none. */
export function lacksIn(table: Table, reading: Reading, setup: boolean): Lack[] {
  const lacks: Lack[] = [];
  let at = -1;
  for (const { action, plan } of playReading(table, reading, setup)) {
    for (const slip of plan.slips)
      if (slip.violation !== ALREADY_SO) lacks.push({ ...lackOf(table, reading, action, slip), action: at });
    at += 1;
  }
  return lacks;
}

/** The items that a line turns the way they lie already. */
export function turnedTwice(table: Table, reading: Reading): Part[] {
  const found: Part[] = [];
  for (const { action, plan } of playReading(table, reading, false))
    for (const slip of plan.slips)
      if (slip.violation === ALREADY_SO) found.push(...[partOf(action, slip) ?? []].flat());
  return found;
}

/** An item that is exhausted or refreshed already does not change. */
const ALREADY_SO = 'ledger/already-so';

function lackOf({ setup }: Table, { taker }: Reading, action: Action, slip: Violation): Omit<Lack, 'action'> {
  // With a wrong deck, no card is left out.
  if (action.kind === 'craft' && cardNames(setup.deck).includes(action.what.replace(/^.?#/, '')))
    return { what: action.what, from: taker };
  if (action.kind === 'flip') return { what: action.what, from: action.at };
  const { what = '', from = '' } = partOf(action, slip) ?? {};
  return { what, from: `${from}` };
}

/** The clearings, and the players whose hand or board it is, of an action. */
export function placesIn(action: Action): string[] {
  if ('clearing' in action) return [action.clearing];
  if (action.kind === 'trick') return [...action.clearings];
  if (action.kind === 'flip') return [action.at];
  return partsOf(action).flatMap(endsOf);
}

/** The places that a part comes from and goes to, without piles and supplies, which every line uses; of a board, whose. */
export const endsOf = ({ from, to }: Part): string[] =>
  [from, to].flatMap((place) => (place === null || /^(?:draw|discard|supply:)/.test(place) ? [] : [placeIn(place)]));

export const isClearing = (place: string): boolean => /^\d+$/.test(place);

export const isSupply = (place: string): boolean => place.startsWith('supply:');

export const placeIn = (place: string): string => place.replace(/\$.*/, '');

/** Whether a line is this player's, or has to do with one of these places. */
export const concerns = ({ taker, actions }: Reading, who: string | undefined, places: ReadonlySet<string>): boolean =>
  taker === who || actions.flatMap(placesIn).some((place) => places.has(place));

/** What two readings of a line do differently: all between the actions with which both begin and end. */
export function apart(one: Reading | null, other: Reading | null): [readonly Action[], readonly Action[]] {
  const [a, b] = [one?.actions ?? [], other?.actions ?? []];
  const [same, tail] = inCommon(a, b);
  return [a.slice(same, a.length - tail), b.slice(same, b.length - tail)];
}

/** Whether some actions may leave more of the lacking pieces at their place than others, or `cards` other ones. */
export function helps(actions: readonly Action[], others: readonly Action[], lack: Lack, cards: boolean): boolean {
  if (lack.what === '') return true;
  const [one, two] = [partsAt(actions, lack), partsAt(others, lack)];
  return cards && isCard(lack.what)
    ? JSON.stringify(one) !== JSON.stringify(two)
    : leaves(one, lack) > leaves(two, lack);
}

const isCard = (what: string): boolean => what.includes('#');

/** What actions do with such things at their place. */
const partsAt = (actions: readonly Action[], { what, from }: Lack): readonly Part[] =>
  actions
    .flatMap(partsOf)
    .filter((part) => (isCard(what) ? isCard(part.what) : part.what.startsWith(what)))
    .filter((part) => part.to === from || part.from === from);

const leaves = (parts: readonly Part[], { from }: Lack): number =>
  parts.reduce((sum, part) => sum + (part.to === from ? part.count : 0) - (part.from === from ? part.count : 0), 0);

/** Whether a line has what no setup has, and more than once: one such action may be a slip. */
export const isTurnLike = (reading: Reading | null): boolean => (reading?.actions ?? []).filter(isOfTurn).length > 1;

/** Whether no setup has such an action: a battle, a craft, funds, points, or pieces that leave a clearing. */
const isOfTurn = (action: Action): boolean =>
  /battle|craft|funds|score/.test(action.kind) || partsOf(action).some(({ from }) => isClearing(`${from}`));
