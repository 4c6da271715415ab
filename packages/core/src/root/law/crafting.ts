import { act, listed } from '../../kernel/index.ts';
import type { Component } from '../action.ts';
import type { CraftIcon, DeckCard } from '../data/cards/card.ts';
import { CLEARING_SUITS, CLEARINGS } from '../data/vocabulary.ts';
import { chooseOne } from './choose.ts';
import type { CraftPower } from './faction-law.ts';
import type { Choice, Turn } from './step.ts';
import { type RulesContext, clearingsOfSuit } from './context.ts';
import { afterItemCrafted, availableItem } from './craft.ts';
import { isInPlay } from './effects/play-area.ts';
import { type KindOfCard, kindsOfCards } from './deck.ts';
import { itemOfCard } from './cards.ts';
import { NONE, spellingOf } from '../cards/descriptions.ts';
import { type Unmet, unmet } from './unmet.ts';
import { SUIT_NAMES } from '../data/names.ts';
import { cardEffects } from './effects/effects.ts';
import { countPieces } from './powers.ts';
import type { RootTurn } from './questions.ts';
import { removeAllEnemies } from './remove.ts';
import { score } from './score.ts';
import type { ColumnIndex } from '../table/indices.ts';
import type { Pile } from '../cards/pile.ts';
import type { Layout } from '../table/layout.ts';
import { pileAt, playerAt } from '../table/look-up.ts';
import type { Deed } from './deed.ts';
import { sumOf } from '../sum-of.ts';

/** Nothing to activate yet, by suit. */
export const noPower = (): CraftPower => ({ F: 0, M: 0, R: 0, any: 0 });

/** The pieces of these columns on the map, by the suit of their clearing. */
function powerOf({ state, suits }: RulesContext, columns: readonly ColumnIndex[]): CraftPower {
  const power = noPower();
  for (const clearing of CLEARINGS) {
    const row = state.rows[clearing];
    if (row !== undefined) power[(suits[clearing] ?? 'any') as CraftIcon] += countPieces(row, columns);
  }
  return power;
}

/** What the player can still activate, by suit. */
export function powerLeft(turn: Turn): CraftPower {
  const { crafting } = turn.me.law;
  const { activated } = turn.flags;
  const { F, M, R, any } = crafting?.power?.(turn, turn.me) ?? powerOf(turn, crafting?.pieces?.(turn, turn.me) ?? []);
  return {
    F: Math.max(0, F - (activated['F'] ?? 0)),
    M: Math.max(0, M - (activated['M'] ?? 0)),
    R: Math.max(0, R - (activated['R'] ?? 0)),
    any: Math.max(0, any - (activated['any'] ?? 0)),
  };
}

/** Whether these icons can be activated (4.1.1); a question mark takes any suit. */
export function affords(power: Readonly<CraftPower>, cost: readonly CraftIcon[]): boolean {
  if (cost.length > power.F + power.M + power.R + power.any) return false;
  let missing = 0;
  for (const suit of CLEARING_SUITS) {
    let need = -power[suit];
    for (const icon of cost) if (icon === suit) need += 1;
    if (need > 0) missing += need;
  }
  return missing <= power.any;
}

/** A card that is, or may be, in the hand of a player who can pay its cost. */
export interface Craftable {
  readonly card: Component;
  readonly printed: DeckCard;
  /** Whether it is known to be in the hand. */
  readonly certain: boolean;
}

/**
 * The cards whose cost a player can pay now, one of each kind (4.1.1). For cards that are not well known, all that they
 * may be.
 */
export function craftable(turn: Turn): Craftable[] {
  const { me, layout, state } = turn;
  const { crafting } = me.law;
  const power = powerLeft(turn);
  if (crafting === undefined || power.F + power.M + power.R + power.any === 0) return [];
  const most = crafting.most?.(turn, me) ?? Number.POSITIVE_INFINITY;
  const { cards } = layout;
  const hand = pileAt(state, playerAt(layout, me.index).handPile);
  const vague = hand.filter((other) => cards.printed[other] === null);
  const found: Craftable[] = [];
  for (const { card, known, printed } of kindsOfCards(layout)) {
    const certain = hand.includes(known);
    if (!certain && !mayBeAmong(cards, vague, known)) continue;
    if (printed.cost.length <= most && affords(power, printed.cost)) found.push({ card, printed, certain });
  }
  return found;
}

function mayBeAmong(cards: Layout['cards'], vague: Pile, known: Pile[number]): boolean {
  for (const other of vague) if (cards.meet(other, known) === known) return true;
  return false;
}

/** The cards that can be crafted now (4.1). */
export function craftChoices(turn: Turn): Choice[] {
  const law = turn.me.law.crafting?.law ?? '4.1';
  const found: Choice[] = [];
  for (const { card, printed, certain } of craftable(turn)) {
    if (!mayCraft(turn, card, printed.kind)) continue;
    const option: Deed = { kind: 'craft', law, card };
    found.push({
      option: certain ? option : { ...option, requires: 'hand' },
      play: () => craft(turn, card, printed.cost),
    });
  }
  return found;
}

