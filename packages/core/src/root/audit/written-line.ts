import type { Action, Component } from '../action.ts';
import { comparison, isSameBattle } from './agree.ts';
import type { Layout } from '../table/layout.ts';
import type { PlaceName } from '../place-name.ts';
import type { Position } from '../turn/position.ts';
import { type Effect, effectsOfLine } from './effects.ts';

/** How freely a line is read. */
export interface Reading {
  /** How many actions ahead of the next one may be taken. */
  readonly ahead: number;
  /** Whether a simultaneous move is taken as one. */
  readonly whole: boolean;
  /** Whether points and cards may be taken from any action. */
  readonly free?: boolean;
  /** Whether frequent omissions are assumed: the ferry that moves along, the announcement of a second battle. */
  readonly assume: boolean;
}

export type WrittenLine = ReturnType<typeof writtenLine>;

/**
 * A line's effects. What is still to come on a path is a list of counts, one for each effect. For a line being typed, `typed`
 * is the number of actions before the last part: these are done first.
 */
export function writtenLine(layout: Layout, start: Position, actions: readonly Action[], typed = 0) {
  const effects: readonly Effect[] = effectsOfLine(layout, start, actions);
  /** Where it has battles. */
  const fought: ReadonlySet<string> = new Set(
    actions.flatMap((action) => (action.kind === 'battle' ? [action.clearing] : [])),
  );
  const reading: Reading = { ahead: 0, whole: true, assume: false };
  const compared = comparison(layout);
  const { meets, crafts } = compared;

  /** All effects, still to come. */
  function whole(): number[] {
    return effects.map(({ count }) => count);
  }

  /**
   * Whether the log has nothing left. Shown cards may be left over, unless a card was shown that is not in the log
   * (`unshown`): then every shown one has a purpose.
   */
  function isOver(left: readonly number[], unshown?: true): boolean {
    return left.every((n, i) => n === 0 || (effects[i]?.shown === true && !unshown));
  }

  /** Whether only cards and points are left, which no longer change the map. */
  function hasOnlyCardsLeft(left: readonly number[]): boolean {
    return left.every((n, i) => {
      const { card, key, shown } = effects[i] ?? {};
      return n === 0 || shown === true || card !== undefined || /^[+-]/.test(`${key}`);
    });
  }

  /** Whether effects might be among the line's, if all were still to come. */
  function couldHave(wanted: readonly Effect[]): boolean {
    const { reading: before } = line;
    line.reading = { ahead: Number.POSITIVE_INFINITY, whole: false, assume: true };
    const could = consume(whole(), wanted);
    line.reading = before;
    return could;
  }

  /** Whether a remaining action counts although somebody has won: it comes before something that was done. */
  function counts(left: readonly number[], action: number): boolean {
    const done = effects.findLastIndex(({ count, shown }, i) => left[i] === 0 && count > 0 && shown !== true);
    const last = effects[done]?.action ?? -1;
    const written = actions[action];
    return action < last && !(written?.kind === 'move' && written.parts.every(({ what }) => what.includes('#')));
  }

  /**
   * Takes effects from what is left; `false`, and nothing taken, if some are missing. Where the line says something else
   * than was done, it notes what is done `also`.
   */
  function consume(left: number[], wanted: readonly Effect[], also?: (act: Action) => void): boolean {
    if (wanted.length === 0) return true;
    const noted: Action[] = [];
    const before = left.slice();
    if (
      takesAll(left, wanted, noted) &&
      !(line.reading.whole && left.some((n, i) => n !== before[i] && isSplit(left, i)))
    ) {
      for (const one of noted) also?.(one);
      return true;
    }
    for (const [i, n] of before.entries()) left[i] = n;
    return false;
  }

  /** Takes effects from what is left, as far as they are there; whether all are. */
  function takesAll(left: number[], wanted: readonly Effect[], noted: Action[]): boolean {
    const last = reach(left);
    for (const effect of knownFirst(wanted)) {
      let { count } = effect;
      const exact = sameOne(left, effect, last);
      if (exact >= 0) {
        left[exact] = 0;
        continue;
      }
      for (let i = 0; i < left.length && count > 0; i++) {
        const there = left[i] ?? 0;
        const known = effects[i];
        if (there === 0 || known === undefined || isLate(known, last)) continue;
        const removed = known.bySupply?.removed === effect.key;
        if (!removed && !agree(effect, known)) continue;
        if (line.reading.whole && !removed && known.bySupply !== undefined && there > count) continue;
        const taken = Math.min(there, count);
        if (effect.card !== undefined && known.card !== undefined && effect.card.to === `${known.card.to}$`)
          noted.push(moved(taken, effect.card.what, known.card.to, effect.card.to));
        left[i] = there - taken;
        if (removed) left[i + 1] = (left[i + 1] ?? 0) + taken;
        count -= taken;
      }
      if (count > 0) count -= consumeBySupply(left, effect, count, last, noted);
      if (count > 0 && effect.unsaid !== true) return false;
    }
    return true;
  }

  /** The index of the last action that may be taken now. */
  function reach(left: readonly number[]): number {
    const { ahead, free } = line.reading;
    const first = firstLeft(left);
    const last = free === true ? deedsAhead(firstDeed(left), ahead) : first + ahead;
    return Math.min(last, first < typed ? typed - 1 : Number.POSITIVE_INFINITY);
  }

  /**
   * The action a number of deeds ahead. Moves of the same piece in a row are one deed: mobs that leave, each from its
   * clearing. So are a battle and its hits.
   */
  function deedsAhead(from: number, ahead: number): number {
    let at = from;
    for (let deeds = 0; at < actions.length - 1; at++) {
      if (!isSameDeed(actions[at], actions[at + 1]) && deeds++ === ahead) break;
    }
    return at;
  }

  /** The next action that is more than points and cards. */
  function firstDeed(left: readonly number[]): number {
    const at = left.findIndex((n, i) => n > 0 && !isFree(effects[i]));
    return effects[at]?.action ?? actions.length;
  }

  /** Whether an effect comes too late to be taken now. */
  function isLate(effect: Effect, last: number): boolean {
    return effect.action > last && !(line.reading.free === true && isFree(effect));
  }

  /**
   * Takes what the law puts on a board directly, but the log removes to the supply and places there: acolytes
   * (B.8.2.2). A person's need not be placed (D61). Returns how many.
   */
  function consumeBySupply(
    left: number[],
    { way, bySupply }: Effect,
    count: number,
    last: number,
    noted: Action[],
  ): number {
    const board = way === undefined ? undefined : layout.placeOfRow[way.to];
    if (bySupply === undefined || board?.kind !== 'board') return 0;
    const find = (key: string): number =>
      effects.findIndex((known, i) => known.key === key && (left[i] ?? 0) > 0 && known.action <= last);
    const [removed, placed] = [find(bySupply.removed), find(bySupply.placed)];
    const isImplied = placed < 0 && !layout.bots.has(board.owner);
    const taken = Math.min(count, left[removed] ?? 0, isImplied ? count : (left[placed] ?? 0));
    for (const i of taken > 0 ? [removed, placed] : []) if (i >= 0) left[i] = (left[i] ?? 0) - taken;
    const { name = '' } = layout.columns[way?.column ?? -1] ?? {};
    if (taken > 0 && isImplied) noted.push(moved(taken, name, `supply:${board.owner}`, board.name));
    return taken;
  }

  /** Whether a card was taken from a written action that moves another card the same way. */
  function isSplit(left: readonly number[], index: number): boolean {
    const { action, card } = effects[index] ?? {};
    return effects.some(
      (other, i) =>
        left[i] !== 0 &&
        other.action === action &&
        card !== undefined &&
        other.card?.from === card.from &&
        other.card.to === card.to,
    );
  }

  /**
   * The effect of the log with the same description, such as a card by name or a battle by dice: it is taken before
   * vaguer ones. -1 if there is none.
   */
  function sameOne(left: readonly number[], done: Effect, last: number): number {
    const { card, battle } = done;
    if (card === undefined && battle?.rolls === undefined) return -1;
    return effects.findIndex(
      (known, i) =>
        (left[i] ?? 0) > 0 &&
        !isLate(known, last) &&
        (card === undefined
          ? known.battle?.rolls !== undefined && agree(done, known)
          : known.card?.what === card.what && known.card.from === card.from && known.card.to === card.to),
    );
  }

  /** Whether the law's effect agrees with the log's, as far as known. */
  function agree(done: Effect, written: Effect): boolean {
    if (done.key !== written.key && done.also !== written.key && done.key !== written.also) return false;
    if (done.card !== undefined && written.card !== undefined) {
      const sameEnds = done.card.from === written.card.from && isEnd(done.card.to, written.card.to);
      return sameEnds && meets(done.card.what, written.card.what);
    }
    if (done.craft !== undefined && written.craft !== undefined) return crafts(done.craft, written.craft);
    if (done.hire !== undefined && written.hire !== undefined)
      return written.hire.markers === null || written.hire.markers === done.hire.markers;
    const [battle, log] = [done.battle, written.battle];
    return battle === undefined || log === undefined || isSameBattle(battle, log);
  }

  /** Whether a card went where the log says; cards for the supporters are often written as if to the hand. */
  function isEnd(place: string, written: string): boolean {
    return place === written || (line.reading.assume && place === `${written}$`);
  }

  /** Effects still to come. */
  function toCome(left: readonly number[]): Effect[] {
    const found: Effect[] = [];
    for (let i = 0; i < left.length; i++) {
      const effect = effects[i];
      if ((left[i] ?? 0) > 0 && effect !== undefined) found.push(effect);
    }
    return found;
  }

  /** Whether less of an action is left than before, or than the whole of it. */
  function isTaken(left: readonly number[], action: number, before?: readonly number[]): boolean {
    for (let i = 0; i < left.length; i++) {
      const effect = effects[i];
      if (effect?.action === action && (left[i] ?? 0) < (before?.[i] ?? effect.count)) return true;
    }
    return false;
  }

  /** The index of the first action with effects still to come. */
  function firstLeft(left: readonly number[]): number {
    const at = left.findIndex((n, i) => n > 0 && effects[i]?.shown !== true);
    return effects[at]?.action ?? actions.length;
  }

  const line = {
    ...{ layout, actions, effects, fought, reading },
    /** All players' points before it. */
    scores: start.table.scores,
    /** The index of the last action, where an unwritten duty is reported. */
    last: Math.max(0, actions.length - 1),
    ...{ ...compared, whole, isOver, hasOnlyCardsLeft, couldHave, counts, consume, reach, isLate, isEnd },
    ...{ toCome, isTaken, firstLeft },
  };
  return line;
}

