import type { Players } from '../law/context.ts';
import type { Component, SuitLetter } from '../action.ts';
import type { Deed, DeedKind, DeedView, Spot } from '../law/deed.ts';
import type { Layout } from '../table/layout.ts';
import type { Turn } from '../law/step.ts';
import { isMoveOnMap } from './beyond-turn.ts';
import type { Effect, Way } from './effects.ts';
import { isExhausted, isFoughtAgain, isLoss, isLossOfOthers } from './left-out.ts';
import type { WrittenLine } from './written-line.ts';

/** Where a path stands in the line being matched. */
export interface Here {
  readonly players: Players;
  readonly line: WrittenLine;
  /** What is still to come, as counts. */
  readonly left: readonly number[];
  /** What is still to come, as effects. */
  readonly coming: readonly Effect[];
  /** Answers since the step last did something, if several are asked for one thing. */
  readonly given: readonly string[];
  /** The deed chosen last. */
  readonly deed: Deed | null;
  readonly turn: Turn;
  /** Whether the path may have no violation. */
  readonly lawful: boolean;
}

/**
 * The index of the first action of the log that may belong to a menu's option; `null` if none does, or if all are written
 * too far ahead to be taken yet.
 */
export function firstSignOf(here: Here, option: Deed): number | null {
  const { line, left, coming, players } = here;
  const isSign = signOf(here, option);
  const last = line.reach(left);
  let isLate = false;
  for (const effect of coming) {
    // An option without a sign may belong to the next action, so it comes before those of later ones.
    if (isSign === null) return line.firstLeft(left) + 0.5;
    if (!isSign(effect)) continue;
    if (!line.isLate(effect, last)) return effect.action;
    isLate = true;
  }
  if (isLate) return null;
  // The defender may ask a price, and an unpaid one leaves nothing in the log (Chmd.2.2, ROOT-198).
  const { defender }: DeedView = option;
  const attacked = players.sides.find((one) => one.letter === defender);
  return attacked?.law.beforeBattle === undefined ? null : line.actions.length;
}

type Sign = (effect: Effect) => boolean;

/** Whether an effect of the log may belong to this deed; `null` if the deed does not say. */
type SignOf<Option extends Deed = Deed> = (here: Here, deed: Option) => Sign | null;

const rowOf = ({ line }: Here, spot: Spot | undefined): number => line.layout.placeOf.get(`${spot}`)?.row ?? -1;

/** A card of the log that may be this one, and goes as it should. */
const isCard =
  ({ line }: Here, wanted: Component, goes: (card: NonNullable<Effect['card']>) => boolean = () => true): Sign =>
  ({ card }) =>
    card !== undefined && line.meets(card.what, wanted) && goes(card);

const hired: SignOf =
  (_here, { hireling }) =>
  ({ hire }) =>
    hire?.hireling === hireling;

const fought: SignOf<Deed<'battle' | 'force-battle' | 'instigate'>> = (here, { at, defender }) => {
  const { line, lawful } = here;
  const row = rowOf(here, at);
  // A second battle's announcement may be missing; what it removed is written.
  const isLeftOut =
    line.reading.assume &&
    lawful &&
    line.actions.some(
      (act) =>
        act.kind === 'battle' &&
        act.defender === defender &&
        act.clearing === `${at}` &&
        isFoughtAgain(line.actions, act),
    );
  return (effect) =>
    (effect.battle?.defender === defender && effect.battle.clearing === `${at}`) ||
    (isLeftOut && isLoss(line.layout, effect, row, defender));
};

const travelled: SignOf<Deed<'move' | 'slip' | 'glide' | 'delve' | 'recover'>> = (here, { from, to, hireling }) => {
  const { players, turn } = here;
  const [start, end] = [rowOf(here, from), rowOf(here, to)];
  const isOwn = (column: number): boolean =>
    turn.me.pieces.some((piece) => piece === column) ||
    players.hirelings.some((one) => one.letter === hireling && one.pieces.some((piece) => piece === column));
  return ({ way }) =>
    way !== undefined &&
    (from === undefined || way.from === start) &&
    way.to === end &&
    way.column === way.toColumn &&
    isOwn(way.column);
};

