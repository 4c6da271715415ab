import { type Diagnostic, type Edit, type Fix, type Span, contains, textAt } from '../../kernel/diagnostic.ts';
import { lineFinder } from '../../kernel/positions.ts';
import { EXCHANGE } from '../fixes/candidate.ts';
import { type Entry, type Repair, changed } from './entry.ts';

/** An action that stands in a player's line before the one where it belongs, or after it. */
const MOVED: Readonly<Record<string, string>> = { 'action-late': 'a line late', 'action-early': 'a line early' };

const addedIn = ({ edits }: Repair): Edit | undefined => edits.find((one) => one.text !== '');

const withoutSlashes = (text = ''): string => text.replace(/^\/|\/$/g, '');

/** The action that is written into a line. */
const actionOf = (repair: Repair): string => withoutSlashes(addedIn(repair)?.text);

/** What is removed of a line. */
const goneIn = (text: string, { edits: [gone] }: Repair): string => withoutSlashes(gone && textAt(text, gone));

const correctedIn = (text: string, repair: Repair): string =>
  `the action after \`${goneIn(text, repair)}\` corrects it`;

/** What is written instead of what a repair changes. */
const meantIn = (text: string, entry: Entry, repair: Repair): string =>
  changed(text, placeOf(entry, repair), repair.edits);

/** Whether a place is meant instead of another in actions that are too much text to be shown. */
const isSpread = (text: string, entry: Entry, repair: Repair): boolean =>
  repair.kind === 'places' && meantIn(text, entry, repair).length > MOST_SHOWN;

const MOST_SHOWN = 40;

/** The place that is meant instead of another, and how often. */
const placesIn = (text: string, { edits }: Repair, verb: string): string =>
  `\`${edits[0]?.text}\`${verb} for \`${edits[0] && textAt(text, edits[0])}\` in ${edits.length} places`;

export const missingText = (taker: string): string => `a line of ${taker} is missing above`;

/** The two lines that a repair exchanges, by their numbers. */
function linesOf(text: string, { edits }: Repair): string {
  const lineAt = lineFinder(text);
  return `lines ${edits.map(({ start }) => lineAt(start)).join(' and ')}`;
}

/** What is said of a slip that two lines share, and its fix. */
const OF_TWO_LINES: Readonly<Record<string, readonly [string, string]>> = {
  'lines-exchanged': ['are in each other’s place', EXCHANGE],
  'letters-exchanged': ['have each other’s letter', 'exchange the two letters'],
  'line-broken': ['a line is broken in two', 'join the two lines'],
};

/** A line missing above another. */
export function missingOf({ label }: Entry, taker: string | undefined, follows: readonly number[]): Diagnostic[] {
  if (taker === undefined) return [];
  const message = missingText(taker);
  const more = follows.length > 0 && { follows };
  return [{ severity: 'error', code: 'slip/line-missing', message, ...label, law: '1.4.1', ...more }];
}

/** A slip of the pen, at the wrong text. */
export function slipOf(text: string, entry: Entry, follows: readonly number[]): Diagnostic[] {
  const [repair] = entry.repairs;
  if (repair === undefined || repair.isOther === true) return [];
  const { assumes } = repair;
  if (assumes !== undefined)
    return [{ severity: 'info', code: 'law/assumed', message: `legal if ${assumes}`, ...entry.label }];
  const { start, end } = placeOf(entry, repair);
  return [
    {
      severity: 'error',
      code: `slip/${repair.kind}`,
      message: slipText(text, entry, repair),
      start,
      end,
      fixes: fixesOf(text, entry),
      ...(follows.length > 0 && { follows }),
    },
  ];
}

/** The actions that a repair changes, from the first to the last, what stands between two of them, or the line. */
export function placeOf(entry: Entry, { edits }: Repair): Span {
  const { pieces, start, end } = entry;
  const here = edits.filter((one) => contains(entry, one));
  const [first, last] = [here[0], here.at(-1)];
  const pieceAt = (at: Edit | undefined): Span | undefined =>
    pieces.find((one) => at !== undefined && one.start <= at.end && at.end <= one.end);
  const [from, to] = [pieceAt(first), pieceAt(last)];
  if (first?.start === start) return { start, end };
  if (from !== undefined && to !== undefined) return { start: from.start, end: to.end };
  return first !== undefined && first.start > start && first.end < end ? first : { start, end };
}

