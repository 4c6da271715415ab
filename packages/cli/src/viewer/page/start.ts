import type { MakeFilm } from '../film.ts';
import { controls } from './controls.ts';
import { element } from './dom.ts';
import { keepLink, parseLink } from './link.ts';
import { logList } from './log-list.ts';
import { nowBox } from './now.ts';
import { playerList } from './players.ts';
import { createReader } from './reader.ts';
import { searchField } from './search.ts';
import { stage } from './stage.ts';
import { timeline } from './timeline.ts';

const HELP = '← → action, ↑ ↓ line, space plays, Home End, e next problem, / search';

/** Reads the log that lies in the page, and puts the viewer into it. */
export function start(makeFilm: MakeFilm): void {
  const text = JSON.parse(document.getElementById('log')?.textContent ?? '""') as string;
  const film = makeFilm(text);
  if ('problem' in film) {
    document.body.replaceChildren(
      element(
        'main',
        { class: 'none' },
        element('h1', {}, 'There is nothing to replay'),
        element('p', {}, film.problem),
        element('pre', { tabindex: 0 }, text),
      ),
    );
    return;
  }
  const reader = createReader(film);
  const { board, beside } = stage(reader);
  const { list, mark } = logList(reader);
  document.body.replaceChildren(
    element('header', {}, element('h1', {}, film.title), playerList(reader)),
    element(
      'main',
      {},
      element('div', { class: 'left' }, board, controls(reader), timeline(reader)),
      element('div', { class: 'right' }, nowBox(reader), searchField(reader, mark), list),
      beside,
    ),
    element('footer', {}, ...film.notes.map((note) => element('p', {}, note)), element('p', { class: 'help' }, HELP)),
  );
  keepLink(reader);
  reader.goTo(parseLink(location.hash, reader.positions) ?? 0);
}
