import { element } from './dom.ts';
import type { TurnChances } from './chances.ts';
import type { Reader } from './reader.ts';

/** The players with colours and points; the current one stands out. A click calls `find` with a player's letter. */
export function playerList(reader: Reader, find: (word: string) => void, chances: readonly TurnChances[]): HTMLElement {
  const chancesAt = new Map(chances.map((one) => [one.turn, one.chances]));
  const { players, winners } = reader.replay;
  const last = reader.positions.length - 1;
  const entries = players.map(({ id, name, colour, ink }, seat) => {
    const chip = element('span', { class: `chip b-${colour} ink-${ink}`, 'aria-hidden': true }, id);
    const words = element('span', { class: 'name' }, name);
    const points = element('b', {});
    const entry = element('button', { type: 'button', title: `Everything of ${name}` }, chip, words, points);
    const chance = chances.length === 0 ? null : element('small', { title: 'Chance to win' });
    if (chance !== null) entry.append(chance);
    entry.addEventListener('click', () => find(id));
    const won = winners.includes(id) ? element('span', { class: 'won' }, 'won') : null;
    if (won !== null) entry.append(won);
    reader.onMove(({ frame, turn, action }) => {
      // During a turn the chances are those after the turn before.
      const over = action === turn.steps.length - 1 || turn.number === 0;
      const now = chancesAt.get(over ? turn.number : turn.number - 1) ?? {};
      if (chance !== null) chance.textContent = `${Math.round(100 * (now[id] ?? 0))} %`;
      // Hidden before the end, so as not to spoil it.
      if (won !== null) won.hidden = frame < last;
      points.textContent = String(reader.replay.scoresAt(frame)[seat]);
      entry.classList.toggle('taker', id === turn.taker);
    });
    return entry;
  });
  const items = entries.map((entry) => element('li', {}, entry));
  return element('ul', { class: 'players', 'aria-label': 'Players' }, ...items);
}
