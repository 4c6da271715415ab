import { type DecodedLog, LINES_AHEAD } from './decoded-log.ts';
import { type Candidate, type Entry, type Reading, type Repair, readActions, textsOf, withMore } from './entry.ts';
import { placesIn } from './ledger.ts';
import { formOf, ownLines, placesOfTrouble, slotsIn } from './omission.ts';
import { goneEdit } from './repairs.ts';
import { forbiddenIn } from './wrong-spans.ts';

/** Seldom an action is written a line early or late. */
const COST = 5;

/**
 * What may be written a line late or early, of each player in the last line up to the one in trouble and the next, and of
 * its own player in that line and the one before; or in the line of whoever plays before or after that.
 */
export function movesAround(log: DecodedLog, i: number): Candidate[] {
  const takers = log.entries.map((_, at) => log.reading(at)?.taker);
  const around = (taker: string | undefined, last: number) =>
    [takers.lastIndexOf(taker, last), takers.indexOf(taker, last + 1)] as const;
  const own = [...new Set(takers)].map((taker) => around(taker, i));
  return [...own, around(takers[i], i - 1), [i, i + 1] as const, [i - 1, i] as const].flatMap(([one, two]) => {
    const taker = takers[one];
    if (taker === undefined || takers[two] === undefined || two > i + LINES_AHEAD || log.isSetup(one, taker)) return [];
    const isPlain = ({ repairs, isUnread, pieces, written }: Entry): boolean =>
      repairs.length === 0 && !isUnread && pieces.length > 0 && pieces.length === written.actions.length;
    if (!isPlain(log.entryAt(one)) || !isPlain(log.entryAt(two)) || !isShown(log, one, two, i)) return [];
    const slips = log.slipsAfter(one, log.reading(one), i);
    const all = [true, false].flatMap((isLate) => moved(log, i, one, two, isLate));
    return all.map((repair) => ({ at: one, repair, slips, most: slips }));
  });
}

/** The actions of a line that may belong to the one before, or after it, of that player. */
function moved(log: DecodedLog, i: number, one: number, two: number, isLate: boolean): Repair[] {
  const [entry, target] = isLate ? [log.entryAt(two), log.entryAt(one)] : [log.entryAt(one), log.entryAt(two)];
  const { taker, actions } = entry.written;
  const slotOf = slotsIn(log, isLate ? one : two, ownLines(log, one, two));
  const about = new Set(placesOfTrouble(log, i));
  const wrong = isLate || one < i ? [] : forbiddenIn(log, i);
  const texts = textsOf(log.given.text, entry);
  const meant = readActions(log.given.seats, target.written.taker, texts);
  return texts.flatMap((text, n) => {
    const action = meant[n]?.[0];
    const places = action === undefined ? [] : placesIn(action);
    // It is what is not allowed, or about the same places or none.
    const isAbout = places.length === 0 || places.some((place) => about.has(place));
    const isWrong = wrong.some(({ start }) => start === entry.spans[n]?.start);
    if (action === undefined || !(wrong.length > 0 ? isWrong : isAbout)) return [];
    const rest: Reading = { taker, actions: actions.filter((_, at) => at !== n) };
    // It stands next to the line where it belongs, or where the player writes such things.
    const slots = new Set([isLate ? target.pieces.length : 0, slotOf(formOf(text)).slot]);
    return [...slots].map((slot, k): Repair => {
      const added = withMore(target, slot, text, [action]);
      const [reading, other] = isLate ? [added.reading, rest] : [rest, added.reading];
      const edits = [...added.edits, goneEdit(entry, n)].sort((a, b) => a.start - b.start);
      const kind = isLate ? 'action-late' : 'action-early';
      return { kind, cost: COST + k / 10, edits, reading: { ...reading, other: { at: two, reading: other } } };
    });
  });
}

/** Whether two of the lines are in trouble as they are written, so that the move is no guess. */
function isShown(log: DecodedLog, one: number, two: number, i: number): boolean {
  if (one < i && log.isWrong(one)) return true;
  if (two === i) return false;
  const read = log.readAfter(one, log.reading(one), two);
  return read !== null && !log.holdsAt(two, read.reading, read.table, true);
}
