import { type Clearing, type Table, dominanceOf, pileAt, playerAt } from '@woodlog/core/root';
import { type Features, type Standpoint, onBoard, over } from './standpoint.ts';

const HAND = 5;
/** The value of a card above the hand limit. */
const SURPLUS = 0.2;

const pointsOf = ({ scores, markers }: Readonly<Table>, seat: number): number =>
  markers[seat] === null ? (scores[seat] ?? 0) : 0;

/** How near a seat is to a win by dominance, from 0 to 1; 0 without an activated card. */
function nearDominance(table: Readonly<Table>, seat: number): number {
  if (table.markers[seat] === null) return 0;
  const standing = dominanceOf(table, table.setup.seats[seat]?.faction ?? '');
  if (standing === null || standing.condition === null) return 0;
  if (standing.wins !== null) return 1;
  const needed = 'clearings' in standing.condition ? standing.condition.clearings : 2;
  return Math.min(0.5, (0.5 * standing.ruled.length) / needed);
}

const handOf = ({ table, layout, me }: Standpoint) => pileAt(table, playerAt(layout, me.index).handPile);

/** Features of every faction. */
export const GENERAL: Features = {
  /** Points on the track; none once the marker has left it for dominance or a coalition. */
  points: ({ table, me }) => pointsOf(table, me.index),
  /** Points of the leading rival. */
  rival: ({ table, me }) =>
    table.scores.reduce((most, _, seat) => (seat === me.index ? most : Math.max(most, pointsOf(table, seat))), 0),
  /** Points of all rivals. */
  rivals: ({ table, me }) =>
    table.scores.reduce((sum, _, seat) => (seat === me.index ? sum : sum + pointsOf(table, seat)), 0),
  /** With an activated dominance card: the share of its clearings that this seat rules, 1 if that wins (3.3.1). */
  dominance: ({ table, me }) => nearDominance(table, me.index),
  /** The same share for the rival who is closest to winning this way. */
  dominanceOfRival: ({ table, me }) =>
    table.markers.reduce((most, _, seat) => (seat === me.index ? most : Math.max(most, nearDominance(table, seat))), 0),
  /** Cards in hand; those beyond five are discarded in Evening. */
  cards: (at) => {
    const { length } = handOf(at);
    return Math.min(length, HAND) + SURPLUS * Math.max(0, length - HAND);
  },
  /** Crafted cards with a lasting effect. */
  lasting: ({ table, layout, me }) => pileAt(table, playerAt(layout, me.index).craftedPile).length,
  /** Warriors on the map. */
  warriors: (at) => over(at, ({ warriors }) => warriors),
  /** Clearings ruled. */
  ruled: (at) => over(at, ({ ruled }) => (ruled ? 1 : 0)),
  /** Own buildings and tokens in clearings where enemies outnumber the defenders: a point each to the remover. */
  threatened: (at) => over(at, ({ cardboard, strongest, warriors }) => (strongest > warriors ? cardboard : 0)),
  /** Undefended own buildings and tokens that an enemy could reach in one move. */
  exposed: (at) =>
    over(at, ({ cardboard, warriors }, clearing) => (cardboard > 0 && reach(at, clearing) > warriors ? cardboard : 0)),
  /** Enemy buildings and tokens in clearings where this seat has more warriors: possible points. */
  prey: (at) => over(at, ({ prey, enemies, warriors }) => (warriors > enemies ? prey : 0)),
  /** Own warriors on the board of the Riverfolk, who turn them into points and actions (11.4.2). */
  paid: (at) => (at.layout.placeOf.has('O$') ? onBoard(at, 'O$', `${at.me.letter}w`) : 0),
  /** Enemy warriors on the map. */
  enemies: (at) => over(at, ({ enemies }) => enemies),
};

/** The most enemy warriors in an adjacent clearing. */
function reach({ layout, ground }: Standpoint, clearing: number): number {
  let most = 0;
  for (const next of layout.map.adjacent[clearing as Clearing]) most = Math.max(most, ground[next]?.strongest ?? 0);
  return most;
}
