import type { State } from '@woodlog/core/fuzzy-knights';
import { counted } from '@woodlog/core/kernel';
import { tableText } from '@woodlog/notation/fuzzy-knights';
import * as play from '@woodlog/session/fuzzy-knights-play';
import type { Face } from '../../prompt/face.ts';
import { visibleLines } from '../../show/visible.ts';

const LEGEND =
  'On the map: S1 a settlement of P1, h1 its hero, m monsters, i items, r resources, o a mine, o1 a mine of P1';

const board = (state: Readonly<State>): string => `${visibleLines(tableText(state).trimEnd())}\n${LEGEND}`;

export const fuzzyKnightsFace: Face<State> = {
  play,
  picture: board,
  above(moment) {
    const { day, players } = moment.table;
    const seat = moment.kind === 'asked' ? moment.seat : null;
    if (seat === null) return '';
    const coins = day === 0 ? '' : `You have ${counted(players[seat]?.coins ?? 0, 'coin')}.`;
    return [`\n${board(moment.table)}`, ...(coins === '' ? [] : [coins])].join('\n');
  },
  example: 'MOVE H1 (5, 1) (6, 1)',
};
