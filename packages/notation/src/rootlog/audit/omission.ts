import type { Action } from '@woodlog/core/root';
import { type DecodedLog, LINES_AHEAD, LINES_BACK } from './decoded-log.ts';
import { type Candidate, type Entry, type Word, readLines } from './entry.ts';
import { isClearing } from './excuses.ts';
import { type Lack, helps, lacksIn, placesIn } from './ledger.ts';
import { CLEARINGS, PLACE } from './word-repairs.ts';

/** Illegal lines that are looked at, and what each may leave out. */
const MOST_LINES = 2;
const MOST_OMISSIONS = 12;
const MOST_OF_A_FORM = 3;
/** Pieces that one move may have brought. */
const MOST_MOVED = 6;
/** The rank of what does not bring what is lacking. */
const MOST_LACKING = 3;
/** An action is left out more seldom than a character is wrong. */
const COST = 6;

/** What earlier illegal lines may leave out that a line in trouble needs, likeliest first. */
export function omissionsBefore(log: DecodedLog, i: number): Candidate[] {
  const judged = log.judgedOf(i);
  const reading = log.reading(i);
  if (judged === undefined || reading === null || log.isUnread(i) || judged.match?.verdict === 'legal') return [];
  const lacks = lacksIn(log.tableAt(i), reading, judged.line.setup);
  const candidates: Candidate[] = [];
  let looked = 0;
  for (let at = i - 1; at >= Math.max(0, i - LINES_BACK) && looked < MOST_LINES; at--) {
    const match = log.judgedOf(at)?.match;
    const entry = log.entryAt(at);
    if (match?.verdict !== 'illegal' || entry.repairs.length > 0 || entry.pieces.length === 0) continue;
    // What is not done, or what no rule forbids by itself, may lack something before it.
    if (!match.breaches.some(({ kind, isVague }) => kind === 'missing' || isVague === true)) continue;
    looked += 1;
    const all = [...lacks, ...log.lacksAfter(at, i)];
    const here = new Set(placesOfTrouble(log, i, all));
    const about = new Set([...here, ...placesOfTrouble(log, at)]);
    // Something is missing beside what nothing allows.
    const wrong = match.breaches.flatMap(({ kind, action }) => (kind === 'extra' ? [action, action + 1] : []));
    const rankOf = ({ action, places }: Word): number => {
      if (all.some((lack) => helps([action], [], lack, false))) return 0;
      if (lacks.length > 0) return MOST_LACKING;
      return places.some((one) => isClearing(one) && here.has(one)) ? 1 : 2;
    };
    const own = ownLines(log, at, i + LINES_AHEAD);
    const slotOf = slotsIn(log, at, own, wrong);
    const words = new Map(own.flatMap((one) => wordsOf(log, one).map((word) => [word.text, word] as const)));
    const ranked = [...words.values()]
      .filter(({ places }) => places.length === 0 || places.some((place) => about.has(place)))
      .map((word) => ({ word, rank: rankOf(word), ...slotOf(word.form) }))
      .filter(({ rank }) => rank < MOST_LACKING)
      .sort((one, other) => one.rank - other.rank || other.fit - one.fit);
    const isNew = ({ word: { form } }: { readonly word: Word }, n: number): boolean =>
      ranked.slice(0, n).filter(({ word }) => word.form === form).length < MOST_OF_A_FORM;
    const slips = log.slipsAfter(at, log.reading(at), i);
    for (const [n, { word, slot }] of ranked.filter(isNew).slice(0, MOST_OMISSIONS).entries()) {
      const repair = withAction(entry, slot, word.text, word.action);
      const kind = 'action-missing';
      candidates.push({ at, repair: { ...repair, kind, cost: COST + n / 1000, shown: [i] }, slips, most: slips });
    }
  }
  return candidates;
}

/**
 * A move or a placement that brings what the line in trouble lacks, and was left out before it is taken: those that leave
 * fewer slips than `less`, each with as many pieces as leave the fewest.
 */