const moved = (count: number, what: Component, from: PlaceName, to: PlaceName): Action => ({
  kind: 'move',
  parts: [{ count, what, from, to }],
});

/** Named cards first: an unnamed card of the log will do for an unknown one of the law. */
function knownFirst(effects: readonly Effect[]): readonly Effect[] {
  if (effects.every(({ card }) => card === undefined)) return effects;
  const vague = ({ card }: Effect): number => (card?.what.endsWith('#') ? 1 : 0);
  return [...effects].sort((a, b) => vague(a) - vague(b));
}

/** Whether two actions move the same piece to the same place, or are a battle and its hits. */
function isSameDeed(one: Action | undefined, next: Action | undefined): boolean {
  if (one?.kind === 'battle' && next?.kind === 'move') return next.parts.every(({ from }) => from === one.clearing);
  if (one?.kind !== 'move' || next?.kind !== 'move' || one.parts.length > 1 || next.parts.length > 1) return false;
  const [a, b] = [one.parts[0], next.parts[0]];
  return a !== undefined && a.what === b?.what && a.to === b.to;
}

/** Points and cards, which may be written anywhere in a line. */
export const isFree = (effect: Effect | undefined): boolean =>
  effect?.card !== undefined || /^[+-]/.test(`${effect?.key}`);
