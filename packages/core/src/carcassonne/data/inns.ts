import type { KindData } from './kind-data.ts';

/** The eighteen tiles of Inns and Cathedrals. */
export const INNS_DATA = [
  {
    id: 'CC2C2pF',
    count: 1,
    cities: [[1, 2], [0]],
    roads: [],
    fields: [{ halves: [6, 7], cities: [0, 1] }],
    pennant: 0,
  },
  { id: 'CC2C3C4', count: 1, cities: [[1], [0], [2], [3]], roads: [], fields: [{ halves: [], cities: [0, 1, 2, 3] }] },
  { id: 'CC2C3F', count: 1, cities: [[1], [0], [2]], roads: [], fields: [{ halves: [6, 7], cities: [0, 1, 2] }] },
  { id: 'CCCC', count: 2, cities: [[0, 1, 2, 3]], roads: [], fields: [], cathedral: true },
  {
    id: 'CCFRI',
    count: 1,
    cities: [[0, 1]],
    roads: [[3]],
    fields: [
      { halves: [7], cities: [0] },
      { halves: [4, 5, 6], cities: [0] },
    ],
    inn: 0,
  },
  {
    id: 'CCRF',
    count: 1,
    cities: [[0, 1]],
    roads: [[2]],
    fields: [
      { halves: [4], cities: [0] },
      { halves: [5, 6, 7], cities: [0] },
    ],
  },
  {
    id: 'CCRRpI',
    count: 1,
    cities: [[0, 1]],
    roads: [[2, 3]],
    fields: [
      { halves: [5, 6], cities: [] },
      { halves: [4, 7], cities: [0] },
    ],
    pennant: 0,
    inn: 0,
  },
  {
    id: 'CF1FF',
    count: 1,
    cities: [[0]],
    roads: [],
    fields: [
      { halves: [2, 3], cities: [0] },
      { halves: [4, 5, 6, 7], cities: [0] },
    ],
    cut: 0,
  },
  {
    id: 'CFRF',
    count: 1,
    cities: [[0]],
    roads: [[2]],
    fields: [
      { halves: [5, 6, 7], cities: [0] },
      { halves: [2, 3, 4], cities: [0] },
    ],
  },
  {
    id: 'CFRRI',
    count: 1,
    cities: [[0]],
    roads: [[2, 3]],
    fields: [
      { halves: [5, 6], cities: [] },
      { halves: [2, 3, 4, 7], cities: [0] },
    ],
    inn: 0,
  },
  {
    id: 'CRC2R2',
    count: 1,
    cities: [[2], [0]],
    roads: [[1], [3]],
    fields: [
      { halves: [7], cities: [1] },
      { halves: [2], cities: [1] },
      { halves: [6], cities: [0] },
      { halves: [3], cities: [0] },
    ],
  },
  {
    id: 'CRCR2p',
    count: 1,
    cities: [[0, 2]],
    roads: [[1], [3]],
    fields: [
      { halves: [2], cities: [0] },
      { halves: [3], cities: [0] },
      { halves: [6], cities: [0] },
      { halves: [7], cities: [0] },
    ],
    pennant: 0,
  },
  {
    id: 'FFRRI',
    count: 1,
    cities: [],
    roads: [[2, 3]],
    fields: [
      { halves: [0, 1, 2, 3, 4, 7], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
    inn: 0,
  },
  {
    id: 'FRFR2K',
    count: 1,
    cities: [],
    roads: [[1], [3]],
    fields: [
      { halves: [0, 1, 2, 7], cities: [] },
      { halves: [3, 4, 5, 6], cities: [] },
    ],
  },
  {
    id: 'FRFRI',
    count: 1,
    cities: [],
    roads: [[1, 3]],
    fields: [
      { halves: [3, 4, 5, 6], cities: [] },
      { halves: [0, 1, 2, 7], cities: [] },
    ],
    inn: 0,
  },
  {
    id: 'FRIRR',
    count: 1,
    cities: [],
    roads: [[1], [3], [2]],
    fields: [
      { halves: [0, 1, 2, 7], cities: [] },
      { halves: [5, 6], cities: [] },
      { halves: [3, 4], cities: [] },
    ],
    inn: 0,
  },
  {
    id: 'R1R1R2R2',
    count: 1,
    cities: [],
    roads: [
      [0, 1],
      [2, 3],
    ],
    fields: [
      { halves: [1, 2], cities: [] },
      { halves: [5, 6], cities: [] },
      { halves: [0, 3, 4, 7], cities: [] },
    ],
  },
] as const satisfies readonly KindData[];
