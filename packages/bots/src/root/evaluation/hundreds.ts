import { HOARD, HOARD_VALUE, OPPRESS_POINTS, type Item } from '@woodlog/core/root';
import { type Features, type Standpoint, onBoard, over, piecesOnMap } from './standpoint.ts';

const items = (at: Standpoint, track: keyof typeof HOARD): number =>
  (HOARD[track].items as readonly Item[]).reduce(
    (sum, item) => sum + onBoard(at, 'H$', `%${item}`) + onBoard(at, 'H$', `%${item}e`),
    0,
  );

const worth = (at: Standpoint, track: keyof typeof HOARD): number =>
  HOARD_VALUE[Math.min(items(at, track), HOARD_VALUE.length - 1)] ?? 0;

const oppressed = (at: Standpoint): number =>
  over(at, ({ ruled, enemies, prey }) => (ruled && enemies + prey === 0 ? 1 : 0));

export const HUNDREDS: Features = {
  /** Points of Oppress: clearings ruled without an enemy piece (14.6.2). */
  income: (at) => OPPRESS_POINTS[Math.min(6, oppressed(at))] ?? 0,
  /** Those clearings. */
  oppressed,
  /** Command and Prowess: actions of the warlord and of others (14.2.4). */
  command: (at) => worth(at, 'command'),
  prowess: (at) => worth(at, 'prowess'),
  /** Items in the hoard. */
  items: (at) => items(at, 'command') + items(at, 'prowess'),
  /** Strongholds, each warriors a turn, and mobs. */
  strongholds: (at) => piecesOnMap(at, 'Hb'),
  mobs: (at) => piecesOnMap(at, 'Ht'),
  /** The warlord is on the map. */
  warlord: (at) => piecesOnMap(at, 'Hw_w'),
};
