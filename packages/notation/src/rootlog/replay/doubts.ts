import { type Action, DECK_CARDS, type Deck, type Table, copiesOnTable, locations } from '@woodlog/core/root';
import type { Diagnostic, Span } from '../../kernel/diagnostic.ts';

/** A named card in more places than it has copies, after an action that named it. */
export function cardDoubts(action: Action, span: Span | null, table: Readonly<Table>): Diagnostic[] {
  if (action.kind !== 'move' || span === null) return [];
  const named = action.parts.filter(({ what, from, to }) => /#[a-z@]/.test(what) && from === 'draw' && to !== 'draw');
  return [...new Set(named.map(({ what }) => what))].flatMap((what) => {
    const copies = copiesOf(table.setup.deck, what);
    if (copies === 0 || copiesOnTable(table, what) <= copies) return [];
    const places = placesOf(what, table);
    if (places.length <= copies) return [];
    const arrived = named.find((part) => part.what === what)?.to;
    const other = places.find((place) => place !== arrived) ?? places[0];
    return [
      {
        severity: 'warning' as const,
        code: 'rootlog/card-twice',
        message: `${what} exists ${copies === 1 ? 'once' : `${copies} times`}, and is already ${placeWords(other ?? '')}`,
        ...span,
        hint: `did it leave there in an earlier line? A card that nobody saw is \`${what.split('#')[0]}#\``,
      },
    ];
  });
}

function copiesOf(deck: Deck, what: string): number {
  const [suit, name] = what.split('#');
  let sum = 0;
  for (const card of DECK_CARDS[deck])
    if (card.spelling === name && (suit === '' || card.suit === suit)) sum += card.copies;
  return sum;
}

/** The places where a card is known to be, one for each copy. */
function placesOf(what: string, table: Readonly<Table>): readonly string[] {
  return Object.entries(locations(table)).flatMap(([place, contents]) => {
    if (place === '?' || typeof contents === 'number') return [];
    const count = Array.isArray(contents)
      ? contents.filter((one) => one === what).length
      : ((contents as Readonly<Record<string, number>>)[what] ?? 0);
    return new Array<string>(Math.max(0, count)).fill(place);
  });
}

function placeWords(place: string): string {
  if (/^[A-Z]$/.test(place)) return `in the hand of ${place}`;
  if (place === 'dominance') return 'available';
  return place === '*' ? 'in the discard pile' : `on ${place}`;
}
