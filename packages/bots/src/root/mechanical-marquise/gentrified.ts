import { gentrifiedBy } from '../shared/gentrified.ts';
import { mostCommon } from './buildings.ts';
import { columnOf } from '@woodlog/core/root-law';

/** Warriors needed to build when gentrified. */
const GENTRIFIED_WARRIORS = 4;

/** With four warriors there, places a building of the most common type on the map (Chmd.10.5.I, D42). */
export const gentrified = gentrifiedBy('Chmd.10.5.I', GENTRIFIED_WARRIORS, (ctx) => columnOf(ctx, mostCommon(ctx)));
