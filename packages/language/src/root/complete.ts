import { DECKS, FACTIONS, FACTION_SHEETS, type Faction, MAPS, nextLine } from '@woodlog/core/root';
import { printSeatName } from '@woodlog/notation/root';
import { lineStartsOf, positionAt } from '@woodlog/notation/kernel';
import type { Completion, Offer } from '../kernel/language.ts';
import { type RootDocument, openActionAt, tableAt } from './document.ts';
import { stemsOf } from './stems.ts';

/** The most offers; editors ask again with the next letter. */
const MOST = 120;

/**
 * Completions at a place of a log: labels, values of the header, and what the line's player has; `lawful` ones come
 * first.
 */
export function completionsOf(doc: RootDocument, offset: number, lawful: readonly Offer[] = []): readonly Completion[] {
  const starts = lineStartsOf(doc.text);
  const lineStart = starts[positionAt(starts, offset).line - 1] ?? 0;
  const before = doc.text.slice(lineStart, offset);
  if (before.includes('//')) return [];
  const [, label, value] = /^\s*([A-Za-z]*)\s*(?::\s*(.*))?$/s.exec(before) ?? [];
  if (value === undefined) return label === undefined ? [] : offered(labels(doc), label, offset);
  const values = VALUES[(label ?? '').toLowerCase()];
  if (values !== undefined) return offered(values(doc), /[^,\s]*$/.exec(value)?.[0] ?? '', offset);
  const open = openActionAt(doc, offset);
  if (open === null) return [];
  const { line, index, written } = open;
  const table = tableAt(doc, index, offset - written.length + 1);
  return table === null ? [] : offered(all(lawful, stemsOf(table, line.taker, written)), written, offset);
}

function* all<T>(first: Iterable<T>, then: Iterable<T>): Generator<T> {
  yield* first;
  yield* then;
}

function offered(offers: Iterable<Offer>, written: string, offset: number): readonly Completion[] {
  const found: Completion[] = [];
  const seen = new Set<string>();
  for (const offer of offers) {
    if (found.length === MOST) break;
    if (seen.has(offer.text) || !offer.text.toLowerCase().startsWith(written.toLowerCase())) continue;
    seen.add(offer.text);
    if (offer.text !== written) found.push({ ...offer, start: offset - written.length, end: offset });
  }
  return found;
}

const HEADER = ['Map', 'Deck', 'Clearings', 'Landmarks', 'Hirelings', 'Pool', 'Winner'] as const;

/** Labels: the next player first, then the others, then what the header lacks. */
function* labels(doc: RootDocument): Generator<Offer> {
  const { tree } = doc.checked;
  const table = tableAt(doc, tree.lines.length, doc.text.length);
  const seats = table?.setup.seats ?? [];
  const next = table === null ? -1 : nextLine(table).seat;
  const order = seats.map((_, seat) => (next < 0 ? seat : (next + seat) % seats.length));
  for (const seat of order) {
    const one = seats[seat];
    if (one === undefined) continue;
    const { name } = FACTION_SHEETS[one.faction as Faction];
    yield { text: `${one.faction}:`, label: `${name}, ${printSeatName(one)}`, kind: 'label' };
  }
  const kinds = new Set<string>(tree.lines.map(({ kind }) => kind));
  for (const word of HEADER)
    if (!kinds.has(word.toLowerCase())) yield { text: `${word}: `, label: `line ${word}`, kind: 'label' };
  if (table === null)
    for (const letter of FACTIONS)
      yield { text: `${letter}: `, label: `player of the ${FACTION_SHEETS[letter].name}`, kind: 'label' };
}

const value = (text: string, label: string): Offer => ({ text, label, kind: 'value' });

const letters = (doc: RootDocument): readonly Offer[] => {
  const players = doc.checked.tree.lines.flatMap((line) => (line.kind === 'player' ? [line] : []));
  return players.map(({ faction, name }) => value(faction, name));
};

/** Values of the header by label. */
const VALUES: Readonly<Record<string, (doc: RootDocument) => readonly Offer[]>> = {
  map: () => MAPS.map((name) => value(name, `the ${name} map`)),
  deck: () => DECKS.map((name) => value(name, name === 'E&P' ? 'Exiles & Partisans' : 'the standard deck')),
  winner: letters,
  pool: () => FACTIONS.map((letter) => value(letter, FACTION_SHEETS[letter].name)),
};