/** Why nobody may craft a card, or the card of an item, even with it in hand (4.1). */
export function craftUnmet(turn: Turn, what: Component): Unmet | null {
  const { layout, me } = turn;
  if (isInPlay(turn.state, layout, me.index, what)) return IN_PLAY;
  const { cards } = layout;
  const written = cards.byName.get(what.includes('#') ? what : `#${what}`);
  const item = itemOfCard(turn, written === undefined ? what : spellingOf(cards, written));
  if (item !== null && me.law.forbidsCrafting?.(turn, me, item) === true) return FORGED;
  const isOne = ({ known }: KindOfCard): boolean => written !== undefined && cards.meet(known, written) !== NONE;
  const kinds = kindsOfCards(layout).filter(isOne);
  if (kinds.length > 0 && kinds.every(({ printed: { kind } }) => kind === 'ambush' || kind === 'dominance'))
    return NOT_TO_CRAFT;
  const { crafting } = me.law;
  if (crafting === undefined) return null;
  const power = powerLeft(turn);
  const all = kinds.map(({ printed }) => printed.cost);
  if (all.length === 0 || all.some((cost) => affords(power, cost))) return null;
  const [cost = []] = all;
  const costs = `it costs ${costText(cost)}`;
  if (crafting.pieces === undefined) return unmet(crafting.law, `${costs}, which they cannot pay`);
  return unmet('4.1.1', `${costs}, and their crafting pieces left are ${powerText(power)}`);
}

/** `2 fox and 1 of any suit`. */
function powerText(power: Readonly<CraftPower>): string {
  const some = ICONS.filter((icon) => power[icon] > 0);
  return listed(some.map((icon) => `${power[icon]} ${icon === 'any' ? 'of any suit' : SUIT_NAMES[icon]}`)) || 'none';
}

const ICONS = [...CLEARING_SUITS, 'any'] as const;

function costText(cost: readonly CraftIcon[]): string {
  const power = noPower();
  for (const icon of cost) power[icon] += 1;
  return powerText(power);
}

const IN_PLAY = unmet('4.1.4', 'one is in their play area already');
const NOT_TO_CRAFT = unmet('4.1', 'ambush and dominance cards have no effect to craft');
const FORGED = unmet('ROOT-146', 'it lies on the card of the Legendary Forge, where they have no piece');

function mayCraft(turn: Turn, card: Component, kind: string): boolean {
  if (kind === 'item') return availableItem(turn, card, turn.me) !== null;
  if (kind === 'persistent') return !isInPlay(turn.state, turn.layout, turn.me.index, card);
  return kind === 'favor';
}

/** Crafts a card from the hand: activates pieces (4.1.1), then carries out its effect (4.1.2, 4.1.3). */
function* craft(turn: Turn, card: Component, cost: readonly CraftIcon[]): RootTurn {
  const { me } = turn;
  yield* activate(turn, cost);
  const item = availableItem(turn, card, me);
  const printed = kindsOfCards(turn.layout).find((kind) => kind.card === card)?.printed;
  turn.cite(printed?.kind === 'persistent' ? '4.1.3' : '4.1.2');
  yield* act({ kind: 'craft', what: card });
  // A card that the Mole Artisans gave back may be crafted again; then it lies in the hand no longer.
  const shown = turn.flags.revealed.indexOf(card);
  if (shown >= 0) turn.flags.revealed.splice(shown, 1);
  if (printed?.kind === 'favor') {
    yield* removeAllEnemies(turn, me, ...clearingsOfSuit(turn, printed.suit));
  }
  if (item === null) return;
  yield* me.law.craftedItem?.(turn, me, card) ?? NOTHING;
  const listed = printed?.vp ?? 0;
  const { gained } = me.law.crafting ?? {};
  const points =
    gained === undefined
      ? (me.law.crafting?.points?.(turn, me, listed) ?? listed)
      : yield* gained(turn, me, item, listed);
  const more = sumOf(cardEffects(turn, me), ({ craftPoints = 0 }) => craftPoints);
  turn.cite('3.2.2');
  yield* score(turn, me, points + more);
  yield* afterItemCrafted(turn, me);
}

/** Activates pieces for the icons of a card. The player chooses the suits for question marks. */
export function* activate(turn: Turn, cost: readonly CraftIcon[]): RootTurn {
  const { me, flags } = turn;
  const icons: CraftIcon[] = [];
  const use = (suit: CraftIcon): void => {
    flags.activated[suit] = (flags.activated[suit] ?? 0) + 1;
    icons.push(suit);
  };
  for (const suit of cost) if (suit !== 'any') use(powerLeft(turn)[suit] > 0 ? suit : 'any');
  for (let n = cost.filter((icon) => icon === 'any').length; n > 0; n--) {
    const left = powerLeft(turn);
    const options = ICONS.filter((suit) => left[suit] > 0);
    use(yield* chooseOne(me, '4.1.1', 'suit', 'suit of the crafting piece to activate', options));
  }
  yield* me.law.crafting?.pay?.(turn, me, icons) ?? NOTHING;
}

const NOTHING: readonly never[] = [];
