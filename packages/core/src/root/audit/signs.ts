import type { Players } from '../law/context.ts';
import type { Component } from '../action.ts';
import type { Deed, DeedKind, DeedView, Spot } from '../law/deed.ts';
import type { Layout } from '../table/layout.ts';
import type { Turn } from '../law/step.ts';
import type { Effect } from './effects.ts';
import { isExhausted, isFoughtAgain, isLoss, isLossOfOthers } from './left-out.ts';
import type { WrittenLine } from './written-line.ts';

/** Where a way through the law stands in the line that is matched. */
export interface Here {
  readonly players: Players;
  readonly line: WrittenLine;
  /** What of it is still to come. */
  readonly left: readonly number[];
  /** The same as effects. */
  readonly coming: readonly Effect[];
  /** Answers given since the step last did something, where several are asked for one thing. */
  readonly given: readonly string[];
  readonly turn: Turn;
  /** Whether the way may have no breach. */
  readonly lawful: boolean;
}

/** The index of the first action in the log that an option of a menu may be of; `null` where nothing in it is. */
export function firstSignOf(here: Here, option: Deed): number | null {
  const { line, left, coming, players } = here;
  const isSign = signOf(here, option);
  let first: number | null = null;
  for (const effect of coming) {
    // It does not say what it is of: it may be of the next, so it comes before what is of a later one.
    if (isSign === null) return line.firstLeft(left) + 0.5;
    if (isSign(effect)) first = Math.min(first ?? effect.action, effect.action);
  }
  // Who is attacked may ask a price, and where it is not paid nothing is written (Chmd.2.2, ROOT-198).
  const { defender }: DeedView = option;
  const attacked = players.sides.find((one) => one.letter === defender);
  return first === null && attacked?.law.beforeBattle !== undefined ? line.actions.length : first;
}

type Sign = (effect: Effect) => boolean;

/** Whether an effect of the log may be one of this deed; `null` where the deed does not say what it is of. */
type SignOf<Option extends Deed = Deed> = (here: Here, deed: Option) => Sign | null;

const rowOf = ({ line }: Here, spot: Spot | undefined): number => line.layout.placeOf.get(`${spot}`)?.row ?? -1;

const isCard =
  ({ line }: Here, card: Component): Sign =>
  (effect) =>
    effect.card !== undefined && line.meets(effect.card.what, card);

const unsaid: SignOf = () => null;

const hired: SignOf =
  (_here, { hireling }) =>
  ({ hire }) =>
    hire?.hireling === hireling;

const fought: SignOf<Deed<'battle' | 'force-battle' | 'instigate'>> = (here, { at, defender }) => {
  const { line, lawful } = here;
  const row = rowOf(here, at);
  // The announcement of a second one may be left out; what it removed is written.
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
  // A card of the faction's own is counted as pieces are.
  const [reached, counted] = [rowOf(here, `${here.turn.me.letter}$_${column}`), here.line.layout.columnOf.get(card)];
  const meets = isCard(here, card);
  return (effect) =>
    (effect.card?.to.endsWith(`_${column}`) === true && meets(effect)) ||
    (effect.way?.to === reached && effect.way.toColumn === counted);
};

/** A card changes hands, or is discarded or drawn where the other is a bot; or the score marker does (9.2.8). */
const dealtWith: SignOf<Deed<'aid' | 'coalition'>> = ({ turn: { me } }, { whom }) => {
  const { letter } = me;
  return ({ key, card }) =>
    (card?.from === letter && (card.to === whom || card.to === 'discard')) ||
    (card?.to === letter && (card.from === whom || card.from === 'draw')) ||
    key.includes(`"board":"${whom}$"`);
};

const discarded: SignOf = ({ turn: { me } }) => {
  const { letter } = me;
  return ({ card }) => card?.from === letter && card.to === 'discard';
};

/** Something comes to a place; who wins by what is removed there places nothing any more (3.1). */
const placedAt: SignOf<Deed & { readonly at?: Spot }> = (here, { at }) => {
  const { line, turn } = here;
  const row = rowOf(here, at);
  return (effect) => effect.way?.to === row || isLossOfOthers(line.layout, effect, row, turn.me.letter);
};

/** Which face a piece showed as it left does not matter; who may answer a removal loses others of its pieces (Chmd.2.3). */
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

