import type { TurnChances } from '../../games/analysis.ts';
import { element } from './dom.ts';
import type { Reader } from './reader.ts';

/**
 * The players with their colours and points, and with their chances to win if there are any; whose turn it is stands out. A click calls
 * `find` with a player's letter.
 */
export function playerList(reader: Reader, find: (word: string) => void, chances: readonly TurnChances[]): HTMLElement {
  const { players, winners } = reader.replay;
  const points = players.map(() => element('b', {}));
  const shownChances = chances.length === 0 ? [] : players.map(() => element('small', { title: 'Chance to win' }));
  const victors: HTMLElement[] = [];
  const entries = players.map(({ id, name, colour, ink }, seat) => {
    const chip = element('span', { class: `chip b-${colour} c-${ink}`, 'aria-hidden': true }, id);
    const words = element('span', { class: 'name' }, name);
    const entry = element('button', { type: 'button', title: `Everything of ${name}` }, chip, words, points[seat]!);
    const chance = shownChances[seat];
    if (chance !== undefined) entry.append(chance);
    entry.addEventListener('click', () => find(id));
    if (winners.includes(id)) {
      const won = element('span', { class: 'won' }, 'won');
      victors.push(won);
      entry.append(won);
    }
    return entry;
  });
  const last = reader.positions.length - 1;
  const chancesAt = new Map(chances.map((one) => [one.turn, one.chances]));
  reader.onMove(({ frame, turn, action }) => {
    // Not told before the end: who watches does not want to know.
    for (const winner of victors) winner.hidden = frame < last;
    // In mid-turn the chances are still those after the turn before.
    const over = action === turn.steps.length - 1 || turn.number === 0;
    const now = chancesAt.get(over ? turn.number : turn.number - 1) ?? {};
    for (const [seat, shown] of shownChances.entries())
      shown.textContent = `${Math.round(100 * (now[players[seat]?.id ?? ''] ?? 0))} %`;
    const scores = reader.replay.scoresAt(frame);
    for (const [seat, shown] of points.entries()) {
      shown.textContent = String(scores[seat]);
      entries[seat]!.classList.toggle('taker', players[seat]!.id === turn.taker);
    }
  });
  const items = entries.map((entry) => element('li', {}, entry));
  return element('ul', { class: 'players', 'aria-label': 'Players' }, ...items);
}