export function omissionsIn(log: DecodedLog, i: number, less: number): Candidate[] {
  const entry = log.entryAt(i);
  const { taker } = entry.written;
  if (entry.repairs.length > 0 || entry.pieces.length === 0) return [];
  const own = ownLines(log, i, i + LINES_AHEAD);
  return lacksIn(log.tableAt(i), entry.written, log.isSetup(i, taker)).flatMap(({ what, from, action }) => {
    if (!isClearing(from) || !what.startsWith(taker)) return [];
    const slotOf = slotsIn(log, i, own, [...new Array(action + 1).keys()]);
    return ['', ...CLEARINGS.filter((place) => place !== from)].flatMap((place) => {
      const counts = ['', ...Array.from({ length: MOST_MOVED - 1 }, (_, n) => `${n + 2}`)];
      const texts = counts.map((count) => `${count}${what.slice(taker.length)}${place}->${from}`);
      const read = readLines(
        log.given.seats,
        texts.map((text) => `${taker}:${text}`),
      );
      // Where the player writes such things, or just before it is taken.
      const slots = new Set([slotOf(formOf(texts[0] ?? '')).slot, action]);
      return [...slots].flatMap((slot, n): Candidate[] => {
        let best: Candidate | null = null;
        for (const [k, text] of texts.entries()) {
          const [added] = read[k]?.actions ?? [];
          if (added === undefined) continue;
          const repair = withAction(entry, slot, text, added);
          const most = (best?.slips ?? less) - 1;
          const slips = log.slipsAfter(i, repair.reading, i, LINES_AHEAD, most);
          if (slips <= most)
            best = { at: i, repair: { ...repair, kind: 'action-missing', cost: COST + n / 10 }, slips };
        }
        return best === null ? [] : [best];
      });
    });
  });
}

/** What the player of a line has written up to some line, and can be read. */
export const ownLines = ({ entries }: DecodedLog, at: number, last: number): Entry[] =>
  entries.slice(0, last + 1).filter((one) => one.written.taker === entries[at]?.written.taker && !one.isUnread);

/** A line with one action more before its action of this number. */
export function withAction({ pieces, written }: Entry, slot: number, text: string, action: Action) {
  const before = pieces[slot - 1];
  const start = before?.end ?? pieces[0]?.start ?? 0;
  const edits = [{ start, end: start, text: before === undefined ? `${text}/` : `/${text}` }];
  const actions = [...written.actions.slice(0, slot), action, ...written.actions.slice(slot)];
  return { edits, reading: { taker: written.taker, actions } };
}

export const textsOf = (log: DecodedLog, { pieces }: Entry): string[] =>
  pieces.map(({ start, end }) => log.given.text.slice(start, end));

/** What a line has, there and elsewhere on the map. */
function wordsOf(log: DecodedLog, entry: Entry): readonly Word[] {
  const known = log.words.get(entry);
  if (known !== undefined) return known;
  const { taker } = entry.written;
  const texts = [...new Set(textsOf(log, entry).flatMap((action) => [action, ...elsewhere(action)]))];
  const read = readLines(
    log.given.seats,
    texts.map((text) => `${taker}:${text}`),
  );
  const words = texts.flatMap((text, n): Word[] => {
    const [action, ...more] = read[n]?.actions ?? [];
    if (action === undefined || more.length > 0) return [];
    return [{ text, form: formOf(text), action, places: placesIn(action) }];
  });
  log.words.set(entry, words);
  return words;
}

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

/**
 * Where an action of some form fits best in a line, and how well, by what its player writes before and after; only in some
 * places, if any are given.
 */
export function slotsIn(log: DecodedLog, at: number, own: readonly Entry[], only: readonly number[] = []) {
  const formsOf = (one: Entry): string[] => ['^', ...textsOf(log, one).map(formOf), '$'];
  const pairs = new Map<string, number>();
  for (const forms of own.map(formsOf))
    for (const [n, form] of forms.entries()) {
      const pair = `${forms[n - 1]} ${form}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  const often = (one = '', other = ''): number => pairs.get(`${one} ${other}`) ?? 0;
  const here = formsOf(log.entryAt(at));
  const slots = [...here.keys()].slice(0, -1).filter((slot) => only.length === 0 || only.includes(slot));
  const best = (form: string) => {
    const fits = slots.map((slot) => {
      const [before, after] = [here[slot], here[slot + 1]];
      return { slot, fit: often(before, form) + often(form, after) - 2 * often(before, after) };
    });
    return fits.reduce((one, other) => (other.fit > one.fit ? other : one), { slot: 0, fit: Number.NEGATIVE_INFINITY });
  };
  const known = new Map<string, ReturnType<typeof best>>();
  return (form: string) => known.get(form) ?? known.set(form, best(form)).get(form) ?? best(form);
}

/** The clearings and players that a line's trouble is about; if it is about no clearing, all that it names. */
export function placesOfTrouble(log: DecodedLog, i: number, lacks: readonly Lack[] = []): string[] {
  const judged = log.judgedOf(i);
  if (judged === undefined) return [];
  const { match, line } = judged;
  const breaches = match?.verdict === 'illegal' ? match.breaches : [];
  const acts = breaches.flatMap(({ kind, action, acts: due = [] }): readonly Action[] =>
    kind === 'extra' ? line.actions.slice(action, action + 1) : due,
  );
  const found = [...acts.flatMap(placesIn), ...lacks.map(({ from }) => from.replace(/\$.*/, ''))];
  return found.some(isClearing) ? found : [...found, ...line.actions.flatMap(placesIn).filter(isClearing)];
}