/** By what each kind of deed is known in a log. */
const SIGNS: { readonly [Kind in DeedKind]: SignOf<Extract<Deed, { readonly kind: Kind }>> } = {
  aid: dealtWith,
  'aid-exile': removed,
  bank: discarded,
  battle: fought,
  battles: unsaid,
  build: changedAt,
  burn: unsaid,
  card: unsaid,
  coalition: dealtWith,
  concert: unsaid,
  convert: changedAt,
  craft:
    ({ line }, { card }) =>
    (effect) =>
      effect.craft !== undefined && line.crafts(card, effect.craft),
  decamp: changedAt,
  decree: joined,
  delve: travelled,
  dig: placedAt,
  // A dominance card goes to its player's board as it is activated (3.3.1), and comes as a draw (3.3.4, D66).
  dominance: (here, { card }) => {
    const meets = isCard(here, card);
    return (effect) => meets(effect) && effect.card?.to === `${here.turn.me.letter}$`;
  },
  draw: unsaid,
  duel: removed,
  encamp: changedAt,
  end: unsaid,
  establish: changedAt,
  explore: unsaid,
  export: (here, { card }) => {
    const meets = isCard(here, card);
    return (effect) => meets(effect) && effect.card?.from === here.turn.me.letter;
  },
  expose:
    (_here, { what, at }) =>
    ({ key }) =>
      key.includes(`"plot":"${what}","clearing":"${at}"`),
  flip: placedAt,
  'force-battle': fought,
  'force-move': unsaid,
  'give-hireling': hired,
  glide: travelled,
  hideout: unsaid,
  hire: hired,
  incite: placedAt,
  instigate: fought,
  labor: unsaid,
  lavish: removed,
  march: unsaid,
  minister: unsaid,
  mobilize: unsaid,
  move: travelled,
  nothing: unsaid,
  'open-path':
    (_here, { at }) =>
    ({ key }) =>
      key.includes(`"path":"${at}"`),
  organize: placedAt,
  overwork: placedAt,
  place: placedAt,
  plot: placedAt,
  price:
    (_here, { service, price }) =>
    ({ key }) =>
      key === `price ${service} ${price}`,
  quest:
    ({ line }, { card: quest }) =>
    ({ card }) =>
      card?.from === 'Q' && line.meets(card.what, quest),
  raze: unsaid,
  recover: travelled,
  recruit(here, deed) {
    const { layout } = here.line;
    const { warriors } = here.turn.me;
    if (deed.at !== undefined) return placedAt(here, deed);
    return ({ way }) => way?.from === layout.supplyRow && warriors.some((column) => column === way.column);
  },
  repair: unsaid,
  retinue: joined,
  revolt: placedAt,
  roll: unsaid,
  sacrifice: placedAt,
  sail: unsaid,
  sanctify: changedAt,
  score: (here, deed) => (deed.suit === undefined ? null : discarded(here, deed)),
  scorch: unsaid,
  // The Riverfolk may have no warriors left that go into their Payments: the price is what he exhausts (11.2.6.III).
  service(here, deed) {
    const { layout } = here.line;
    if (here.turn.me.law.purse === undefined) return placedAt(here, deed);
    return (effect) => isExhausted(layout, effect);
  },
  shift: joined,
  slip: travelled,
  'spend-bird': discarded,
  spies: unsaid,
  spread: placedAt,
  steal: (here, { whom, hireling }) =>
    whom === undefined || hireling !== undefined ? null : dealtWith(here, { kind: 'aid', law: '', whom }),
  strike: removed,
  sway: removed,
  take: (here, { card }) => isCard(here, card),
  'take-dominance': (here, { card }) => {
    const meets = isCard(here, card);
    return (effect) => meets(effect) && effect.card?.from === 'draw' && effect.card.what !== '#';
  },
  train: unsaid,
  trick: placedAt,
  turmoil: unsaid,
  uprising: unsaid,
  vaults: unsaid,
};

const signOf = (here: Here, deed: Deed): Sign | null => (SIGNS[deed.kind] as SignOf)(here, deed);

/** Whether two are the same piece, whatever faces they show. */
function isSamePiece({ columns }: Layout, one: number, other: number): boolean {
  return (columns[one]?.home ?? one) === (columns[other]?.home ?? other);
}
