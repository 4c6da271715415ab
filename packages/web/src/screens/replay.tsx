import { useEffect, useState } from 'preact/hooks';
import { keepLog } from '../game/current.ts';
import { saveFile, unpackLog } from '../links.ts';
import { readReplay } from '../replays/read.ts';
import type { NotShown, Shown } from '../replays/shown.ts';
import { goTo } from '../router.ts';
import { ReplayView } from './replay-view.tsx';

interface ReplayProps {
  readonly packed: string;
  readonly turn: number | undefined;
}

/** A log from a link, as a replay. */
export function Replay({ packed, turn }: ReplayProps) {
  const [log, setLog] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | NotShown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void unpackLog(packed).then(async (text) => {
      const read =
        text === null
          ? { problem: 'The link is cut off, or is none of this page: the log in it cannot be read.' }
          : await readReplay(text, innerWidth < 700 ? 440 : 520);
      if (left) return;
      setLog(text);
      setShown(read);
    });
    return () => {
      left = true;
    };
  }, [packed]);
  if (shown === null) return <main class="page" aria-busy="true" />;
  if ('problem' in shown)
    return (
      <main class="page">
        <h1>This log cannot be shown</h1>
        <p>{shown.problem}</p>
        {log !== null && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
          <pre tabIndex={0}>{log}</pre>
        )}
        <a class="button" href="#start">
          Back
        </a>
      </main>
    );
  const playOn = async (lines?: number): Promise<void> => {
    const text = log ?? '';
    const from = lines === undefined ? text : text.split('\n').slice(0, lines).join('\n');
    const kept = await keepLog(`${from.trimEnd()}\n`.replace(/^Winner:.*\n/m, ''));
    if (typeof kept === 'string') setProblem(kept);
    else goTo(`#play=${kept.id}`);
  };
  return (
    <>
      <header class="top">
        <h1 class="replay-title">
          {shown.ownTitle ?? shown.title}
          {shown.ownTitle !== undefined && <small>{shown.title}</small>}
        </h1>
        <nav class="tabs" aria-label="This replay">
          <a href={`#edit=${packed}`}>Edit</a>
          <button type="button" onClick={() => saveFile('game.rootlog', log ?? '')}>
            Save
          </button>
          <a href="#start">Games</a>
        </nav>
      </header>
      {problem !== null && (
        <p class="refused" role="alert">
          {problem}
        </p>
      )}
      <ReplayView
        shown={shown}
        {...(turn === undefined ? { atEnd: true } : { turn })}
        onTurn={(at) => history.replaceState(null, '', `#log=${packed}&t=${at}`)}
        actions={(one) =>
          one.line !== null && (
            <button type="button" onClick={() => void playOn(one.line ?? undefined)}>
              Play on from here
            </button>
          )
        }
      />
    </>
  );
}
