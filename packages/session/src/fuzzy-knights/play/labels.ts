import type { Action, Place, Target } from '@woodlog/core/fuzzy-knights';
import { counted, listed } from '@woodlog/core/kernel';
import type { Names } from '@woodlog/notation/fuzzy-knights';

type Of<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;

interface StepLabel<Kind extends Action['kind']> {
  readonly group: string;
  readonly label: (action: Of<Kind>, names: Names) => string;
}

const at = ([x, y]: Place): string => `${x}, ${y}`;
const hero = (number: number): string => `hero ${number + 1}`;
const squad = (name: string | number): string =>
  String(name) === 'settlement'
    ? 'the settlement'
    : `${/^H/.test(String(name)) ? 'hero' : 'squad'} ${String(name).replace(/^[A-Z]/, '')}`;
const held = (what: number | string): string =>
  typeof what === 'number' ? counted(what, 'mercenary', 'mercenaries') : `the ${what}`;
const foe = (target: Target, { player }: Names): string =>
  typeof target === 'object'
    ? `${player(target.seat)}’s ${hero(target.hero)}`
    : target === 'monster'
      ? 'the monsters'
      : 'the settlement';

const LABELS: { readonly [Kind in Action['kind']]: StepLabel<Kind> } = {
  drop: { group: 'Table', label: ({ token }) => `Drop the ${token}` },
  daybreak: { group: 'Table', label: ({ day }) => `Day ${day} breaks` },
  roll: { group: 'Table', label: ({ sum }) => `A roll of ${sum}` },
  construct: { group: 'Build', label: ({ building, at: place }) => `Build ${building} at ${at(place)}` },
  pay: { group: 'Pay', label: () => 'Pay the heroes' },
  unpaid: { group: 'Pay', label: ({ hero: one }) => `Leave ${hero(one)} unpaid` },
  'recruit-hero': { group: 'Recruit', label: ({ at: place }) => `Recruit a hero at ${at(place)}` },
  recruit: {
    group: 'Recruit',
    label: ({ count, at: place }) => `Recruit ${held(count)} at ${at(place)}`,
  },
  place: { group: 'Place', label: ({ token, at: place }) => `Place the ${token} at ${at(place)}` },
  move: { group: 'Move', label: ({ hero: one, to }) => `Move ${hero(one)} to ${at(to)}` },
  interact: { group: 'Claim', label: ({ token, hero: one }) => `Claim the ${token} with ${hero(one)}` },
  draw: { group: 'Draw', label: ({ card }) => `Draw the ${card}` },
  capture: { group: 'Claim', label: ({ hero: one }) => `Try to capture the mine with ${hero(one)}` },
  engage: {
    group: 'Attack',
    label: ({ target, hero: one }, names) => `Attack ${foe(target, names)} with ${hero(one)}`,
  },
  defect: { group: 'Monsters', label: ({ count }) => `Take on ${counted(count, 'monster')} for nothing` },
  bribe: {
    group: 'Monsters',
    label: ({ count }) => (count === 0 ? 'Bribe none of the monsters' : `Bribe ${counted(count, 'monster')}`),
  },
  form: { group: 'Form', label: ({ squads }) => `Form squads of ${listed(squads.map(String))}` },
  attack: {
    group: 'Attack',
    label: ({ squads, on }) => `Send ${listed(squads.map(squad))} against ${squad(on)}`,
  },
  lose: { group: 'Losses', label: ({ squad: one }) => `Give up ${squad(one)}` },
  retreat: { group: 'Retreat', label: () => 'Retreat' },
  deposit: {
    group: 'Deposit',
    label: ({ what, hero: one }) => `Leave ${held(what)} of ${hero(one)} in the settlement`,
  },
  withdraw: {
    group: 'Withdraw',
    label: ({ what, hero: one }) => `Give ${hero(one)} ${held(what)} from the settlement`,
  },
  offer: { group: 'Alliance', label: ({ to }, { player }) => `Offer ${player(to)} an alliance` },
  propose: { group: 'Rules', label: ({ rules }) => `Propose to play items by ${rules}` },
  reply: { group: 'Alliance', label: ({ yes }) => (yes ? 'Accept the alliance' : 'Decline the alliance') },
  vote: { group: 'Rules', label: ({ yes }) => (yes ? 'Vote yes' : 'Vote no') },
  break: { group: 'Alliance', label: ({ with: other }, { player }) => `Break the alliance with ${player(other)}` },
  end: { group: 'Go on', label: () => 'End' },
};

/** A step in words, and its group's heading. */
export function stepLabel<Kind extends Action['kind']>(
  action: Of<Kind>,
  names: Names,
): { readonly label: string; readonly group: string } {
  const { group, label } = LABELS[action.kind as Kind] as StepLabel<Kind>;
  return { group, label: label(action, names) };
}
