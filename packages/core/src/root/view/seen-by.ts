import { type Description, UNKNOWN, spellingOf } from '../cards/descriptions.ts';
import type { Pile } from '../cards/pile.ts';
import { NO_CARD } from '../law/questions.ts';
import type { PlaceName } from '../place-name.ts';
import { cardPiles } from '../table/card-piles.ts';
import type { PileIndex } from '../table/indices.ts';
import { type Layout, layoutOf } from '../table/layout.ts';
import { isAmbush } from './answered.ts';
import { secretFrom } from './secrets.ts';
import { DRAW_PILE, type Seen, type SeenCard } from '../turn/seen.ts';
import type { StepEvent, StepRecord } from './step-record.ts';
import { repeated } from '../sum-of.ts';

/** A card, and the pile that it left or came to. */
interface Moved {
  readonly pile: PileIndex;
  readonly card: Description;
}

/**
 * What a step has shown a seat so far: cards that it drew, that left a hand openly or came to its own, ambushes
 * (4.3.1), shown hands (8.2.6, ROOT-61), plots turned up (13.4.2).
 */
export function seenBy(seat: number, { start, events, current }: StepRecord): Seen {
  const onlooker = new Onlooker(layoutOf(start.table.setup), seat);
  for (const [i, event] of events.entries()) {
    if ('asked' in event) onlooker.hear(event);
    else onlooker.watch(event, events[i + 1]?.piles ?? current.table.piles);
  }
  return onlooker;
}

class Onlooker implements Seen {
  readonly cards: SeenCard[] = [];
  readonly plots: Record<PlaceName, string> = {};
  /** Cards in secret piles now that are already reported, or that came there in this step. */
  private readonly told = new Map<PileIndex, Description[]>();
  private readonly layout: Layout;
  private readonly seat: number;
  private readonly secret: ReadonlyMap<PileIndex, PlaceName>;

  constructor(layout: Layout, seat: number) {
    this.layout = layout;
    this.seat = seat;
    this.secret = new Map(secretFrom(layout, seat).map(({ pile, name }) => [pile, name]));
  }

  /** Draws, and ambushes, which are played before anything is done. */
  hear({ asked, answer }: Extract<StepEvent, { asked: unknown }>): void {
    const { placeOf, seats, cards } = this.layout;
    if (asked.kind === 'draw') {
      if (asked.from !== DRAW_PILE && asked.from !== seats[this.seat]?.faction) return;
      const to = placeOf.get(asked.to)?.pile;
      const isSecret = to !== undefined && this.secret.has(to);
      for (const card of answer as readonly string[])
        this.cards.push({ place: asked.from, card: isSecret ? '#' : card });
    } else if (asked.kind === 'choose' && isAmbush(asked) && answer !== NO_CARD) {
      const pile = seats[asked.seat]?.handPile;
      const card = cards.byName.get(`${answer}`);
      if (pile !== undefined && card !== undefined) this.shows(pile, [card]);
    }
  }

  /** Cards that are shown but stay in hand, plots that are turned up, and cards that move. */
  watch({ act, piles }: Extract<StepEvent, { act: unknown }>, after: readonly Pile[]): void {
    const { playerOf, seats, cards } = this.layout;
    if (act.kind === 'flip' && act.what === 'Pt') this.plots[act.at] = act.becomes.slice(1);
    if (act.kind === 'reveal' && (act.to === null || act.to === seats[this.seat]?.faction)) {
      const pile = playerOf.get(act.by)?.handPile;
      const named = act.cards.flatMap(({ what, count }) => repeated(count, cards.byName.get(what) ?? UNKNOWN));
      // Without a card it is the whole hand.
      if (pile !== undefined) this.shows(pile, act.cards.length === 0 ? (piles[pile] ?? []) : named);
    }
    this.compare(piles, after);
  }

  /** What went from secret piles to open ones, and back. */
  private compare(before: readonly Pile[], after: readonly Pile[]): void {
    const gone: Moved[] = [];
    const come: Moved[] = [];
    for (const pile of cardPiles(this.layout)) {
      if (before[pile] === after[pile]) continue;
      for (const card of without(before[pile] ?? [], after[pile] ?? [])) gone.push({ pile, card });
      for (const card of without(after[pile] ?? [], before[pile] ?? [])) come.push({ pile, card });
    }
    const isSecret = ({ pile }: Moved): boolean => this.secret.has(pile);
    const laidOpen = come.filter((one) => !isSecret(one)).map(({ card }) => card);
    const takenUp = gone.filter((one) => !isSecret(one)).map(({ card }) => card);
    for (const one of gone.filter(isSecret)) {
      const shown = this.takeShown(laidOpen, one.card);
      if (shown !== undefined) this.leaves({ ...one, card: shown });
    }
    for (const one of come.filter(isSecret)) if (take(takenUp, one.card)) this.toldOf(one.pile).push(one.card);
  }

  /** The open card that a card from a secret pile became: itself, or a possible one. */
  private takeShown(open: Description[], card: Description): Description | undefined {
    const { meet } = this.layout.cards;
    const fits = (one: Description): boolean => meet(one, card) === one;
    const at = open.includes(card) ? open.indexOf(card) : open.findIndex(fits);
    return at < 0 ? undefined : open.splice(at, 1)[0];
  }

  private shows(pile: PileIndex, cards: readonly Description[]): void {
    const told = this.toldOf(pile);
    for (const card of without(cards, told)) {
      this.note({ pile, card });
      told.push(card);
    }
  }

  private leaves(one: Moved): void {
    if (!take(this.toldOf(one.pile), one.card)) this.note(one);
  }

  private note({ pile, card }: Moved): void {
    const place = this.secret.get(pile);
    const { cards } = this.layout;
    if (place !== undefined && cards.printed[card] != null) this.cards.push({ place, card: spellingOf(cards, card) });
  }

  private toldOf(pile: PileIndex): Description[] {
    let told = this.told.get(pile);
    if (told === undefined) {
      told = [];
      this.told.set(pile, told);
    }
    return told;
  }
}

/** Takes a card out of a list; `false` if it is not there. */
function take(cards: Description[], card: Description): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** The cards of one pile that are not in another, counted, in any order. */
function without(pile: Pile, other: Pile): Description[] {
  const left = [...other];
  return pile.filter((card) => !take(left, card)).sort((a, b) => a - b);
}