const joined: SignOf<Deed<'decree' | 'retinue' | 'shift'>> = (here, { card, column }) => {
  // A faction's own cards are counted like pieces.
  const [reached, counted] = [rowOf(here, `${here.turn.me.letter}$_${column}`), here.line.layout.columnOf.get(card)];
  const isJoined = isCard(here, card, ({ to }) => to.endsWith(`_${column}`));
  return (effect) => isJoined(effect) || (effect.way?.to === reached && effect.way.toColumn === counted);
};

/** A card changes hands, or is discarded or drawn if the other is a bot; or the score marker does (9.2.8). */
const dealtWith: SignOf<Deed<'aid' | 'coalition'>> = ({ turn: { me }, players }, { whom }) => {
  const { letter } = me;
  const isBot = players.sides.some((one) => one.letter === whom && one.bot);
  return ({ key, card }) =>
    (card?.from === letter && (card.to === whom || (isBot && card.to === 'discard'))) ||
    (card?.to === letter && (card.from === whom || (isBot && card.from === 'draw'))) ||
    key.includes(`"board":"${whom}$"`);
};

/** A card that may be of a suit, or a bird, is discarded; a card of any suit without one. */
const discarded: SignOf<Deed & { readonly suit?: SuitLetter }> = ({ line, turn: { me } }, { suit }) => {
  const { letter } = me;
  const fitting = suit === undefined ? ['#'] : [`${suit}#`, 'B#'];
  return ({ card }) =>
    card?.from === letter && card.to === 'discard' && fitting.some((one) => line.meets(card.what, one));
};

/** Something is placed, not moved, but for a token removed first (12.2.4); who wins by a removal places nothing (3.1). */
const placedAt: SignOf<Deed & { readonly at?: Spot }> = (here, { at }) => {
  const { line, turn } = here;
  const isToken = ({ column }: Way): boolean => turn.me.tokens.some((token) => token === column);
  const row = rowOf(here, at);
  const isPlaced = (way: Way): boolean => way.to === row && (isToken(way) || !isMoveOnMap(line.layout, way));
  return (effect) => (effect.way && isPlaced(effect.way)) || isLossOfOthers(line.layout, effect, row, turn.me.letter);
};

/** A leaving piece's face does not matter; whoever may answer a removal loses other pieces (Chmd.2.3). */
function pieceSigns({ line: { layout }, players }: Here, what: Component) {
  const piece = layout.columnOf.get(what);
  const is = (column: number): boolean => piece !== undefined && isSamePiece(layout, column, piece);
  const answering = players.seats.find(({ law, pieces }) => law.beforeRemoval && pieces.some(is))?.pieces ?? [];
  return { is, leaves: (column: number): boolean => is(column) || answering.some((one) => one === column) };
}

const changedAt: SignOf<Deed<'build' | 'encamp' | 'decamp' | 'establish' | 'convert' | 'sanctify'>> = (
  here,
  { what, at },
) => {
  const row = rowOf(here, at);
  const { is, leaves } = pieceSigns(here, what);
  return ({ way }) => (way?.to === row && is(way.toColumn)) || (way?.from === row && leaves(way.column));
};

const removed: SignOf<Deed<'duel' | 'strike' | 'lavish' | 'aid-exile' | 'sway'>> = (here, { what }) => {
  const { leaves } = pieceSigns(here, what);
  return ({ way }) => way !== undefined && leaves(way.column);
};

/** Deeds that have no sign of their own in a log. */
type Unsaid =
  | 'battles'
  | 'burn'
  | 'card'
  | 'concert'
  | 'end'
  | 'explore'
  | 'force-move'
  | 'hideout'
  | 'labor'
  | 'march'
  | 'minister'
  | 'mobilize'
  | 'nothing'
  | 'raze'
  | 'repair'
  | 'roll'
  | 'sail'
  | 'scorch'
  | 'spies'
  | 'train'
  | 'turmoil'
  | 'uprising'
  | 'vaults';

