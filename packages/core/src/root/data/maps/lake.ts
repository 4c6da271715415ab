import { buildMap } from './map.ts';

/** The Lake map (M.3): the lake links the coastal clearings, and divides forests. */
export const LAKE = buildMap({
  name: 'Lake',
  clearings: {
    1: { slots: 2, x: 346, y: 316 },
    2: { slots: 1, x: 53, y: 41 },
    3: { slots: 1, x: 55, y: 304 },
    4: { slots: 1, x: 358, y: 38 },
    5: { slots: 3, x: 361, y: 192 },
    6: { slots: 2, x: 270, y: 66 },
    7: { slots: 1, x: 178, y: 48 },
    8: { slots: 1, x: 47, y: 175 },
    9: { slots: 1, x: 238, y: 335 },
    10: { slots: 3, x: 153, y: 153 },
    11: { slots: 3, x: 271, y: 184 },
    12: { slots: 3, x: 169, y: 263 },
  },
  corners: '1_2 3_4',
  edge: [2, 7, 6, 4, 5, 1, 9, 3, 8],
  ruins: [5, 10, 11, 12],
  coast: [1, 10, 11, 12],
  paths: '1_5 1_9 2_7 2_8 2_10 3_8 3_9 3_12 4_5 4_6 5_11 6_7 6_11 7_10 7_11 8_10 9_12',
  rivers: '1_10 1_11 1_12 10_11 10_12 11_12',
  forests: [
    { around: [2, 7, 10], next: '2_8_10 7_10_11', x: 128, y: 80 },
    { around: [2, 10, 8], next: '2_7_10 3_8_10_12', x: 84, y: 123 },
    { around: [6, 7, 11], next: '4_5_6_11 7_10_11', x: 239, y: 99 },
    { around: [4, 5, 11, 6], next: '1_5_11 6_7_11', x: 315, y: 120 },
    { around: [3, 9, 12], next: '1_9_12 3_8_10_12', x: 154, y: 301 },
    { around: [7, 11, 10], next: '1_5_11 2_7_10 3_8_10_12 6_7_11', x: 200, y: 128 },
    { around: [1, 5, 11], next: '1_9_12 4_5_6_11 7_10_11', x: 326, y: 230 },
    { around: [1, 9, 12], next: '1_5_11 3_8_10_12 3_9_12', x: 251, y: 305 },
    { around: [3, 8, 10, 12], next: '1_9_12 2_8_10 3_9_12 7_10_11', x: 106, y: 224 },
  ],
  ferryStart: 1,
});
