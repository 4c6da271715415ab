import { type Box, flow, framed } from '../kernel/box.ts';
import { type Svg, at } from '../kernel/svg.ts';
import { label, textWidth } from '../kernel/text.ts';
import { SIDE, drawHero, drawMine, drawSettlement, drawToken, men } from './map.ts';

const SIGN = 40;
const SIZE = 14;
const PADDING = 12;

/** What is on the map, in a word or two; signs are drawn as for a whole tile. */
const ENTRIES: readonly (readonly [words: string, sign: Svg])[] = [
  ['hero H1 of P1', at(SIDE / 2, SIDE / 2, 1.2, drawHero(0, 0))],
  ['mercenaries, with a hero or in a garrison', men(SIDE / 2, SIDE / 2, 4, 'in the garrison')],
  ['monster', at(SIDE / 2, SIDE / 2, 1, drawToken('monster', 1))],
  ['resource', at(SIDE / 2, SIDE / 2, 1, drawToken('resource', 1))],
  ['item', at(SIDE / 2, SIDE / 2, 1, drawToken('item', 1))],
  ['mine of nobody', drawMine(null)],
  ['mine of P2', drawMine(1)],
  ['encampment', drawSettlement({ seat: 0, tier: 'encampment', ramparts: null })],
  ['villa', drawSettlement({ seat: 0, tier: 'villa', ramparts: null })],
  ['estate, palisade', drawSettlement({ seat: 0, tier: 'estate', ramparts: 'palisade' })],
  ['castle, fortifications', drawSettlement({ seat: 0, tier: 'castle', ramparts: 'fortifications' })],
];

const entry = (words: string, sign: Svg): Box => ({
  width: SIGN + 6 + textWidth(words, { size: SIZE }),
  height: SIGN,
  draw: (x, y) => at(x, y, SIGN / SIDE, sign) + label(x + SIGN + 6, y + SIGN / 2, words, { size: SIZE }),
});

/** Explains the signs of the map. */
export function legendBox(width: number): Box {
  const entries = flow(
    ENTRIES.map(([words, sign]) => entry(words, sign)),
    width - 2 * PADDING,
    { gap: 12 },
  );
  return framed(width, entries.height + 2 * PADDING, 12, entries.draw(PADDING, PADDING));
}
