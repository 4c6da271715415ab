import { type CarcassonneState, type PlaceAction, kindOfTile, shapeAt, totalOf } from '@woodlog/core/carcassonne';
import { counted } from '@woodlog/core/kernel';
import { tableText } from '@woodlog/notation/carcassonne';
import * as play from '@woodlog/session/carcassonne-play';
import type { Asked } from '@woodlog/session/kernel';
import type { Face } from '../../prompt/face.ts';
import { visibleLines } from '../../show/visible.ts';
import { withResult } from './result.ts';

/** The edges of a tile as it is placed: left, top, right, bottom. */
function tilePicture(tile: PlaceAction['tile']): readonly string[] {
  const { sides, kind } = shapeAt(kindOfTile(tile), 0);
  const [left, top, right, bottom] = sides.map((side) => (side === 'F' ? '.' : side));
  const middle = kind.segments.some(({ type }) => type === 'cloister') ? 'K' : '.';
  return [`.${top}.`, `${left}${middle}${right}`, `.${bottom}.`];
}

play.clock.now = () => performance.now();

export const carcassonneFace: Face<CarcassonneState> = {
  play: { ...play },
  picture: (state) => visibleLines(tableText(state).trimEnd()),
  above(moment) {
    const state = moment.table;
    const [first] = moment.kind === 'asked' ? placesOf(moment) : [];
    if (first === undefined) return '';
    const { seat, tile } = first;
    const who = `${counted(totalOf(state, seat), 'point')}, ${counted(state.supply[seat] ?? 0, 'meeple')}`;
    const rows = tilePicture(tile).map((row) => `    ${row}`);
    return [
      `\n${visibleLines(tableText(state).trimEnd())}`,
      `You have ${who}. The tile drawn is ${tile}:`,
      ...rows,
    ].join('\n');
  },
  finish: withResult,
  example: '0 -1 FFRR',
};

const placesOf = ({ question }: Asked<CarcassonneState>): readonly PlaceAction[] =>
  question.groups.flatMap(({ options }) =>
    options.flatMap(({ answer }) =>
      typeof answer === 'object' && answer !== null && 'tile' in answer ? [answer as never as PlaceAction] : [],
    ),
  );
