import type { Shown } from '../replays/shown.ts';

interface ScoresAtProps {
  readonly shown: Shown;
  readonly frame: number;
  /** Whose turn it is. */
  readonly taker?: string | undefined;
}

/** Each player's points after a frame. */
export function ScoresAt({ shown, frame, taker }: ScoresAtProps) {
  const scores = shown.scoresAt(frame);
  return (
    <ul class="scores" aria-label={shown.measure}>
      {shown.players.map(({ id, name, colour, ink, letter }, seat) => (
        <li key={id} aria-current={id === taker ? 'true' : undefined} title={name}>
          <span class={`chip b-${colour} ink-${ink}`} aria-hidden="true">
            {letter}
          </span>
          <span class="who">{name}</span>
          <b>{scores[seat]}</b>
        </li>
      ))}
    </ul>
  );
}
