import type { Turn } from '@woodlog/session/kernel';
import type { Shown } from '../replays/shown.ts';
import type { TurnChances } from './chances.ts';
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

/** How a viewer fits into a page. */
export interface ViewerOptions {
  /** What precedes the position in the page's address; without it, the address is left alone. */
  readonly link?: string;
  /** The turn to open at, from 0; by default that of the address, or the end. */
  readonly turn?: number;
  /** Links beside the title. */
  readonly links?: readonly Node[];
  /** Actions on a turn. */
  readonly actions?: (turn: Turn) => Node | null;
  readonly onTurn?: (turn: number) => void;
  readonly heading?: string;
  readonly chances?: readonly TurnChances[];
}

/** Shows a replay in an element. Returns a function that ends its keys, timers and listeners. */
export function mountViewer(root: HTMLElement, replay: Shown, options: ViewerOptions = {}): () => void {
  const { link, links = [], actions, onTurn } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const { title, ownTitle } = replay;
  const heading = options.heading ?? ownTitle;
  const kind = heading === undefined ? title : element('small', {}, title);
  const notes = replay.notes.filter((note) => note !== ownTitle);
  const reader = createReader(replay);
  const { list, english, mark } = logList(reader, signal);
  const { field, find } = searchField(reader, mark);
  const { board, beside, zoom } = pictures(reader, find);
  const { chart, slider } = timeline(reader);
  const { buttons, settings } = controls(reader, zoom, signal);
  const help = HELP.flatMap(([keys, what]) => [element('kbd', {}, keys), ` ${what} `]);
  const deeds = element('div', { class: 'deeds' });
  root.classList.add('viewer');
  document.body.classList.add('has-dock');
  root.replaceChildren(
    element(
      'main',
      {},
      element(
        'header',
        {},
        element(
          'div',
          { class: 'title' },
          element('h1', {}, ...(heading === undefined ? [] : [heading, ' ']), kind),
          ...(links.length === 0 ? [] : [element('nav', { 'aria-label': 'This replay' }, ...links)]),
        ),
        playerList(reader, find, options.chances ?? []),
      ),
      board,
      element('div', { class: 'dock' }, nowBox(reader, link ?? ''), element('div', { class: 'bar' }, slider, buttons)),
      element('div', { class: 'hints' }, deeds, settings, element('p', { class: 'help' }, ...help)),
      chart,
      element('div', { class: 'side' }, element('div', { class: 'search' }, field, english), list),
      beside,
      element('footer', {}, ...notes.map((note) => element('p', {}, ...linked(note)))),
    ),
  );
  let turn = -1;
  reader.onMove(({ turnIndex }) => {
    if (turnIndex === turn) return;
    turn = turnIndex;
    onTurn?.(turn);
    const there = replay.turns[turn];
    const deed = there === undefined ? null : (actions?.(there) ?? null);
    deeds.replaceChildren(...(deed === null ? [] : [deed]));
  });
  if (link !== undefined) keepLink(reader, link, signal);
  const wanted = options.turn;
  const opened = reader.positions.findLast(({ turnIndex }) => turnIndex === wanted)?.frame;
  const linkedTo = link === undefined ? undefined : parseLink(location.hash, reader.positions);
  reader.goTo(opened ?? linkedTo ?? reader.positions.length - 1);
  return () => {
    ended.abort();
    document.body.classList.remove('has-dock');
    root.replaceChildren();
  };
}
