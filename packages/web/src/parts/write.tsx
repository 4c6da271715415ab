import { useState } from 'preact/hooks';
import type { Game } from '@woodlog/language';
import { game, play, refusal, writeDown } from '../game/current.ts';
import { lazy } from './lazy.tsx';

const Completions = lazy(async () => (await import('./completions.tsx')).Completions, null);

/** Rootlog instead of taps; what the law refuses can be recorded anyway. */
export function WriteBox({ before }: { readonly before: string }) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const refused = refusal.value;
  const take = async (free: boolean): Promise<void> => {
    if (words.trim() === '') return;
    await writeDown(words.trim(), free);
    if (refusal.value === null) setWords((now) => (now === words ? '' : now));
  };
  return (
    <details class="write" onToggle={(event) => setOpen(event.currentTarget.open)}>
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
      {isOpen && (
        <Completions game={game.value?.session.game as Game} before={before} words={words} onWords={setWords} />
      )}
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
