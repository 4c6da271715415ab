import type { KindData } from './kind-data.ts';

/** The twelve tiles of the River: spring and lake, which look alike, and ten between them. */
export const RIVER_DATA = [
  {
    id: 'CCVV',
    count: 1,
    cities: [[0, 1]],
    roads: [],
    fields: [
      { halves: [4, 7], cities: [0] },
      { halves: [5, 6], cities: [] },
    ],
    river: [2, 3],
  },
  {
    id: 'CVC2V',
    count: 1,
    cities: [[0], [2]],
    roads: [],
    fields: [
      { halves: [2, 7], cities: [0] },
      { halves: [3, 6], cities: [1] },
    ],
    river: [1, 3],
  },
  {
    id: 'CVRV',
    count: 1,
    cities: [[0]],
    roads: [[2]],
    fields: [
      { halves: [2], cities: [0] },
      { halves: [7], cities: [0] },
      { halves: [3, 4], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
    river: [1, 3],
  },
  {
    id: 'FFFV',
    count: 2,
    cities: [],
    roads: [],
    fields: [{ halves: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
    river: [3],
  },
  {
    id: 'FFVV',
    count: 2,
    cities: [],
    roads: [],
    fields: [
      { halves: [0, 1, 2, 3, 4, 7], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
    river: [2, 3],
  },
  {
    id: 'FVFV',
    count: 2,
    cities: [],
    roads: [],
    fields: [
      { halves: [0, 1, 2, 7], cities: [] },
      { halves: [3, 4, 5, 6], cities: [] },
    ],
    river: [1, 3],
  },
  {
    id: 'FVRVK',
    count: 1,
    cities: [],
    roads: [[2]],
    fields: [
      { halves: [0, 1, 2, 7], cities: [] },
      { halves: [3, 4], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
    river: [1, 3],
  },
  {
    id: 'RRVV',
    count: 1,
    cities: [],
    roads: [[0, 1]],
    fields: [
      { halves: [0, 3, 4, 7], cities: [] },
      { halves: [1, 2], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
    river: [2, 3],
  },
  {
    id: 'RVRV',
    count: 1,
    cities: [],
    roads: [[0, 2]],
    fields: [
      { halves: [0, 7], cities: [] },
      { halves: [1, 2], cities: [] },
      { halves: [3, 4], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
    river: [1, 3],
  },
] as const satisfies readonly KindData[];
