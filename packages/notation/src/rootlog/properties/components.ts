import fc from 'fast-check';
import {
  type Deck,
  FACTIONS,
  FACTION_SHEETS,
  HIRELINGS,
  HIRELING_SHEETS,
  ITEMS,
  LANDMARKS,
  ROOT_MAPS,
  SUITS,
  cardNames,
  readCardName,
} from '@woodlog/core/root';
import { type Tokens, mostly } from './spelling.ts';

/** Something that actions name, in one of its spellings. */
export interface WrittenThing {
  /** Its notation in actions. */
  readonly name: string;
  readonly tokens: Tokens;
  /** Its production in the grammar. */
  readonly form: string;
}

const writtenAs =
  (name: string, form: string) =>
  (tokens: Tokens): WrittenThing => ({ name, tokens, form });

export const faction: fc.Arbitrary<string> = fc.constantFrom(...FACTIONS);
export const hireling: fc.Arbitrary<string> = fc.constantFrom(...HIRELINGS);

/** An owner's letter, which the owner may leave out in their own line. */
export const ownTokens = (owner: string, taker: string): fc.Arbitrary<Tokens> =>
  owner === taker ? mostly<Tokens>([], [owner]) : hirelingTokens(owner);

/** A hireling may be marked as demoted; the three that are not factions may lose their `h_`. */
const hirelingTokens = (owner: string): fc.Arbitrary<Tokens> => {
  if (!owner.startsWith('h_')) return fc.constant([owner]);
  const bare = 'STJ'.includes(owner.charAt(2)) ? [[owner.charAt(2)]] : [];
  return mostly<Tokens>([owner], [`${owner}d`], ...bare);
};

interface Piece {
  readonly owner: string;
  readonly piece: string;
}

const PIECES: readonly Piece[] = [
  ...FACTIONS.flatMap((owner) =>
    FACTION_SHEETS[owner].pieces.flatMap(({ piece, faces = {} }) =>
      [piece, ...Object.keys(faces)].map((piece) => ({ owner, piece })),
    ),
  ),
  ...HIRELINGS.flatMap((owner) => HIRELING_SHEETS[owner].pieces.map(({ piece }) => ({ owner, piece }))),
];

/** The spellings of what follows the owner: older logs write the Keepers' pieces differently. */
const pieceTokens = ({ owner, piece }: Piece): fc.Arbitrary<string> => {
  const [kind, letter, value] = piece.split('_');
  if (value !== undefined) return mostly(piece, `${kind}_${value}_${letter}`);
  if (owner === 'K' && kind === 'b' && letter !== undefined)
    return mostly(piece, `${piece}_${letter === 'j' ? 't' : 'j'}`);
  return fc.constant(piece);
};

const bareHireling = (tokens: Tokens): boolean => tokens.length === 1 && /^[STJ]$/.test(tokens[0]!);

const spellPiece = (piece: Piece, taker: string): fc.Arbitrary<WrittenThing> =>
  fc.tuple(ownTokens(piece.owner, taker), pieceTokens(piece)).map(([owner, text]) => {
    const form = piece.owner.startsWith('h_')
      ? 'hireling piece'
      : piece.piece.length > 3
        ? 'relic with value'
        : 'piece';
    // A bare letter counts as a hireling only if a piece follows at once.
    const tokens = bareHireling(owner) ? [owner[0]! + text] : [...owner, text];
    return writtenAs(piece.owner + piece.piece, form)(tokens);
  });

/** A warrior, building or token of anybody. */
export const piece = (taker: string): fc.Arbitrary<WrittenThing> =>
  fc
    .oneof(
      fc.constantFrom(...PIECES.filter(({ piece }) => piece !== 'p')),
      fc.constantFrom(...PIECES.filter(({ piece, owner }) => piece !== 'p' && owner === taker), {
        owner: 'C',
        piece: 'w',
      }),
    )
    .chain((chosen) => spellPiece(chosen, taker));

/** Pawns and landmarks: there is one of each, so its start is never written. */
export const single = (taker: string): fc.Arbitrary<WrittenThing> =>
  fc.oneof(
    fc
      .constantFrom(...PIECES.filter(({ piece }) => piece === 'p'))
      .chain((chosen) => spellPiece(chosen, taker))
      .map((it) => ({ ...it, form: 'pawn' })),
    fc
      .constantFrom(...LANDMARKS)
      .chain((name) =>
        (name === 'ferry' ? mostly('f', 'ferry', 'r') : fc.constant<string>(name)).map((text) =>
          writtenAs(name, 'landmark')([text]),
        ),
      ),
  );

