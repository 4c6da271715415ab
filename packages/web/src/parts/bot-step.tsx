import { capital } from '@woodlog/core/kernel';
import type { Part } from '@woodlog/session/kernel';

interface BotStepProps {
  readonly parts: readonly Part[];
  /** The step shown. */
  readonly at: number;
  readonly name: string;
  /** Whether the turn ends with the last step. */
  readonly isWhole: boolean;
  /** The points of the whole turn. */
  readonly points: string;
  readonly onStep: (at: number) => void;
}

/** A step of a bot's turn: what to do at the table, and why. */
export function BotStep({ parts, at, name, isWhole, points, onStep }: BotStepProps) {
  const part = parts[at];
  if (part === undefined)
    return (
      <section class="question" aria-label="Turn of a bot">
        <h2 tabIndex={-1}>{name} has nothing to do</h2>
        <button type="button" class="main" onClick={() => onStep(parts.length)}>
          Go on
        </button>
      </section>
    );
  const isLast = at === parts.length - 1;
  return (
    <section class="question" aria-label="Turn of a bot">
      <p class="hint">
        {name}, step {at + 1}
        {isWhole ? ` of ${parts.length}` : ''}
        {part.phase !== undefined && ` · ${part.phase}`}
      </p>
      <h2 class="large" aria-live="polite" tabIndex={-1}>
        {capital(part.words)}
      </h2>
      {part.implied.length > 0 && (
        <ul class="implied">
          {part.implied.map(({ what, law }) => (
            <li key={what}>
              {what} <span class="law">{law}</span>
            </li>
          ))}
        </ul>
      )}
      {(part.law !== null || part.why.length > 0) && (
        <details class="why">
          <summary>Why?</summary>
          {part.law !== null && (
            <p>
              <span class="law">{part.law}</span> {part.name}
            </p>
          )}
          {part.why.map(({ text, law }) => (
            <p key={text}>
              Chosen: {text} {law !== null && law !== part.law && <span class="law">{law}</span>}
            </p>
          ))}
        </details>
      )}
      {isLast && isWhole && points !== '' && <p class="summary">This turn: {points}</p>}
      <div class="step-buttons">
        <button type="button" disabled={at === 0} onClick={() => onStep(at - 1)}>
          Back
        </button>
        <button type="button" class="main" onClick={() => onStep(at + 1)}>
          {isLast ? (isWhole ? 'Done: next turn' : 'Done') : 'Next'}
        </button>
      </div>
      {!isLast && (
        <button type="button" class="quiet" onClick={() => onStep(parts.length)}>
          Skip to the end of the turn
        </button>
      )}
    </section>
  );
}
