import type { Action } from '@woodlog/core/root';
import { type Entry, type Repair, readLines } from './entry.ts';
import { placesIn } from './ledger.ts';
import { CLEARINGS, PLACE } from './word-repairs.ts';

/** An action is left out more seldom than a character is wrong. */
const COST = 6;

/** An action that a player writes somewhere in the log, there or elsewhere on the map. */
interface Word {
  readonly text: string;
  readonly form: string;
  readonly action: Action;
  /** The clearings and players that it is about. */
  readonly places: readonly string[];
}

/** What a player writes, and how often which kind of action follows which. */
interface Words {
  readonly words: readonly Word[];
  readonly pairs: ReadonlyMap<string, number>;
}

/** After which action of a line another fits, and how well. */
interface Slot {
  readonly slot: number;
  readonly fit: number;
}

/** What lines may lack: actions that their players write elsewhere. */
export class Omissions {
  private readonly known = new Map<Entry, readonly Word[]>();
  private readonly text: string;
  private readonly entries: readonly Entry[];
  private readonly seats: readonly string[];

  constructor(text: string, entries: readonly Entry[], seats: readonly string[]) {
    this.text = text;
    this.entries = entries;
    this.seats = seats;
  }

  /**
   * A line with one action more that is about one of these clearings or players, or about none, likeliest first: only
   * at some places among the others, if any are given.
   */
  at(entry: Entry, about: ReadonlySet<string>, last: number, only: readonly number[]): Repair[] {
    const { written, pieces, isUnread } = entry;
    const { taker } = written;
    if (isUnread || pieces.length === 0 || !this.seats.includes(taker)) return [];
    const { words, pairs } = this.of(taker, last);
    const here = [START, ...this.actionsOf(entry).map(formOf), END];
    const slots = new Map<string, Slot>();
    const likely = words.flatMap((word) => {
      if (word.places.length > 0 && !word.places.some((place) => about.has(place))) return [];
      const slot = slots.get(word.form) ?? slotOf(word.form, here, pairs, only);
      slots.set(word.form, slot);
      return [{ ...word, ...slot }];
    });
    likely.sort((one, other) => other.fit - one.fit);
    return likely.map(({ text, action, slot }, n): Repair => {
      const before = pieces[slot - 1];
      const start = before?.end ?? pieces[0]?.start ?? 0;
      const edits = [{ start, end: start, text: before === undefined ? `${text}/` : `/${text}` }];
      const actions = [...written.actions.slice(0, slot), action, ...written.actions.slice(slot)];
      return { kind: 'action-missing', cost: COST + n / 1000, edits, reading: { taker, actions } };
    });
  }

  private actionsOf({ pieces }: Entry): string[] {
    return pieces.map(({ start, end }) => this.text.slice(start, end));
  }

  /** What a player writes up to a line, and how often which action follows which. */
  private of(taker: string, last: number): Words {
    const own = this.entries.slice(0, last + 1).filter((one) => one.written.taker === taker && !one.isUnread);
    const pairs = new Map<string, number>();
    for (const one of own) {
      const forms = [START, ...this.actionsOf(one).map(formOf), END];
      for (const [n, form] of forms.entries()) {
        const key = pair(forms[n - 1], form);
        pairs.set(key, (pairs.get(key) ?? 0) + 1);
      }
    }
    const words = new Map(own.flatMap((one) => this.wordsOf(one).map((word) => [word.text, word] as const)));
    return { words: [...words.values()], pairs };
  }

  private wordsOf(entry: Entry): readonly Word[] {
    const known = this.known.get(entry);
    if (known !== undefined) return known;
    const { taker } = entry.written;
    const texts = [...new Set(this.actionsOf(entry).flatMap((action) => [action, ...elsewhere(action)]))];
    const read = readLines(
      this.seats,
      texts.map((text) => `${taker}:${text}`),
    );
    const words = texts.flatMap((text, n): Word[] => {
      const [action, ...more] = read[n]?.actions ?? [];
      return action === undefined || more.length > 0
        ? []
        : [{ text, form: formOf(text), action, places: placesIn(action) }];
    });
    this.known.set(entry, words);
    return words;
  }
}

const START = '^';
const END = '$';
const pair = (one = '', other = ''): string => `${one} ${other}`;

/** An action without its numbers and cards. */
export const formOf = (action: string): string => action.replace(/\d+/g, '0').replace(/[BFMR]?#[a-z@]*/g, '#');

/** An action with each of its places replaced by others. */
function elsewhere(action: string): string[] {
  const found = [...action.matchAll(PLACE)];
  if (found.length > 2) return [];
  return found.flatMap(({ 0: place, index }) =>
    CLEARINGS.map((other) => `${action.slice(0, index)}${other}${action.slice(index + place.length)}`),
  );
}

/** Where such an action fits best between others of a line, by what its player writes before and after. */
function slotOf(
  form: string,
  here: readonly string[],
  pairs: ReadonlyMap<string, number>,
  only: readonly number[],
): Slot {
  const often = (one = '', other = ''): number => pairs.get(pair(one, other)) ?? 0;
  let best: Slot = { slot: 0, fit: Number.NEGATIVE_INFINITY };
  for (let slot = 0; slot < here.length - 1; slot++) {
    if (only.length > 0 && !only.includes(slot)) continue;
    const [before, after] = [here[slot], here[slot + 1]];
    const fit = often(before, form) + often(form, after) - 2 * often(before, after);
    if (fit > best.fit) best = { slot, fit };
  }
  return best;
}
