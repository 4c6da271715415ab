import { columnNamed } from '@woodlog/core/root';
import { gentrifiedBy } from '../shared/gentrified.ts';
import { mostCommon } from './buildings.ts';

/** Warriors that must stand where she builds when she is gentrified. */
const GENTRIFIED_WARRIORS = 4;

/** With four warriors there she places a building of the type of which most stand on the map (Chmd.10.5.I, D42). */
export const gentrified = gentrifiedBy('Chmd.10.5.I', GENTRIFIED_WARRIORS, (ctx) =>
  columnNamed(ctx.layout, mostCommon(ctx)),
);
