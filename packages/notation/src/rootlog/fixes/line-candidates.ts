import { FACTIONS } from '@woodlog/core/root';
import { type Diagnostic, textAt } from '../../kernel/diagnostic.ts';
import { printSuits } from '../print/log.ts';
import { suitsMeant } from '../read/suits.ts';
import type { Line, Tree } from '../tree.ts';
import { type Candidate, EXCHANGE, candidate, editTo, exchanging, writing } from './candidate.ts';

/** The most characters between two lines that stand in one. */
const MOST_BETWEEN = 8;

/** What a line may have meant: another label or value, or nothing, because it is written twice. */
export function* lineCandidates(tree: Tree, line: Line, diagnostic: Diagnostic): Generator<Candidate> {
  const { code, meant, start: place } = diagnostic;
  const { text, lines } = tree;
  const [at, value] = 'value' in line ? [line.value.start, textAt(text, line.value)] : [0, ''];
  if (line.kind === 'unknown') {
    yield* labels(value, at, diagnostic);
    if (/^`{3}\w*$/.test(value)) yield removal(tree, line, 1);
    // What moves nothing is a remark.
    else if (meant === undefined && !value.includes('->')) yield asRemark(at);
  }
  if ((line.kind === 'map' || line.kind === 'deck') && line.guess !== undefined)
    yield writing(at, value, line.guess, 1);
  if (code === 'rootlog/clearings')
    for (const suits of suitsMeant(value).all) yield writing(at, value, printSuits(suits), 2);
  if (code === 'rootlog/second-line') yield removal(tree, line, 2);
  if (code === 'rootlog/winner' && meant !== undefined) yield writing(at, value, meant, 2);
  if (code === 'rootlog/no-line-break') {
    const [between = ''] = /[\s/;,.]*$/.exec(text.slice(Math.max(0, place - MOST_BETWEEN), place)) ?? [];
    yield candidate('part the lines', { start: place - between.length, end: place, text: '\n' }, 1);
  }
  if (line.kind !== 'turn') return;
  if (code === 'rootlog/unexpected' && /\s[^/]*$/.test(text.slice(place - 1, line.comment?.start ?? line.end)))
    yield asRemark(place);
  const previous = lines.slice(0, lines.indexOf(line)).findLast(({ kind }) => kind !== 'comment');
  const written = text.slice(line.start, line.comment?.start ?? line.end).trim();
  if (previous !== undefined && textAt(text, previous).trim() === written) yield removal(tree, line, 1);
  const { end: from } = line.label;
  const [again = ''] = new RegExp(`^\\s*${line.taker}\\s*:`).exec(text.slice(from)) ?? [];
  const gone = { start: from, end: from + again.length, text: '' };
  if (again !== '') yield candidate(`remove the second \`${line.taker}:\``, gone, 1);
  if (code !== 'rootlog/turn-order') return;
  const turns = lines.filter(({ kind }) => kind === 'turn');
  const after = turns[turns.indexOf(line) + 1];
  if (after !== undefined) yield { title: EXCHANGE, edits: exchanging(text, line, after), cost: 1.5 };
  const { start } = line.label;
  const players = [...new Set(lines.flatMap((one) => (one.kind === 'turn' ? [one.taker] : [])))];
  for (const letter of players)
    if (letter !== line.taker)
      yield candidate(`give the line to ${letter}`, { start, end: start + 1, text: letter }, letter === meant ? 2 : 3);
}

/** A line without a valid label: the colon is missing, another sign is in its place, or more stands before it. */
function* labels(written: string, at: number, { meant: label, end }: Diagnostic): Generator<Candidate> {
  const [, word = '', gap = '', rest = ''] = /^([A-Za-z]+)(\s*[:;.,=-]?\s*)(.*)$/s.exec(written) ?? [];
  const start = (letters: string, meant: string): Candidate =>
    candidate(`start the line with \`${meant.trim()}\``, editTo(at, letters, meant), 1);
  const front = written.slice(0, end - at);
  if (label !== undefined && front !== written) return yield start(front, `${label}:`);
  if (label !== undefined && word.length > 1 && rest !== '') yield start(word + gap, `${label}: `);
  const first = written.charAt(0).toUpperCase();
  if (!(FACTIONS as readonly string[]).includes(first)) return;
  const instead = /^[:;.,=\s-]$/.test(written.charAt(1)) ? 2 : 1;
  // Prose begins with a capital, too.
  if (instead === 1 && !/->|\+\+|--|\^|^.X[A-Z]\d/.test(written)) return;
  yield start(written.slice(0, instead), `${first}:`);
}

/** A remark without its `//`. */
const asRemark = (start: number): Candidate => ({
  title: 'write `//` before it',
  edits: [{ start, end: start, text: '// ' }],
  cost: 1.5,
});

/** Removes a line with its line end. */
function removal({ text }: Tree, { start, end }: Line, cost: number): Candidate {
  const [after = ''] = /^\s*?(?:\r\n|\r|\n)/.exec(text.slice(end)) ?? [];
  const [before = ''] = after === '' ? (/(?:\r\n|\r|\n)$/.exec(text.slice(0, start)) ?? []) : [];
  return candidate('remove the line', { start: start - before.length, end: end + after.length, text: '' }, cost);
}
