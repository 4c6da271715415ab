import { DECK_SPELLINGS, MAPS, MAP_SPELLINGS, ROOT_MAPS, simpleTableWord } from '@woodlog/core/root';
import { nearestWord } from '../../kernel/edit-distance.ts';
import type { Span } from '../../kernel/diagnostic.ts';
import { namesFor } from '../card-names.ts';
import { factionOf } from '../owners.ts';
import type { CommentNode } from '../../kernel/tree.ts';
import type { Line } from '../tree.ts';
import { SIGN, isLower } from './codes.ts';
import type { Reader } from './reader.ts';
import { readSuits } from './suits.ts';

/** A header line with a known label, value and comment, before its kind is known. */
export interface Labelled extends Span {
  readonly label: Span;
  readonly value: Span;
  readonly comment: CommentNode | null;
}

type HeaderReader = (r: Reader, line: Labelled) => Line;

const readPool: HeaderReader = (r, line) => ({ kind: 'pool', ...line, factions: readFactions(r, line.value) });
const readWinner: HeaderReader = (r, line) => ({ kind: 'winner', ...line, factions: readFactions(r, line.value) });

/** Readers of lines `Label: value`, by label in lower case. */
export const HEADER_READERS: ReadonlyMap<string, HeaderReader> = new Map<string, HeaderReader>([
  ['map', readMapLine],
  ['deck', readDeckLine],
  ['clearings', readClearingsLine],
  ['pool', readPool],
  ['winner', readWinner],
  ['winners', readWinner],
]);

/** Longer than any name of a map or deck. */
const LONGEST_NAME = 80;

/** A name that a header line can have, or the one that it may have meant. */
function readNamed<Name>(r: Reader, { value }: Labelled, spellings: ReadonlyMap<string, Name>) {
  const written = r.text.slice(value.start, Math.min(value.end, value.start + LONGEST_NAME));
  const simple = simpleTableWord(written);
  const name = spellings.get(simple) ?? null;
  const guess = name === null ? (spellings.get(nearestWord(simple, spellings.keys()) ?? '') ?? null) : null;
  return { name, guess };
}

function readMapLine(r: Reader, line: Labelled): Line {
  const { name, guess } = readNamed(r, line, MAP_SPELLINGS);
  const map = name ?? guess;
  if (map !== null) r.known.map ??= ROOT_MAPS[map];
  if (name === null) unknownName(r, line, 'map', guess, MAPS);
  return { kind: 'map', ...line, map: name, ...(guess !== null && { guess }) };
}

function readDeckLine(r: Reader, line: Labelled): Line {
  const { name, guess } = readNamed(r, line, DECK_SPELLINGS);
  if (name !== null && !r.known.deckKnown) {
    r.known.names = namesFor(name);
    r.known.deckKnown = true;
  }
  if (name === null) unknownName(r, line, 'deck', guess, ['Standard', 'E&P']);
  return { kind: 'deck', ...line, deck: name, ...(guess !== null && { guess }) };
}

function unknownName(
  r: Reader,
  { value: { start, end } }: Labelled,
  what: 'map' | 'deck',
  guess: string | null,
  known: readonly string[],
): void {
  const hint = guess === null ? `${what}s are ${known.join(', ')}` : `did you mean ${guess}?`;
  r.report('error', `unknown-${what}`, `unknown ${what} \`${r.quote(start, end)}\``, start, end, hint);
}

function readClearingsLine(r: Reader, line: Labelled): Line {
  const { start, end } = line.value;
  const suits = readSuits(r.text.slice(start, end));
  const message = 'expected the suits of all twelve clearings';
  if (suits === null) r.report('error', 'clearings', message, start, end, 'such as `F1, R2, M3, ... F12`');
  return { kind: 'clearings', ...line, suits };
}

/** Reads faction letters, with or without commas, blanks or `+` between them. A repeated letter is ignored. */
function readFactions(r: Reader, { start, end }: Span): string[] | null {
  const factions = new Set<string>();
  r.pos = start;
  for (let code = r.next(); r.pos < end; code = r.next()) {
    const faction = factionOf(code);
    r.pos++;
    if (faction !== null) factions.add(faction.letter);
    else if (code !== SIGN.comma && code !== SIGN.plus && code !== SIGN.ampersand) {
      // The first letter of a word such as `Vagabond` has already been read.
      const from = isLower(code) && r.pos - 1 > start ? r.pos - 2 : r.pos - 1;
      while (r.pos < end && isLower(r.at(0))) r.pos++;
      const message = `unknown faction \`${r.quote(from, r.pos)}\``;
      r.report('error', 'unknown-faction', message, from, r.pos, 'write letters such as CEAV');
      return null;
    }
  }
  return [...factions];
}
