import { type Completion, type Game, openAs } from '@woodlog/language';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLaw } from '../editor/law.ts';

/** More would push the button below out of sight. */
const MOST = 8;

interface CompletionsProps {
  readonly game: Game;
  /** The log, and the line so far. */
  readonly before: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Ways to go on with what is written, likeliest first. */
export function Completions({ game, before, words, onWords }: CompletionsProps) {
  const log = useMemo(() => openAs(game, before + words), [game, before, words]);
  const law = useLaw(log);
  const [offered, setOffered] = useState<readonly Completion[]>([]);
  useEffect(() => {
    let left = false;
    const at = log.text.length;
    void law.offers(log, at).then((lawful) => {
      if (!left) setOffered(log.completions(at, lawful).slice(0, MOST));
    });
    return () => {
      left = true;
    };
    // The law answers at once or not at all: what it has not said while it read the log is asked for again.
  }, [log, law.soFar]);
  return (
    <section class="options" aria-label="Ways to go on">
      {offered.map(({ text, label, start }) => (
        <button
          key={text}
          type="button"
          class="option"
          onClick={() => onWords(words.slice(0, start - before.length) + text)}
        >
          <code>{text}</code> {label}
        </button>
      ))}
    </section>
  );
}
