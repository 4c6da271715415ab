import type { Players } from '../law/context.ts';
import type { MenuOption } from '../law/questions.ts';
import type { Layout } from '../table/layout.ts';
import type { Turn } from '../turn/step.ts';
import type { Effect } from './effects.ts';
import { isExhausted, isLoss, isLossOfOthers } from './left-out.ts';
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
export function firstSignOf(here: Here, option: MenuOption): number | null {
  const { line, left, coming, players } = here;
  const isSign = signOf(here, option);
  let first: number | null = null;
  for (const effect of coming) {
    // It does not say what it is of: it may be of the next, so it comes before what is of a later one.
    if (isSign === null) return line.firstLeft(left) + 0.5;
    if (isSign(effect)) first = Math.min(first ?? effect.action, effect.action);
  }
  // Who is attacked may ask a price, and where it is not paid nothing is written (Chmd.2.2, ROOT-198).
  const attacked = players.sides.find((one) => one.letter === option['defender']);
  return first === null && attacked?.law.beforeBattle !== undefined ? line.actions.length : first;
}

/** Whether an effect of the log may be one of this option; `null` where the option does not say what it is of. */
function signOf({ line, turn, lawful, players }: Here, option: MenuOption): ((effect: Effect) => boolean) | null {
  const { kind, from, to, at, defender, card, column, what, plot, discards, hireling } = option;
  const { path, quest, whom, service, price } = option;
  const { layout } = line;
  const taker = turn.me;
  const { letter, warriors } = taker;
  const isOwn = (column: number): boolean =>
    taker.pieces.some((piece) => piece === column) ||
    players.hirelings.some((one) => one.letter === hireling && one.pieces.some((piece) => piece === column));
  const row = (place: unknown): number => layout.placeOf.get(`${place as string}`)?.row ?? -1;
  const isCard = (effect: Effect): boolean =>
    effect.card !== undefined && line.meets(effect.card.what, `${card as string}`);
  if (kind === 'hire' || kind === 'give-hireling') return ({ hire }) => hire?.hireling === hireling;
  if (kind === 'craft') return (effect) => effect.craft !== undefined && line.crafts(`${card as string}`, effect.craft);
  if (defender !== undefined)
    return (effect) =>
      (effect.battle?.defender === defender && effect.battle.clearing === `${at as number}`) ||
      // Its announcement may be left out; what it removed is written.
      (line.reading.assume && lawful && isLoss(layout, effect, row(at), `${defender as string}`));
  if (from !== undefined && to !== undefined)
    return ({ way }) =>
      way?.from === row(from) && way.to === row(to) && way.column === way.toColumn && isOwn(way.column);
  if (column !== undefined && card !== undefined) {
    // A card of the faction's own is counted as pieces are.
    const [reached, counted] = [row(`${letter}$_${column as string}`), layout.columnOf.get(`${card as string}`)];
    return (effect) =>
      (effect.card?.to.endsWith(`_${column as string}`) === true && isCard(effect)) ||
      (effect.way?.to === reached && effect.way.toColumn === counted);
  }
  // The Riverfolk may have no warriors left that go into their Payments: the price is what he exhausts (11.2.6.III).
  if (kind === 'service' && taker.law.purse !== undefined) return (effect) => isExhausted(layout, effect);
  if (path !== undefined) return ({ key }) => key.includes(`"path":"${path as string}"`);
  if (kind === 'price') return ({ key }) => key === `price ${service as string} ${price as number}`;
  if (quest !== undefined) return ({ card: one }) => one?.from === 'Q' && line.meets(one.what, `${quest as string}`);
  // A card changes hands, or is discarded or drawn where the other is a bot; or the score marker does (9.2.8).
  if (whom !== undefined)
    return ({ key, card: one }) =>
      (one?.from === letter && (one.to === whom || one.to === 'discard')) ||
      (one?.to === letter && (one.from === whom || one.from === 'draw')) ||
      key.includes(`"board":"${whom as string}$"`);
  // A dominance card goes to its player's board as it is activated (3.3.1), and comes as a draw (3.3.4, D66).
  if (kind === 'dominance') return (effect) => isCard(effect) && effect.card?.to === `${letter}$`;
  if (kind === 'take-dominance')
    return (effect) => isCard(effect) && effect.card?.from === 'draw' && effect.card.what !== '#';
  if (discards === true) return (effect) => effect.card?.from === letter && effect.card.to === 'discard';
  if (plot !== undefined) return ({ key }) => key.includes(`"plot":"${plot as string}","clearing":"${at as number}"`);
  const piece = layout.columnOf.get(`${what as string}`);
  // Which face it showed as it left does not matter (`effectsOf`).
  const isPiece = (column: number): boolean => piece !== undefined && isSamePiece(layout, column, piece);
  // Who may answer a removal loses others of its pieces instead (Chmd.2.3).
  const answering = players.seats.find(({ law, pieces }) => law.beforeRemoval && pieces.some(isPiece))?.pieces ?? [];
  const leaves = (column: number): boolean => isPiece(column) || answering.some((one) => one === column);
  if (at !== undefined && piece !== undefined)
    return ({ way }) => (way?.to === row(at) && isPiece(way.toColumn)) || (way?.from === row(at) && leaves(way.column));
  // Who wins by what is removed places nothing any more (3.1).
  if (at !== undefined)
    return (effect) => effect.way?.to === row(at) || isLossOfOthers(layout, effect, row(at), letter);
  if (piece !== undefined) return ({ way }) => way !== undefined && leaves(way.column);
  if (kind === 'export') return (effect) => isCard(effect) && effect.card?.from === letter;
  if (card !== undefined && kind !== 'card') return isCard;
  if (kind === 'recruit')
    return ({ way }) => way?.from === layout.supplyRow && warriors.some((column) => column === way.column);
  return null;
}

/** Whether two are the same piece, whatever faces they show. */
function isSamePiece({ columns }: Layout, one: number, other: number): boolean {
  return (columns[one]?.home ?? one) === (columns[other]?.home ?? other);
}
