import { capital } from '@woodlog/core/kernel';
import type { Deed, DeedKind } from '@woodlog/core/root-law';
import type { Names } from './names.ts';

/** A deed's label in a menu, and its group. */
interface DeedLabel<Kind extends DeedKind> {
  readonly group: string;
  readonly label: (deed: Deed<Kind>, names: Names) => string;
}

type DeedLabels = { readonly [Kind in DeedKind]: DeedLabel<Kind> };

export const DEED_LABELS: DeedLabels = {
  aid: { group: 'Aid', label: ({ whom }, { side }) => `Aid ${side(whom)}` },
  'aid-exile': { group: 'Aid', label: ({ what }, { thing }) => `Aid the Exile for ${thing(what)}` },
  bank: { group: 'Ministers', label: ({ suit }, { suit: name }) => `Reveal ${name(suit)} cards for the Banker` },
  battle: {
    group: 'Battle',
    label: ({ at, defender }, { place, side }) => `Battle ${side(defender)} in ${place(at)}`,
  },
  battles: { group: 'Battle', label: () => 'Battle in each clearing' },
  build: {
    group: 'Build',
    label: ({ what, at, suit }, { thing, place, suit: name }) =>
      `Build ${thing(what)} in ${place(at)}${suit === undefined ? '' : `, revealing a ${name(suit)} card`}`,
  },
  burn: { group: 'Hirelings', label: () => 'Burn: remove pieces' },
  card: { group: 'Cards', label: ({ card }, { card: name }) => `Use ${name(card)}` },
  coalition: {
    group: 'Cards',
    label: ({ card, whom }, { card: name, side }) => `Form a coalition with ${side(whom)} by ${name(card)}`,
  },
  concert: { group: 'Hirelings', label: ({ at }, { place }) => `Move the band to ${place(at)}` },
  convert: {
    group: 'Conspiracies',
    label: ({ what, at }, { thing, place }) => `Convert ${thing(what)} in ${place(at)}`,
  },
  craft: { group: 'Craft', label: ({ card }, { card: name }) => `Craft ${name(card)}` },
  decamp: { group: 'Camps', label: ({ what, at }, { thing, place }) => `Decamp ${thing(what)} in ${place(at)}` },
  decree: {
    group: 'Decree',
    label: ({ card, column }, { card: name, column: to }) => `Add ${name(card)} to ${to(column)}`,
  },
  delve: {
    group: 'Delve',
    label: ({ what, from, to, card }, { thing, place, card: name }) =>
      `Delve ${thing(what)} out of ${place(from)} into ${place(to)}${by(card, name)}`,
  },
  dig: { group: 'Dig', label: ({ at }, { place }) => `Dig a tunnel into ${place(at)}` },
  dominance: { group: 'Cards', label: ({ card }, { card: name }) => `Activate ${name(card)}` },
  draw: { group: 'Draw', label: () => 'Draw a card' },
  duel: { group: 'Hirelings', label: ({ what }, { thing }) => `Duel: remove ${thing(what)}` },
  encamp: { group: 'Camps', label: ({ what, at }, { thing, place }) => `Encamp ${thing(what)} in ${place(at)}` },
  end: { group: 'Go on', label: () => 'Go on' },
  establish: {
    group: 'Build',
    label: ({ what, at }, { thing, place }) => `Establish ${thing(what)} in ${place(at)}`,
  },
  explore: {
    group: 'Explore',
    label: ({ at }, { place }) => (at === undefined ? 'Explore the ruin' : `Explore the ruin in ${place(at)}`),
  },
  export: { group: 'Craft', label: ({ card }, { card: name }) => `Export ${name(card)}` },
  expose: {
    group: 'Expose',
    label: ({ what, at }, { thing, place }) => `Guess that the plot in ${place(at)} is ${thing(what)}`,
  },
  flip: { group: 'Plots', label: ({ at }, { place }) => `Flip the plot in ${place(at)}` },
  'force-battle': {
    group: 'Hirelings',
    label: ({ at, attacker, defender }, { place, side }) =>
      `Let ${side(attacker)} battle ${side(defender)} in ${place(at)}`,
  },
  'force-move': {
    group: 'Hirelings',
    label: ({ whom, from, to }, { place, side }) =>
      `Move warriors of ${side(whom)} from ${place(from)} to ${place(to)}`,
  },
  'give-hireling': {
    group: 'Hirelings',
    label: ({ whom, hireling }, { side }) => `Give ${ofHireling(hireling, side)} to ${side(whom)}`,
  },
  glide: { group: 'Move', label: ({ from, to }, { place }) => `Glide from ${place(from)} to ${place(to)}` },
  hideout: { group: 'Special action', label: () => 'Hideout: repair three items and end the day' },
  hire: { group: 'Hirelings', label: ({ hireling }, { side }) => `Hire ${ofHireling(hireling, side)}` },
  incite: { group: 'Mobs', label: ({ at }, { place }) => `Incite a mob in ${place(at)}` },
  instigate: {
    group: 'Special action',
    label: ({ at, attacker, defender }, { place, side }) =>
      `Instigate a battle of ${side(attacker)} against ${side(defender)} in ${place(at)}`,
  },
  labor: { group: 'Supporters', label: ({ card }, { card: name }) => `Spend ${name(card)} for the day` },
  lavish: { group: 'Hoard', label: ({ what }, { thing }) => `Lavish: remove ${thing(what)}` },
  march: { group: 'Move', label: () => 'March' },
  minister: { group: 'Ministers', label: ({ minister }, { word }) => `Take the action of ${word(minister)}` },
  mobilize: { group: 'Mobilize', label: () => 'Mobilize: add a card to the supporters' },
  move: {
    group: 'Move',
    label: ({ from, to, card }, { place, card: name }) => `Move from ${place(from)} to ${place(to)}${by(card, name)}`,
  },
  nothing: { group: 'Go on', label: () => 'Do nothing' },
  'open-path': { group: 'Paths', label: ({ at }, { place }) => `Clear ${place(at)}` },
  organize: { group: 'Organize', label: ({ at }, { place }) => `Organize in ${place(at)}` },
  overwork: { group: 'Overwork', label: ({ at }, { place }) => `Overwork in ${place(at)}` },
  place: { group: 'Hirelings', label: ({ at }, { place }) => `Place in ${place(at)}` },
  plot: { group: 'Plots', label: ({ at }, { place }) => `Plot in ${place(at)}` },
  price: {
    group: 'Prices',
    label: ({ service, price }, { word }) => `Set the price of ${word(service)} to ${price ?? 'any'}`,
  },
  quest: {
    group: 'Quest',
    label: ({ card, improvised }, { card: name, thing }) =>
      `Complete ${name(card)}${improvised === undefined ? '' : `, another item in place of ${thing(`%${improvised}`)}`}`,
  },
  raze: { group: 'Mobs', label: ({ at }, { place }) => `Raze ${place(at)}` },
  recover: {
    group: 'Recover',
    label: ({ what, from, card }, { thing, place, card: name }) =>
      `Recover ${thing(what)} in ${place(from)}${by(card, name)}`,
  },
  recruit: {
    group: 'Recruit',
    label: ({ at, suit }, { place, suit: name }) =>
      `Recruit${at === undefined ? '' : ` in ${place(at)}`}${suit === undefined ? '' : `, with a ${name(suit)} card`}`,
  },
  repair: { group: 'Repair', label: () => 'Repair an item' },
  retinue: {
    group: 'Retinue',
    label: ({ card, column }, { card: name, column: to }) => `Add ${name(card)} to ${to(column)}`,
  },
  revolt: { group: 'Revolt', label: ({ at }, { place }) => `Revolt in ${place(at)}` },
  roll: { group: 'Mobs', label: () => 'Roll the mob die' },
  sacrifice: { group: 'Rituals', label: () => 'Sacrifice: a warrior goes to the acolytes' },
  sail: { group: 'Hirelings', label: () => 'Sail the Flotilla' },
  sanctify: {
    group: 'Conspiracies',
    label: ({ what, at }, { thing, place }) => `Sanctify ${thing(what)} in ${place(at)}`,
  },
  score: {
    group: 'Score',
    label: ({ suit }, { suit: name }) => (suit === undefined ? 'Score' : `Score the ${name(suit)} gardens`),
  },
  scorch: { group: 'Special action', label: () => 'Scorched earth' },
  service: {
    group: 'Services',
    label: ({ service, price }, { word }) =>
      `Buy ${word(service)}${price == null ? '' : ` for ${price} ${price === 1 ? 'warrior' : 'warriors'}`}`,
  },
  shift: {
    group: 'Retinue',
    label: ({ card, start, column }, { card: name, column: to }) =>
      `Shift ${name(card)} from ${to(start)} to ${to(column)}`,
  },
  slip: { group: 'Move', label: ({ to }, { place }) => `Slip to ${place(to)}` },
  'spend-bird': { group: 'Bonus', label: () => 'Spend a bird card for one more action' },
  spies: { group: 'Hirelings', label: () => 'Use the Spies' },
  spread: { group: 'Sympathy', label: ({ at }, { place }) => `Spread sympathy to ${place(at)}` },
  steal: {
    group: 'Steal',
    label: ({ whom, at }, { side, place }) =>
      `Steal${whom === undefined ? '' : ` from ${side(whom)}`}${at === undefined ? '' : ` in ${place(at)}`}`,
  },
  strike: { group: 'Strike', label: ({ what }, { thing }) => `Strike ${thing(what)}` },
  sway: { group: 'Sway', label: ({ what }, { thing }) => `Sway ${thing(what)}` },
  take: { group: 'Hirelings', label: ({ card }, { card: name }) => `Take ${name(card)}` },
  'take-dominance': { group: 'Cards', label: ({ card }, { card: name }) => `Take ${name(card)} to your hand` },
  train: { group: 'Train', label: () => 'Train an officer' },
  trick: {
    group: 'Trick',
    label: ({ at, with: other }, { place }) => `Swap the plots in ${place(at)} and ${place(other)}`,
  },
  turmoil: {
    group: 'Decree',
    label: ({ column }, { column: name }) => `Fall into turmoil: ${name(column)} cannot be resolved`,
  },
  uprising: { group: 'Hirelings', label: () => 'Roll for an uprising' },
  vaults: { group: 'Hirelings', label: () => 'Use the vaults' },
};

const by = (card: string | undefined, name: (card: string) => string): string =>
  card === undefined ? '' : card === '?' ? ', by a card not known' : `, by ${cardOrSuit(card, name)}`;

const cardOrSuit = (card: string, name: (card: string) => string): string =>
  /^[BFMR]$/.test(card) ? name(`${card}#`) : name(card);

const ofHireling = (letter: string | undefined, side: (letter: string) => string): string =>
  letter === undefined ? 'the hireling' : side(letter);

/**
 * A deed in words, and its group's heading.
 *
 * @example const { label, group } = deedLabel({ kind: 'march', law: '6.5.2' }, names);
 */
export function deedLabel<Kind extends DeedKind>(deed: Deed<Kind>, names: Names): { label: string; group: string } {
  const { group, label } = DEED_LABELS[deed.kind] as DeedLabel<Kind>;
  const { hireling } = deed as { readonly hireling?: string };
  const own = hireling === undefined || deed.kind === 'hire' || deed.kind === 'give-hireling';
  return {
    group: own ? group : 'Hirelings',
    label: own ? label(deed, names) : `${capital(names.side(hireling))}: ${label(deed, names)}`,
  };
}
