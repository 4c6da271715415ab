import { type Contents, type Table, clearingNamed, locations, scores, suitOf } from '@woodlog/core/root';
import { ruler } from '@woodlog/core/root-law';

const WIDTH = 80;

/** `2 Cw, Cb_s`; ordered places from the bottom up. */
function contentsText(contents: Contents): string {
  if (typeof contents === 'number') return String(contents);
  if (Array.isArray(contents)) return contents.join(' ');
  return Object.entries(contents as Readonly<Record<string, number>>)
    .map(([name, count]) => (count === 1 ? name : `${count} ${name}`))
    .join(', ');
}

/** A label and its text, wrapped to 80 columns. */
function entry(label: string, text: string): string {
  const lines: string[] = [];
  let line = label.padEnd(10);
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = ' '.repeat(10);
    }
    line += line.endsWith(' ') ? word : ` ${word}`;
  }
  return [...lines, line.trimEnd()].join('\n');
}

/** The places under each heading, in this order; the others come last. */
const HEADINGS: readonly (readonly [heading: string, is: (place: string) => boolean])[] = [
  ['Clearings', (place) => /^\d+$/.test(place)],
  ['Forests and paths', (place) => /^\d+_/.test(place)],
  ['Hands', (place) => /^[A-Z]$/.test(place) && place !== 'Q'],
  ['Boards', (place) => place.includes('$')],
  ['Cards', (place) => ['draw', '*', 'dominance', 'Q', 'quests'].includes(place)],
  ['Supplies', (place) => place.startsWith('supply:')],
  ['Elsewhere', () => true],
];

/**
 * The table as text of at most 80 columns: scores, then every place that is not empty, one on each line. Clearings show
 * their suit and ruler.
 */
export function tableText(table: Readonly<Table>): string {
  const { setup, turn } = table;
  const players = Object.entries(scores(table)).map(([faction, points], seat) => {
    const marker = table.markers[seat];
    return `${faction} ${points}${marker == null ? '' : ` (marker on ${marker})`}`;
  });
  const out = [`${setup.map}, ${setup.deck} deck, after line ${turn.number}`, entry('Scores', players.join(', '))];
  const left = new Map(Object.entries(locations(table)));
  for (const [heading, is] of HEADINGS) {
    const here = [...left].filter(([place]) => is(place));
    if (here.length === 0) continue;
    out.push('', heading);
    for (const [place, contents] of here) {
      left.delete(place);
      out.push(entry(`  ${labelOf(table, place)}`, contentsText(contents)));
    }
  }
  return `${out.join('\n')}\n`;
}

/** `  5 R  C`: number, suit and ruler of a clearing; for any other place, its name. */
function labelOf(table: Readonly<Table>, place: string): string {
  if (!/^\d+$/.test(place)) return place.replace(/^supply:/, '');
  const clearing = clearingNamed(place);
  const suit = clearing === 0 ? ' ' : (suitOf(table.setup, clearing) ?? ' ');
  return `${place.padStart(2)} ${suit} ${ruler(table, clearing) ?? '-'}`;
}
