// The editor: the text, the board at the cursor, the line in English, and problems with fixes.
import { useEffect, useRef, useState } from 'preact/hooks';
import { problemsOf } from '@woodlog/language/law';
import { frameAt } from '@woodlog/session/kernel';
import { packLog, saveFile } from '../links.ts';
import { BoardAt } from '../parts/board-at.tsx';
import { NotReplayed } from '../parts/not-replayed.tsx';
import { readReplay } from '../replays/read.ts';
import type { NotShown, Shown } from '../replays/shown.ts';
import { goTo } from '../router.ts';
import { useLaw } from './law.ts';
import { Keys } from './keys.tsx';
import { type LogView, type Written, logView } from './log-view.ts';
import { Problems } from './problems.tsx';

/** Milliseconds without a key before the board is drawn and the text is put into the address. */
const PAUSE = 150;

interface EditorProps {
  readonly text: string;
}

/** The names of saved files. */
const FILES = { root: 'game.rootlog', carcassonne: 'game.carcassonne', 'fuzzy-knights': 'game.knights' } as const;

/** Writes and corrects a log. The text is in the address, so that it outlives the page and can be sent. */
export function Editor({ text }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<LogView | null>(null);
  const [written, setWritten] = useState<Written | null>(null);
  const [read, setRead] = useState<{ readonly text: string; readonly shown: Shown | NotShown } | null>(null);

  const beside = useLaw(written?.log);
  const law = useRef(beside);
  law.current = beside;
  const { soFar, isAsked } = beside;
  useEffect(() => view.current?.mark(), [soFar]);

  useEffect(() => {
    if (place.current === null) return;
    const opened = logView(place.current, {
      text,
      problemsOf: (log) => problemsOf(log.text, log.diagnostics(), law.current.soFar),
      lawfulAt: (log, at) => law.current.offers(log, at),
      onChange: setWritten,
    });
    view.current = opened;
    return () => opened.close();
  }, []);

  const now = written?.log.text ?? text;
  const game = written?.log.game ?? 'root';
  useEffect(() => {
    let left = false;
    const timer = setTimeout(async () => {
      const [shown, packed] = await Promise.all([readReplay(now, 520), packLog(now)]);
      if (left) return;
      setRead({ text: now, shown });
      history.replaceState(null, '', `#edit=${packed}`);
    }, PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [now]);

  const show = async (): Promise<void> => goTo(`#log=${await packLog(now)}`);
  return (
    <>
      <header class="top">
        <h1 class="replay-title">Write a log</h1>
        <nav class="tabs" aria-label="This log">
          <button type="button" onClick={() => void show()}>
            Replay
          </button>
          <button type="button" onClick={() => saveFile(FILES[game], now)}>
            Save
          </button>
          <a href="#start">Games</a>
        </nav>
      </header>
      <main class="editor">
        <div class="editor-text">
          <div class="editor-log" ref={place} />
          <Keys game={game} view={() => view.current} />
          {written !== null && (
            <Problems
              log={written.log}
              problems={problemsOf(now, written.log.diagnostics(), soFar)}
              isAsked={isAsked}
              cursor={written.cursor}
              onGoTo={(offset) => view.current?.goTo(offset)}
              onFix={(edits) => view.current?.apply(edits)}
            />
          )}
        </div>
        <div class="editor-board">
          {read === null || written === null ? null : 'problem' in read.shown ? (
            <NotReplayed {...read.shown} />
          ) : (
            <BoardAt shown={read.shown} frame={frameAt(read.shown.turns, read.text, written.cursor)} whole />
          )}
        </div>
      </main>
    </>
  );
}
