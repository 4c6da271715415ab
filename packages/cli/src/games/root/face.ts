import { decidersOf } from '@woodlog/bots/root';
import { type Table, isAdvanced } from '@woodlog/core/root';
import { NO_SEAT, viewOf } from '@woodlog/core/root-law';
import { tableText } from '@woodlog/notation/root';
import * as play from '@woodlog/session/root-play';
import type { Face } from '../../prompt/face.ts';
import { visibleLines } from '../../show/visible.ts';
import { handText } from './hand-text.ts';
import { hintText } from './hint-text.ts';
import { mapText } from './map-text.ts';

play.ownPlayers.decidersOf = decidersOf;

export const rootFace: Face<Table> = {
  play: { ...play, writeFreely: (session, words) => play.write(session, words, true) },
  picture: mapText,
  boards: (table) => visibleLines(tableText(viewOf(table, NO_SEAT))),
  hand: (table, seat, isDealt) => (isDealt || isAdvanced(table.setup) ? handText(table, seat) : null),
  hint: hintText,
  example: '3w1->5, XE5, Zanvil',
};
