import type { Diagnostic } from '@woodlog/notation/kernel';
import type { NotShown, Shown } from '../replays/shown.ts';
import { boardWidth } from '../viewer/board-width.ts';
import type { TurnChances } from '../viewer/chances.ts';
import { element } from '../viewer/dom.ts';
import { mountViewer } from '../viewer/mount.ts';

/** Reads the log in the page, and shows its replay. */
export function start(
  show: (log: string, diagnostics: readonly Diagnostic[], width: number) => Shown | NotShown,
): void {
  const text = JSON.parse(document.getElementById('log')?.textContent ?? '""') as string;
  const diagnostics = JSON.parse(document.getElementById('diagnostics')?.textContent ?? '[]') as Diagnostic[];
  const chances = JSON.parse(document.getElementById('chances')?.textContent ?? '[]') as TurnChances[];
  const replay = show(text, diagnostics, boardWidth());
  const root = element('div', {});
  document.body.replaceChildren(root);
  if ('problem' in replay)
    root.replaceWith(
      element(
        'main',
        { class: 'none' },
        element('h1', {}, 'There is nothing to replay'),
        element('p', {}, replay.problem),
        element('pre', { tabindex: 0 }, text),
      ),
    );
  else mountViewer(root, replay, { link: '', chances });
}