/** Of cards those with names come first. */
const fixesOf = (text: string, entry: Entry): Fix[] =>
  [...entry.repairs]
    .sort((a, b) => Number(a.kind === 'card') - Number(b.kind === 'card'))
    .map((repair) => fixOf(text, entry, repair));

export const fixOf = (text: string, entry: Entry, repair: Repair): Fix => ({
  title: titleOf(text, entry, repair),
  certain: false,
  edits: repair.edits,
});

function titleOf(text: string, entry: Entry, repair: Repair): string {
  const [, joined] = OF_TWO_LINES[repair.kind] ?? [];
  if (joined !== undefined) return joined;
  if (repair.reading === null) return 'leave the line out';
  if (repair.kind === 'twice' || repair.kind === 'corrected') return `leave out \`${goneIn(text, repair)}\``;
  if (isSpread(text, entry, repair)) return `write ${placesIn(text, repair, '')}`;
  if (repair.kind in MOVED)
    return `move \`${actionOf(repair)}\` to line ${lineFinder(text)(addedIn(repair)?.start ?? 0)}`;
  return `write \`${meantIn(text, entry, repair)}\``;
}

/** What an illegal line may have been meant as. */
export function otherwiseText(text: string, entry: Entry, repair: Repair): string {
  if (repair.kind === 'twice') return 'it was written twice';
  if (repair.kind === 'corrected') return correctedIn(text, repair);
  return isSpread(text, entry, repair)
    ? placesIn(text, repair, ' was meant')
    : `\`${meantIn(text, entry, repair)}\` was meant`;
}

export function slipText(text: string, entry: Entry, repair: Repair): string {
  const [said] = OF_TWO_LINES[repair.kind] ?? [];
  if (said !== undefined) return repair.kind.endsWith('-exchanged') ? `${linesOf(text, repair)} ${said}` : said;
  if (repair.reading === null) return 'this line is written twice';
  return `a slip of the pen: ${slipIn(text, entry, repair)}`;
}

function slipIn(text: string, entry: Entry, repair: Repair): string {
  const { kind } = repair;
  const action = actionOf(repair);
  const { taker } = entry.written;
  if (kind === 'seat' || kind === 'label')
    return `this is the line of ${repair.reading?.taker}${taker && `, not of ${taker}`}`;
  if (kind === 'twice') return `\`${goneIn(text, repair)}\` is written twice`;
  if (kind === 'corrected') return correctedIn(text, repair);
  if (isSpread(text, entry, repair)) return placesIn(text, repair, ' was meant');
  if (kind in MOVED) return `\`${action}\` is written ${MOVED[kind]}`;
  if (kind === 'action-missing' && !action.startsWith('+'))
    return `an action is missing here; with \`${action}\` this line and later ones fit`;
  return `\`${textAt(text, placeOf(entry, repair))}\` does not fit what was played; \`${meantIn(text, entry, repair)}\` does`;
}

/** Whether an error is of what a line says, and not of where it begins. */
export const isOfSpelling = (code: string): boolean => code.startsWith('rootlog/') && code !== 'rootlog/no-line-break';

/**
 * A syntax error with the repairs that fit the game, instead of guesses by spelling, which nobody has held to the law. What
 * is certain by its spelling is so if it is the likeliest.
 */
export function withRepair(text: string, said: Diagnostic, entry: Entry): Diagnostic {
  const [first] = entry.repairs;
  if (said.severity !== 'error' || !isOfSpelling(said.code) || first === undefined) return said;
  // Several slips of writing in one line have an error each.
  const places = entry.mended ? entry.pieces : [entry];
  const place = places.find((one) => contains(one, said));
  if (place === undefined) return said;
  const isHere = (edit: Edit): boolean => !entry.mended || contains(place, edit);
  const repairs = entry.repairs
    .map((one) => ({ ...one, edits: one.edits.filter(isHere) }))
    .filter(({ edits }) => edits.length > 0);
  if (repairs.length === 0) return said;
  const meant = ({ edits }: Fix): string => changed(text, entry, edits);
  const known = said.fixes ?? [];
  const fixes = fixesOf(text, { ...entry, repairs }).map((fix, n) => {
    const same = known.find((one) => meant(one) === meant(fix));
    return same === undefined || (n > 0 && same.certain) ? fix : same;
  });
  return { ...said, fixes };
}
