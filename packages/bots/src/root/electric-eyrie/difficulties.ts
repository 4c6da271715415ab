import { difficultiesOf } from '../shared/difficulties.ts';
import { after, instead } from '../shared/patches.ts';
import { tuck, tuckAmbush } from './setup.ts';

const EASY_VIZIERS = 1;

export const DIFFICULTIES = difficultiesOf(
  ['ROOT-110', 'ROOT-111', 'ROOT-112'],
  [instead('B.5.3.3', (turn) => tuck(turn, EASY_VIZIERS))],
  (card) => [after('B.5.3.3', tuckAmbush(card))],
);
