import { colourOf, inkOn } from '@woodlog/draw/root';
import { type Player, shortName } from '../plays/playable.ts';

/** A player by letter and colour. */
export const Chip = ({ letter, colour, ink }: Pick<Player, 'letter' | 'colour' | 'ink'>) => (
  <span class={`chip b-${colour} ink-${ink}`} aria-hidden="true">
    {letter.replace('h_', '')}
  </span>
);

/** A faction of Root by its letter. */
export const FactionChip = ({ letter }: { readonly letter: string }) => (
  <Chip letter={letter} colour={colourOf(letter)} ink={inkOn(letter)} />
);

/** All players with points; the current one stands out. */
export function Scores({ players, taker }: { readonly players: readonly Player[]; readonly taker: number }) {
  return (
    <ul class="scores" aria-label="Points">
      {players.map((player) => (
        <li
          key={player.letter}
          aria-current={player.index === taker ? 'true' : undefined}
          title={player.faction === '' ? shortName(player) : player.faction}
        >
          <Chip {...player} />
          <span class="who">{shortName(player)}</span>
          <b>{player.marker === null ? player.score : '★'}</b>
        </li>
      ))}
    </ul>
  );
}