/** The sign of each other kind of deed in a log. */
const SIGNS: { readonly [Kind in Exclude<DeedKind, Unsaid>]: SignOf<Extract<Deed, { readonly kind: Kind }>> } = {
  aid: dealtWith,
  'aid-exile': removed,
  bank: discarded,
  battle: fought,
  build: changedAt,
  coalition: dealtWith,
  convert: changedAt,
  craft:
    ({ line }, { card }) =>
    (effect) =>
      effect.craft !== undefined && line.crafts(card, effect.craft),
  decamp: changedAt,
  decree: joined,
  delve: travelled,
  dig: placedAt,
  // An activated dominance card goes to its player's board (3.3.1), and comes as a draw (3.3.4, D66).
  dominance: (here, { card }) => isCard(here, card, ({ to }) => to === `${here.turn.me.letter}$`),
  draw:
    ({ turn: { me } }) =>
    ({ card }) =>
      card?.from === 'draw' && card.to === me.letter,
  duel: removed,
  encamp: changedAt,
  establish: changedAt,
  export: (here, { card }) => isCard(here, card, ({ from }) => from === here.turn.me.letter),
  expose:
    (_here, { what, at }) =>
    ({ key }) =>
      key.includes(`"plot":"${what}","clearing":"${at}"`),
  // A plot is turned up, and a bomb removes what is there (13.4.2, 13.7.1).
  flip: (here, { at }) => {
    const row = rowOf(here, at);
    return (effect) =>
      effect.key.includes(`"at":"${at}"`) || isLossOfOthers(here.line.layout, effect, row, here.turn.me.letter);
  },
  'force-battle': fought,
  'give-hireling': hired,
  glide: travelled,
  hire: hired,
  incite: placedAt,
  instigate: fought,
  lavish: removed,
  move: travelled,
  'open-path':
    (_here, { at }) =>
    ({ key }) =>
      key.includes(`"path":"${at}"`),
  organize: placedAt,
  overwork: placedAt,
  // A hireling's token may come from another clearing (ROOT-184).
  place: (here, { at }) => {
    const row = rowOf(here, at);
    return ({ way }) => way?.to === row;
  },
  plot: placedAt,
  price:
    (_here, { service, price }) =>
    ({ key }) =>
      key === `price ${service} ${price}`,
  quest: (here, { card }) => isCard(here, card, ({ from }) => from === 'Q'),
  recover: travelled,
  recruit(here, { at }) {
    const { layout } = here.line;
    const row = rowOf(here, at);
    return ({ way }) =>
      way !== undefined &&
      (at === undefined ? way.from === layout.supplyRow : way.to === row && !isMoveOnMap(layout, way)) &&
      here.turn.me.warriors.some((column) => column === way.column);
  },
  retinue: joined,
  revolt: placedAt,
  sacrifice: placedAt,
  sanctify: changedAt,
  score: (here, deed) => (deed.suit === undefined ? null : discarded(here, deed)),
  // The Riverfolk may have no warriors left for their Payments: then the price shows in what he exhausts (11.2.6.III).
  service(here, deed) {
    const { layout } = here.line;
    if (here.turn.me.law.purse === undefined) return placedAt(here, deed);
    return (effect) => isExhausted(layout, effect);
  },
  shift: joined,
  slip: travelled,
  // Any other card is spent for something else (6.5).
  'spend-bird': (here, deed) => discarded(here, { ...deed, suit: 'B' }),
  spread: placedAt,
  steal: (here, { whom, hireling }) =>
    whom === undefined || hireling !== undefined ? null : dealtWith(here, { kind: 'aid', law: '', whom }),
  strike: removed,
  sway: removed,
  take: (here, { card }) => isCard(here, card),
  'take-dominance': (here, { card }) => isCard(here, card, ({ from, what }) => from === 'draw' && what !== '#'),
  // Two plots change places (13.5.4).
  trick: (_here, deed) => {
    const clearings = JSON.stringify([`${deed.at}`, `${deed.with}`].sort());
    return ({ key }) => key === clearings;
  },
};

const signOf = (here: Here, deed: Deed): Sign | null =>
  (SIGNS as Partial<Record<DeedKind, SignOf>>)[deed.kind]?.(here, deed) ?? null;

/** Whether two are the same piece, whatever their faces. */
function isSamePiece({ columns }: Layout, one: number, other: number): boolean {
  return (columns[one]?.home ?? one) === (columns[other]?.home ?? other);
}
