import { buildMap } from './map.ts';

/** The Lake map (M.3): the lake links the coastal clearings, and divides forests. */
export const LAKE = buildMap({
  name: 'Lake',
  clearings: {
    1: [2, 346, 316],
    2: [1, 53, 41],
    3: [1, 55, 304],
    4: [1, 358, 38],
    5: [3, 361, 192],
    6: [2, 270, 66],
    7: [1, 178, 48],
    8: [1, 47, 175],
    9: [1, 238, 335],
    10: [3, 153, 153],
    11: [3, 271, 184],
    12: [3, 169, 263],
  },
  corners: '1_2 3_4',
  edge: [2, 7, 6, 4, 5, 1, 9, 3, 8],
  ruins: [5, 10, 11, 12],
  coast: [1, 10, 11, 12],
  paths: '1_5 1_9 2_7 2_8 2_10 3_8 3_9 3_12 4_5 4_6 5_11 6_7 6_11 7_10 7_11 8_10 9_12',
  rivers: '1_10 1_11 1_12 10_11 10_12 11_12',
  forests: [
    { around: [2, 7, 10], x: 128, y: 80 },
    { around: [2, 10, 8], x: 84, y: 123 },
    { around: [6, 7, 11], x: 239, y: 99 },
    { around: [4, 5, 11, 6], x: 315, y: 120 },
    { around: [3, 9, 12], x: 154, y: 301 },
    { around: [7, 11, 10], x: 200, y: 128 },
    { around: [1, 5, 11], x: 326, y: 230 },
    { around: [1, 9, 12], x: 251, y: 305 },
    { around: [3, 8, 10, 12], x: 106, y: 224 },
  ],
  ferryStart: 1,
});