/** A card of which at most the suit is known. */
const unnamed: fc.Arbitrary<WrittenThing> = fc
  .constantFrom('', ...SUITS)
  .map((suit) => writtenAs(`${suit}#`, suit ? 'card of a suit' : 'unknown card')(suit ? [suit, '#'] : ['#']));

const OWN_PILES: readonly string[] = ['leader', 'minister', 'mood', 'character'];

/** A named card of a deck, or a faction's own, by any of its names, with or without its suit. */
export const named = (deck: Deck): fc.Arbitrary<WrittenThing> =>
  fc.constantFrom(...cardNames(deck)).chain((word) => {
    const name = readCardName(deck, word)!;
    const suits: readonly string[] =
      'cards' in name ? [...new Set(name.cards.map(({ suit }) => suit))] : OWN_PILES.includes(name.pile) ? [''] : ['B'];
    const only = suits.length === 1 ? suits[0]! : '';
    return fc
      .constantFrom('', ...suits)
      .chain((suit) =>
        mostly(word, ...printed(word)).map((text) =>
          writtenAs(`${suit || only}#${name.spelling}`, `${name.pile} card`)(suit ? [suit, '#', text] : ['#', text]),
        ),
      );
  });

/** Some names as printed on the cards. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  betterburrowbank: ['Better Burrow Bank', 'better burrow bank'],
  mouseinasack: ['Mouse-in-a-Sack', 'mouse-in-a-sack'],
  falseorders: ['false orders', 'False Orders'],
  despot: ['Despot'],
  sabo: ['Sabo'],
  duchessofmud: ['Duchess of Mud'],
};
const printed = (word: string): readonly string[] => PRINTED[word] ?? [];

export const card = (deck: Deck): fc.Arbitrary<WrittenThing> => fc.oneof(unnamed, named(deck));

/** An item type, or all items. */
export const item: fc.Arbitrary<WrittenThing> = fc
  .constantFrom(...ITEMS, '_')
  .map((letter) => writtenAs(`%${letter}`, letter === '_' ? 'all items' : 'item')([`%${letter}`]));

const BOARD_PARTS: Readonly<Record<string, string>> = { E: 'rmxbFRMB', L: 'l', K: '123', N: 'ei' };

const boardTokens = (owner: string, rest: string, taker: string): fc.Arbitrary<Tokens> =>
  ownTokens(owner, taker).map((own) => (bareHireling(own) ? [`${own[0]}$${rest}`] : [...own, `$${rest}`]));

const board = (owner: string, taker: string): fc.Arbitrary<WrittenThing> =>
  boardTokens(owner, '', taker).map(writtenAs(`${owner}$`, 'board'));

export const factionBoard = (taker: string): fc.Arbitrary<WrittenThing> =>
  fc.oneof(faction, fc.constant(taker)).chain((owner) => board(owner, taker));

const clearing: fc.Arbitrary<WrittenThing> = fc
  .integer({ min: 0, max: 12 })
  .chain((n) => mostly(String(n), `0${n}`).map((text) => writtenAs(String(n), 'clearing')([text])));

const FORESTS = Object.values(ROOT_MAPS).flatMap((map) => map.forests.map(({ name }) => name));
const PATHS = Object.values(ROOT_MAPS).flatMap((map) => map.paths.map(({ name }) => name));
const reversed = (name: string): string => name.split('_').reverse().join('_');
export const path: fc.Arbitrary<WrittenThing> = fc
  .constantFrom(...PATHS)
  .chain((name) => mostly(name, reversed(name)).map((text) => writtenAs(name, 'path')([text])));
const forest = fc
  .constantFrom(...FORESTS)
  .chain((name) => mostly(name, reversed(name)).map((text) => writtenAs(name, 'forest')([text])));

/** A place that cards, pieces and items can come from or go to. */
export const place = (taker: string): fc.Arbitrary<WrittenThing> =>
  fc.oneof(
    { weight: 4, arbitrary: clearing },
    forest,
    path,
    faction.map((hand) => writtenAs(hand, 'hand')([hand])),
    factionBoard(taker),
    hireling.chain((owner) => board(owner, taker)),
    fc
      .constantFrom('E', 'L', 'K', 'N')
      .chain((owner) =>
        fc
          .constantFrom(...BOARD_PARTS[owner]!)
          .chain((part) =>
            boardTokens(owner, `_${part}`, taker).map(writtenAs(`${owner}$_${part}`, 'part of a board')),
          ),
      ),
    fc.constantFrom('*', 'Q').map((name) => writtenAs(name, name === '*' ? 'discard pile' : 'quests')([name])),
  );
