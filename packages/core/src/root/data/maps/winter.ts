import { buildMap } from './map.ts';

/** The Winter map (M.2): its river divides forests. */
export const WINTER = buildMap({
  name: 'Winter',
  clearings: {
    1: { slots: 1, x: 48, y: 41 },
    2: { slots: 1, x: 355, y: 38 },
    3: { slots: 2, x: 356, y: 331 },
    4: { slots: 2, x: 52, y: 300 },
    5: { slots: 2, x: 155, y: 48 },
    6: { slots: 2, x: 249, y: 66 },
    7: { slots: 1, x: 361, y: 192 },
    8: { slots: 2, x: 256, y: 294 },
    9: { slots: 2, x: 162, y: 334 },
    10: { slots: 1, x: 43, y: 173 },
    11: { slots: 3, x: 163, y: 177 },
    12: { slots: 3, x: 268, y: 183 },
  },
  corners: '1_3 2_4',
  edge: [1, 5, 6, 2, 7, 3, 8, 9, 4, 10],
  ruins: [8, 9, 11, 12],
  paths: '1_5 1_10 1_11 2_6 2_7 2_12 3_7 3_8 3_12 4_9 4_10 4_11 5_6 8_9 8_12 9_11',
  rivers: '7_12 10_11 11_12',
  forests: [
    { around: [1, 5, 6, 2, 12, 11], next: '1_10_11 2_7_12 8_9_11_12', x: 207, y: 92 },
    { around: [1, 11, 10], next: '1_2_5_6_11_12 4_10_11', x: 85, y: 130 },
    { around: [10, 11, 4], next: '1_10_11 4_9_11', x: 86, y: 217 },
    { around: [4, 11, 9], next: '4_10_11 8_9_11_12', x: 126, y: 271 },
    { around: [11, 12, 8, 9], next: '1_2_5_6_11_12 3_8_12 4_9_11', x: 212, y: 247 },
    { around: [3, 8, 12], next: '3_7_12 8_9_11_12', x: 293, y: 270 },
    { around: [2, 7, 12], next: '1_2_5_6_11_12 3_7_12', x: 328, y: 138 },
    { around: [3, 12, 7], next: '2_7_12 3_8_12', x: 328, y: 236 },
  ],
});
