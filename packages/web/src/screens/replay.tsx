import { useEffect, useState } from 'preact/hooks';
import { keepLog } from '../game/current.ts';
import { saveFile, unpackLog } from '../links.ts';
import { Verdicts } from '../parts/verdicts.tsx';
import { gameOfLog } from '../replays/game-of-log.ts';
import { readReplay } from '../replays/read.ts';
import type { NotShown, Shown } from '../replays/shown.ts';
import { goTo } from '../router.ts';
import { boardWidth } from '../viewer/board-width.ts';
import { button, element } from '../viewer/dom.ts';
import { ReplayView } from './replay-view.tsx';

/** A log from a link, as a replay. */
export function Replay({ packed }: { readonly packed: string }) {
  const [log, setLog] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | NotShown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void unpackLog(packed).then(async (text) => {
      const read =
        text === null
          ? { problem: 'The link is cut off, or is none of this page: the log in it cannot be read.' }
          : await readReplay(text, boardWidth());
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
  const playOn = async (lines: number): Promise<void> => {
    const from = (log ?? '').split('\n').slice(0, lines).join('\n');
    const kept = await keepLog(`${from.trimEnd()}\n`.replace(/^Winner:.*\n/m, ''));
    if (typeof kept === 'string') setProblem(kept);
    else goTo(`#play=${kept.id}`);
  };
  return (
    <>
      {problem !== null && (
        <p class="refused" role="alert">
          {problem}
        </p>
      )}
      <ReplayView
        shown={shown}
        link={`log=${packed}&`}
        links={[
          element('a', { href: `#edit=${packed}` }, 'Edit'),
          button('Save', () => saveFile('game.rootlog', log ?? '')),
          element('a', { href: '#start' }, 'Games'),
        ]}
        actions={({ line }) => (line === null ? null : button('Play on from here', () => playOn(line)))}
      />
      {log !== null && gameOfLog(log) === 'root' && <Verdicts log={log} />}
    </>
  );
}
