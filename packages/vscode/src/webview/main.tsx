// The page beside a text: the board at the cursor, or the replay of the log.
import { render } from 'preact';
import { frameAt } from '@woodlog/session/kernel';
import {
  BoardAt,
  NotReplayed,
  type NotShown,
  ReplayView,
  type Shown,
  placeOf,
  readReplay,
  setTheme,
} from '@woodlog/web/replay';
import type { Message } from '../messages.ts';

declare function acquireVsCodeApi(): { postMessage(message: unknown): void };

const root = document.getElementById('app') ?? document.body;

/** The replay of the text read last: the cursor moves more often than the text changes. */
let read: { readonly text: string; readonly shown: Shown | NotShown } | undefined;

async function shownOf(text: string): Promise<Shown | NotShown> {
  if (read?.text !== text) read = { text, shown: await readReplay(text, innerWidth < 700 ? 440 : 520) };
  return read.shown;
}

/** While one message is handled, only the latest of those that follow counts. */
let latest = 0;

addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  const own = ++latest;
  const { kind, text, offset } = data;
  const shown = await shownOf(text);
  if (own !== latest) return;
  if ('problem' in shown) return render(<NotReplayed {...shown} />, root);
  const frame = frameAt(shown.turns, text, offset);
  const page =
    kind === 'board' ? (
      <BoardAt shown={shown} frame={frame} />
    ) : (
      <ReplayView key={own} shown={shown} turn={placeOf(shown.turns, frame).at} />
    );
  render(page, root);
});

// The editor shows its theme as a class of the body.
const paintAsEditor = (): void => setTheme(document.body.classList.contains('vscode-light') ? 'light' : 'dark');
new MutationObserver(paintAsEditor).observe(document.body, { attributeFilter: ['class'] });
paintAsEditor();
acquireVsCodeApi().postMessage({ kind: 'ready' });
