import type { MapName } from '../vocabulary.ts';
import { FALL } from './fall.ts';
import { LAKE } from './lake.ts';
import type { RootMap } from './map.ts';
import { MOUNTAIN } from './mountain.ts';
import { WINTER } from './winter.ts';

export const ROOT_MAPS: Readonly<Record<MapName, RootMap>> = {
  Fall: FALL,
  Winter: WINTER,
  Lake: LAKE,
  Mountain: MOUNTAIN,
};
