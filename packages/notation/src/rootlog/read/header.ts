import { type Deck, HIRELINGS, MAPS, type MapName, ROOT_MAPS } from '@woodlog/core/root';
import { namesFor } from '../card-names.ts';
import { LAST_CLEARING, OWNERS, SUIT_LETTERS, factionOf, suitOf } from '../letters.ts';
import type { CommentNode, Line } from '../tree.ts';
import type { Span } from '../../kernel/diagnostic.ts';
import { readActions, readComment } from './actions.ts';
import { AMPERSAND, COMMA, PLUS, SPACE } from './codes.ts';
import { readOwner } from './place.ts';
import { type Reader, isDigit, next, readNumber, report } from './reader.ts';

/** Maps by every spelling, lower case and letters only. */
const MAP_SPELLINGS: Readonly<Record<string, MapName>> = {
  ...Object.fromEntries(MAPS.map((map) => [map.toLowerCase(), map])),
  autumn: 'Fall',
};

const DECK_SPELLINGS: Readonly<Record<string, Deck>> = {
  standard: 'Standard',
  base: 'Standard',
  'e&p': 'E&P',
  ep: 'E&P',
  'exiles&partisans': 'E&P',
  exilesandpartisans: 'E&P',
  exiles: 'E&P',
};

/** The spelling in lower case, without blanks and the words `map` and `deck`: `The Autumn map` is no map, `Autumn map` is. */
const simple = (value: string): string => value.toLowerCase().replace(/\s+|\s*\b(map|deck)$/g, '');

/** A header line before its kind is known: the label is read, the value and the comment are found. */
export interface Labelled {
  readonly label: Span;
  readonly value: Span;
  readonly comment: CommentNode | null;
}

type HeaderReader = (r: Reader, line: Labelled, span: Span) => Line;

/** Lines `Label: value` by label, in lower case. */
export const HEADER_READERS: Readonly<Record<string, HeaderReader>> = {
  map: readMapLine,
  deck: readDeckLine,
  clearings: readClearingsLine,
  pool: (r, line, span) => ({ kind: 'pool', ...span, ...line, factions: readFactions(r, line.value) }),
  winner: (r, line, span) => ({ kind: 'winner', ...span, ...line, factions: readFactions(r, line.value) }),
  winners: (r, line, span) => ({ kind: 'winner', ...span, ...line, factions: readFactions(r, line.value) }),
};

function readMapLine(r: Reader, line: Labelled, span: Span): Line {
  const { start, end } = line.value;
  const map = MAP_SPELLINGS[simple(r.text.slice(start, end))] ?? null;
  if (map) r.map ??= ROOT_MAPS[map];
  else report(r, 'error', 'rootlog/unknown-map', 'there is no such map', start, end, `maps are ${MAPS.join(', ')}`);
  return { kind: 'map', ...span, ...line, map };
}

function readDeckLine(r: Reader, line: Labelled, span: Span): Line {
  const { start, end } = line.value;
  const deck = DECK_SPELLINGS[simple(r.text.slice(start, end))] ?? null;
  if (deck && !r.deckKnown) {
    r.names = namesFor(deck);
    r.deckKnown = true;
  }
  if (!deck) report(r, 'error', 'rootlog/unknown-deck', 'there is no such deck', start, end, 'decks are Standard, E&P');
  return { kind: 'deck', ...span, ...line, deck };
}

/** Reads `F1, R2, ..., F12`: letter and number in either order, separated by commas or blanks, each clearing once. */
function readClearingsLine(r: Reader, line: Labelled, span: Span): Line {
  const suits: ('F' | 'M' | 'R')[] = [];
  const { start, end } = line.value;
  r.pos = start;
  let wrong = false;
  let found = 0;
  while (!wrong && r.pos < end) {
    let code = next(r);
    if (code === COMMA) {
      r.pos++;
      continue;
    }
    let clearing = isDigit(code) ? readNumber(r) : 0;
    code = next(r);
    const suit = suitOf(code);
    if (suit > 1) r.pos++;
    if (clearing === 0 && isDigit(next(r))) clearing = readNumber(r);
    wrong = suit <= 1 || clearing < 1 || clearing > LAST_CLEARING || suits[clearing - 1] !== undefined;
    suits[clearing - 1] = SUIT_LETTERS[suit] as 'F' | 'M' | 'R';
    found++;
  }
  wrong ||= found !== LAST_CLEARING;
  if (wrong)
    report(
      r,
      'error',
      'rootlog/clearings',
      'the suits of all twelve clearings are not given',
      start,
      end,
      'F1, R2, M3, ... F12',
    );
  return { kind: 'clearings', ...span, ...line, suits: wrong ? null : suits };
}

/** Reads faction letters, with commas, blanks or `+` between them or not. A letter that stands there again says nothing. */
function readFactions(r: Reader, { start, end }: Span): string[] | null {
  const factions: string[] = [];
  for (let at = start; at < end; at++) {
    const code = r.codes[at]!;
    const faction = factionOf(code);
    if (faction >= 0) addOnce(factions, OWNERS[faction]!);
    else if (!(code <= SPACE || code === COMMA || code === PLUS || code === AMPERSAND)) {
      report(
        r,
        'error',
        'rootlog/unknown-faction',
        'there is no faction of this letter',
        at,
        at + 1,
        'write letters such as CEAV',
      );
      return null;
    }
  }
  return factions;
}

/** Reads the value of `Landmarks:`: moves, of which the first say where landmarks stand. */
export function readLandmarksLine(r: Reader, label: Span, start: number): Line {
  const actions = readActions(r);
  const comment = readComment(r);
  return { kind: 'landmarks', start, end: r.pos, label, actions, comment };
}

/** Reads the value of `Hirelings:`: names separated by commas, then setup actions after a `/` each. */
export function readHirelingsLine(r: Reader, label: Span, start: number): Line {
  const hirelings: string[] = [];
  next(r);
  const from = r.pos;
  let to = from;
  for (;;) {
    const code = next(r);
    if (code === COMMA) {
      r.pos++;
      continue;
    }
    const owner = readOwner(r);
    if (owner < OWNERS.length - HIRELINGS.length) break;
    addOnce(hirelings, `${OWNERS[owner]}${r.demoted ? 'd' : ''}`);
    to = r.pos;
  }
  r.pos = to;
  // What is no hireling is left to the actions, which say so.
  const actions = readActions(r);
  const comment = readComment(r);
  return { kind: 'hirelings', start, end: r.pos, label, value: { start: from, end: to }, hirelings, actions, comment };
}

function addOnce(names: string[], name: string): void {
  if (!names.includes(name)) names.push(name);
}
