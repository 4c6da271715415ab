import { buildMap } from './map.ts';

/** The Autumn map (M.1), the only one with printed suits. */
export const FALL = buildMap({
  name: 'Fall',
  clearings: {
    1: { suit: 'F', slots: 1, x: 49, y: 51 },
    2: { suit: 'M', slots: 2, x: 352, y: 111 },
    3: { suit: 'R', slots: 1, x: 356, y: 359 },
    4: { suit: 'R', slots: 1, x: 59, y: 316 },
    5: { suit: 'R', slots: 2, x: 240, y: 53 },
    6: { suit: 'F', slots: 2, x: 362, y: 216 },
    7: { suit: 'M', slots: 2, x: 254, y: 316 },
    8: { suit: 'F', slots: 2, x: 158, y: 356 },
    9: { suit: 'M', slots: 2, x: 49, y: 151 },
    10: { suit: 'R', slots: 2, x: 172, y: 111 },
    11: { suit: 'M', slots: 3, x: 268, y: 204 },
    12: { suit: 'F', slots: 2, x: 143, y: 236 },
  },
  corners: '1_3 2_4',
  edge: [1, 5, 2, 6, 3, 7, 8, 4, 9],
  ruins: [6, 10, 11, 12],
  paths: '1_5 1_9 1_10 2_5 2_6 2_10 3_6 3_7 3_11 4_8 4_9 4_12 6_11 7_8 7_12 9_12 10_12 11_12',
  rivers: '4_7 5_10 7_11 10_11',
  forests: [
    { around: [1, 5, 2, 10], next: '1_9_10_12 2_6_10_11_12', x: 203, y: 82 },
    { around: [1, 10, 12, 9], next: '1_2_5_10 2_6_10_11_12 4_9_12', x: 103, y: 137 },
    { around: [2, 6, 11, 12, 10], next: '1_2_5_10 1_9_10_12 3_6_11 3_7_11_12', x: 259, y: 176 },
    { around: [4, 9, 12], next: '1_9_10_12 4_7_8_12', x: 84, y: 234 },
    { around: [4, 12, 7, 8], next: '3_7_11_12 4_9_12', x: 154, y: 306 },
    { around: [3, 7, 12, 11], next: '2_6_10_11_12 3_6_11 4_7_8_12', x: 255, y: 279 },
    { around: [3, 11, 6], next: '2_6_10_11_12 3_7_11_12', x: 329, y: 260 },
  ],
});
