import { colourOf, inkOn } from '@woodlog/draw/root';
import type { Player } from '../game/standing.ts';
import { shortName } from '../game/standing.ts';

/** A faction by its letter and colour. */
export const Chip = ({ letter }: { readonly letter: string }) => (
  <span class={`chip b-${colourOf(letter)} ink-${inkOn(letter)}`} aria-hidden="true">
    {letter.replace('h_', '')}
  </span>
);

/** All players with their points; whose turn it is stands out. */
export function Scores({ players, taker }: { readonly players: readonly Player[]; readonly taker: number }) {
  return (
    <ul class="scores" aria-label="Points">
      {players.map((player) => (
        <li key={player.letter} aria-current={player.index === taker ? 'true' : undefined} title={player.faction}>
          <Chip letter={player.letter} />
          <span class="who">{shortName(player)}</span>
          <b>{player.marker === null ? player.score : '★'}</b>
        </li>
      ))}
    </ul>
  );
}
