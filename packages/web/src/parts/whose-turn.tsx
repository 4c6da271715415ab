import type { Moment } from '@woodlog/session/kernel';
import { type Player, shortName } from '../plays/playable.ts';

const PHASES = ['Birdsong', 'Daylight', 'Evening'];

interface WhoseTurnProps {
  readonly who: Player | undefined;
  readonly now: Moment<object>;
  /** A question is shown, and no step that came before it. */
  readonly isAsked: boolean;
}

/** Whose turn it is, the phase, and the step that asks. */
export function WhoseTurn({ who, now, isAsked }: WhoseTurnProps) {
  const asked = now.kind === 'asked' && isAsked ? now : undefined;
  const phase = PHASES.findIndex((one) => asked?.phase.startsWith(one));
  return (
    <div class="whose">
      <h1>
        {who === undefined ? 'The table' : shortName(who)}
        {who !== undefined && who.name !== '' && !who.isBot && <small>{who.faction}</small>}
      </h1>
      {phase >= 0 && (
        <ol class="phases" aria-label="Phases">
          {PHASES.map((name, i) => (
            <li key={name} aria-current={i === phase ? 'step' : undefined} class={i < phase ? 'done' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      {asked !== undefined && (
        <p class="hint">
          {phase < 0 && `${asked.phase} · `}
          {asked.step} <span class="law">{asked.law}</span>
        </p>
      )}
    </div>
  );
}
