import { type Place, placeOf } from '../replays/place.ts';
import type { Shown } from '../replays/shown.ts';
import { Picture } from './picture.tsx';
import { ScoresAt } from './scores-at.tsx';

interface BoardAtProps {
  readonly shown: Shown;
  readonly frame: number;
  /** Shows the whole line in words, not only the action. */
  readonly whole?: boolean;
}

/** The board after the action at the cursor, with the action in words. */
export function BoardAt({ shown, frame, whole }: BoardAtProps) {
  const place = placeOf(shown.turns, frame);
  const [board] = shown.pictures(frame);
  return (
    <section class="board-at" aria-label="Board at the cursor">
      <ScoresAt shown={shown} frame={frame} taker={place.turn?.taker} />
      <StepInWords {...place} />
      {board !== undefined && <Picture {...board} />}
      {whole === true && <LineInWords {...place} />}
    </section>
  );
}

/** All actions of a line in words, with the one at the cursor marked. */
const LineInWords = ({ turn, step }: Place) => (
  <ol class="line-in-words" aria-label="The line in English">
    {turn?.steps
      .filter(({ text }) => text !== '')
      .map((one, n) => (
        <li key={n} aria-current={one === step ? 'true' : undefined}>
          {one.words}
        </li>
      ))}
  </ol>
);

/** A step in words, with what it implies and its problems. */
export const StepInWords = ({ turn, step }: Place) => (
  <div class="now" aria-live="polite">
    <b>{turn?.heading}</b> {step?.words} {step !== undefined && step.text !== '' && <code>{step.text}</code>}
    {step?.implied.map(({ what, law }) => (
      <p key={what} class="hint">
        {what} ({law})
      </p>
    ))}
    {step?.problems.map(({ severity, message }) => (
      <p key={message} class={severity}>
        {message}
      </p>
    ))}
  </div>
);
