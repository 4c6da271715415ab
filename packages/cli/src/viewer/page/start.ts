import type { Diagnostic } from '@woodlog/notation/kernel';
import type { TurnChances } from '../../games/analysis.ts';
import type { ShowReplay } from '../shown/shown-replay.ts';
import { controls } from './controls.ts';
import { element, linked } from './dom.ts';
import { keepLink, parseLink } from './link.ts';
import { logList } from './log-list.ts';
import { nowBox } from './now.ts';
import { pictures } from './pictures.ts';
import { playerList } from './players.ts';
import { createReader } from './reader.ts';
import { searchField } from './search.ts';
import { timeline } from './timeline.ts';

const HELP: readonly (readonly [keys: string, what: string])[] = [
  ['← →', 'action'],
  ['↑ ↓', 'turn'],
  ['space', 'play'],
  ['Home End', 'ends'],
  ['e', 'next problem'],
  ['/', 'search'],
  ['+ −', 'zoom'],
];

/** Reads the log that lies in the page, and puts the viewer into it. */
export function start(readReplay: ShowReplay): void {
  const text = JSON.parse(document.getElementById('log')?.textContent ?? '""') as string;
  const diagnostics = JSON.parse(document.getElementById('diagnostics')?.textContent ?? '[]') as Diagnostic[];
  const chances = JSON.parse(document.getElementById('chances')?.textContent ?? '[]') as TurnChances[];
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
  const { title, ownTitle } = replay;
  const kind = ownTitle === undefined ? title : element('small', {}, title);
  const notes = replay.notes.filter((note) => note !== ownTitle);
  const reader = createReader(replay);
  const { list, english, mark } = logList(reader);
  const { field, find } = searchField(reader, mark);
  const { board, beside, zoom } = pictures(reader, find);
  const { chart, slider } = timeline(reader);
  const { buttons, settings } = controls(reader, zoom);
  const help = HELP.flatMap(([keys, what]) => [element('kbd', {}, keys), ` ${what} `]);
  document.body.replaceChildren(
    element(
      'header',
      {},
      element('h1', {}, ...(ownTitle === undefined ? [] : [ownTitle, ' ']), kind),
      playerList(reader, find, chances),
    ),
    element(
      'main',
      {},
      board,
      element('div', { class: 'dock' }, nowBox(reader), element('div', { class: 'bar' }, slider, buttons)),
      element('div', { class: 'hints' }, settings, element('p', { class: 'help' }, ...help)),
      chart,
      element('div', { class: 'side' }, element('div', { class: 'search' }, field, english), list),
      beside,
    ),
    element('footer', {}, ...notes.map((note) => element('p', {}, ...linked(note)))),
  );
  keepLink(reader);
  reader.goTo(parseLink(location.hash, reader.positions) ?? 0);
}
