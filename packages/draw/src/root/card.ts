import { CHARACTERS, LEADERS, MINISTERS, MOODS, RETAINER, VIZIER, readCardName, type Deck } from '@woodlog/core/root';
import type { Box } from '../kernel/box.ts';
import { type Svg, at, el, group, title } from '../kernel/svg.ts';
import { label, textWidth } from '../kernel/text.ts';
import { itemWords } from './component.ts';
import { icon } from './icons.ts';
import { suitColour } from './palette.ts';
import { suitIcon, suitName } from './suits.ts';

const SIZE = 15;
const HEIGHT = 26;

const OWN_NAMES: ReadonlyMap<string, string> = new Map(
  [...LEADERS, VIZIER, ...MINISTERS, ...MOODS, ...CHARACTERS, RETAINER].map(({ spelling, name }) => [spelling, name]),
);

/** A card in Rootlog: `F#anvil` is a fox card by name, `#` is unknown. */
export interface CardWords {
  readonly suit: string | null;
  readonly name: string | null;
}

function cardWords(deck: Deck, spelling: string): CardWords {
  const [letter = '', word = ''] = spelling.split('#');
  const suit = letter === '' ? null : letter;
  if (word === '') return { suit, name: null };
  if (word.startsWith('%')) return { suit, name: itemWords(word) };
  const own = OWN_NAMES.get(word);
  if (own !== undefined) return { suit, name: own };
  const found = readCardName(deck, word, (suit ?? undefined) as 'F' | undefined);
  const printed = found !== undefined && 'cards' in found ? found.cards[0] : undefined;
  return { suit, name: printed?.name ?? word };
}

/** A card as a small strip: its suit's head and its name; an unknown one shows its back. */
export function cardBox(deck: Deck, spelling: string, count: number): Box {
  const { suit, name } = cardWords(deck, spelling);
  const text = `${count === 1 ? '' : `${count} × `}${name ?? (suit === null ? 'unseen' : `${suitName(suit)} card`)}`;
  const width = textWidth(text, { size: SIZE }) + (suit === null ? 16 : 38);
  const words = [suit === null ? 'card' : `${suitName(suit)} card`, name].filter(Boolean).join(': ');
  const drawn = (x: number, y: number): Svg =>
    at(
      x,
      y,
      1,
      title(count === 1 ? words : `${count} × ${words}`),
      el('rect', {
        x: 0.75,
        y: 0.75,
        width: width - 1.5,
        height: HEIGHT - 1.5,
        rx: 5,
        class: 'f-paper s-line',
        'stroke-width': 1.5,
        'stroke-dasharray': name === null && suit === null ? '4 3' : undefined,
      }),
      suit === null
        ? ''
        : el('path', { d: `M26 1H6a5 5 0 0 0-5 5V20a5 5 0 0 0 5 5H26Z`, class: `f-${suitColour(suit)}` }) +
            icon(suitIcon(suit), 4, 4, 18, 'dark'),
      label(suit === null ? 8 : 31, HEIGHT / 2, text, { size: SIZE, colour: name === null ? 'muted' : 'ink' }),
    );
  // Links a card to everything done with it.
  const about = `#${spelling.split('#')[1]}`;
  return {
    width,
    height: HEIGHT,
    draw: (x, y) => (name === null ? drawn(x, y) : group({ 'data-about': about }, drawn(x, y))),
  };
}
