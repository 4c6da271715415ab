import type { Diagnostic } from '@woodlog/notation/kernel';
import type { ReadReplay } from '../replay.ts';
import { controls } from './controls.ts';
import { element } from './dom.ts';
import { keepLink, parseLink } from './link.ts';
import { logList } from './log-list.ts';
import { nowBox } from './now.ts';
import { playerList } from './players.ts';
import { createReader } from './reader.ts';
import { searchField } from './search.ts';
import { pictures } from './pictures.ts';
import { timeline } from './timeline.ts';

const HELP = '← → action, ↑ ↓ line, space plays, Home End, e next problem, / search';

/** Reads the log that lies in the page, and puts the viewer into it. */
export function start(readReplay: ReadReplay): void {
  const text = JSON.parse(document.getElementById('log')?.textContent ?? '""') as string;
  const diagnostics = JSON.parse(document.getElementById('diagnostics')?.textContent ?? '[]') as Diagnostic[];
  const replay = readReplay(text, diagnostics);
  if ('problem' in replay) {
    document.body.replaceChildren(
      element(
        'main',
        { class: 'none' },
        element('h1', {}, 'There is nothing to replay'),
        element('p', {}, replay.problem),
        element('pre', { tabindex: 0 }, text),
      ),
    );
    return;
  }
  const reader = createReader(replay);
  const { board, beside } = pictures(reader);
  const { list, mark } = logList(reader);
  document.body.replaceChildren(
    element('header', {}, element('h1', {}, replay.title), playerList(reader)),
    element(
      'main',
      {},
      element('div', { class: 'left' }, board, controls(reader), timeline(reader)),
      element('div', { class: 'right' }, nowBox(reader), searchField(reader, mark), list),
      beside,
    ),
    element('footer', {}, ...replay.notes.map((note) => element('p', {}, note)), element('p', { class: 'help' }, HELP)),
  );
  keepLink(reader);
  reader.goTo(parseLink(location.hash, reader.positions) ?? 0);
}
