import { capital } from '@woodlog/core/kernel';

interface BeginProps {
  readonly wrong: string | null;
  readonly onStart: () => void;
}

/** The problem of a setup, and the button that starts the game. */
export const Begin = ({ wrong, onStart }: BeginProps) => (
  <>
    {wrong !== null && (
      <p class="refused" role="alert">
        {capital(wrong)}
      </p>
    )}
    <button type="button" class="main wide" onClick={onStart}>
      Start
    </button>
  </>
);
