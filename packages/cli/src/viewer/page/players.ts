import { element } from './dom.ts';
import type { Reader } from './reader.ts';

/** The players with their colours and points; whose turn it is stands out. A click calls `find` with a player's letter. */
export function playerList(reader: Reader, find: (word: string) => void): HTMLElement {
  const { players, winners } = reader.replay;
  const points = players.map(() => element('b', {}));
  const victors: HTMLElement[] = [];
  const entries = players.map(({ id, name, colour, ink }, seat) => {
    const chip = element('span', { class: `chip b-${colour} c-${ink}`, 'aria-hidden': true }, id);
    const words = element('span', { class: 'name' }, name);
    const entry = element('button', { type: 'button', title: `Everything of ${name}` }, chip, words, points[seat]!);
    entry.addEventListener('click', () => find(id));
    if (winners.includes(id)) {
      const won = element('span', { class: 'won' }, 'won');
      victors.push(won);
      entry.append(won);
    }
    return entry;
  });
  const last = reader.positions.length - 1;
  reader.onMove(({ frame, turn }) => {
    // Not told before the end: who watches does not want to know.
    for (const winner of victors) winner.hidden = frame < last;
    const scores = reader.replay.scoresAt(frame);
    for (const [seat, shown] of points.entries()) {
      shown.textContent = String(scores[seat]);
      entries[seat]!.classList.toggle('taker', players[seat]!.id === turn.taker);
    }
  });
  const items = entries.map((entry) => element('li', {}, entry));
  return element('ul', { class: 'players', 'aria-label': 'Players' }, ...items);
}
