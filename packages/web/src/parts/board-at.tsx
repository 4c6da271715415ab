import { type Place, placeOf } from '../replays/place.ts';
import type { Shown } from '../replays/shown.ts';
import { Picture } from './picture.tsx';
import { Scores } from './scores.tsx';

interface BoardAtProps {
  readonly shown: Shown;
  readonly frame: number;
}

/** The board beside a text: as it is after the action at the cursor, with that action in words. */
export function BoardAt({ shown, frame }: BoardAtProps) {
  const place = placeOf(shown.turns, frame);
  const [board] = shown.pictures(frame);
  return (
    <section class="board-at" aria-label="Board at the cursor">
      <Scores shown={shown} frame={frame} taker={place.turn?.taker} />
      <StepInWords {...place} />
      {board !== undefined && <Picture {...board} />}
    </section>
  );
}

/** A step in words, with what it implies and what is wrong with it. */
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
