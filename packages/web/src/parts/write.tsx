import { useState } from 'preact/hooks';
import { play, refusal, writeDown } from '../game/current.ts';

/** Rootlog instead of taps; what the law refuses can be recorded anyway. */
export function WriteBox() {
  const [words, setWords] = useState('');
  const refused = refusal.value;
  const take = async (free: boolean): Promise<void> => {
    if (words.trim() === '') return;
    await writeDown(words.trim(), free);
    if (refusal.value === null) setWords('');
  };
  return (
    <details class="write">
      <summary>Write it, or do something else</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void take(false);
        }}
      >
        <label>
          <span>As the log writes it, such as {play.value?.example}</span>
          <input
            value={words}
            autocapitalize="off"
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <button type="submit">Take</button>
      </form>
      {refused !== null && (
        <div class="refused" role="alert">
          <p>
            {refused.refused} {refused.law !== undefined && <span class="law">{refused.law}</span>}
          </p>
          {refused.rest !== undefined && words.trim() !== '' && (
            <button type="button" onClick={() => void take(true)}>
              Do it anyway
            </button>
          )}
        </div>
      )}
    </details>
  );
}
