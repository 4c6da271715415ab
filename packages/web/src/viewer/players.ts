import { element } from './dom.ts';
import type { Reader } from './reader.ts';

/** The players with their colours and points; whose turn it is stands out. A click calls `find` with a player's letter. */
export function playerList(reader: Reader, find: (word: string) => void): HTMLElement {
  const { players, winners } = reader.replay;
  const last = reader.positions.length - 1;
  const entries = players.map(({ id, name, colour, ink }, seat) => {
    const chip = element('span', { class: `chip b-${colour} ink-${ink}`, 'aria-hidden': true }, id);
    const words = element('span', { class: 'name' }, name);
    const points = element('b', {});
    const entry = element('button', { type: 'button', title: `Everything of ${name}` }, chip, words, points);
    entry.addEventListener('click', () => find(id));
    const won = winners.includes(id) ? element('span', { class: 'won' }, 'won') : null;
    if (won !== null) entry.append(won);
    reader.onMove(({ frame, turn }) => {
      // Not told before the end: who watches does not want to know.
      if (won !== null) won.hidden = frame < last;
      points.textContent = String(reader.replay.scoresAt(frame)[seat]);
      entry.classList.toggle('taker', id === turn.taker);
    });
    return entry;
  });
  const items = entries.map((entry) => element('li', {}, entry));
  return element('ul', { class: 'players', 'aria-label': 'Players' }, ...items);
}
