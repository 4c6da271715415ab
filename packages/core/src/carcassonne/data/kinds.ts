import type { KindData } from './kind-data.ts';

/** The 24 kinds of tile of the base game, 72 tiles in all. */
export const KIND_DATA = [
  { id: 'CCCCP', count: 1, cities: [[0, 1, 2, 3]], roads: [], fields: [] },
  { id: 'CCCF', count: 3, cities: [[0, 1, 2]], roads: [], fields: [{ halves: [6, 7], cities: [0] }] },
  { id: 'CCCFP', count: 1, cities: [[0, 1, 2]], roads: [], fields: [{ halves: [6, 7], cities: [0] }] },
  {
    id: 'CCCR',
    count: 1,
    cities: [[0, 1, 2]],
    roads: [[3]],
    fields: [
      { halves: [6], cities: [0] },
      { halves: [7], cities: [0] },
    ],
  },
  {
    id: 'CCCRP',
    count: 2,
    cities: [[0, 1, 2]],
    roads: [[3]],
    fields: [
      { halves: [6], cities: [0] },
      { halves: [7], cities: [0] },
    ],
  },
  { id: 'CC2FF', count: 2, cities: [[0], [1]], roads: [], fields: [{ halves: [4, 5, 6, 7], cities: [0, 1] }] },
  { id: 'CCFF', count: 3, cities: [[0, 1]], roads: [], fields: [{ halves: [4, 5, 6, 7], cities: [0] }] },
  { id: 'CCFFP', count: 2, cities: [[0, 1]], roads: [], fields: [{ halves: [4, 5, 6, 7], cities: [0] }] },
  {
    id: 'CCRR',
    count: 3,
    cities: [[0, 1]],
    roads: [[2, 3]],
    fields: [
      { halves: [4, 7], cities: [0] },
      { halves: [5, 6], cities: [] },
    ],
  },
  {
    id: 'CCRRP',
    count: 2,
    cities: [[0, 1]],
    roads: [[2, 3]],
    fields: [
      { halves: [4, 7], cities: [0] },
      { halves: [5, 6], cities: [] },
    ],
  },
  { id: 'CFC2F', count: 3, cities: [[0], [2]], roads: [], fields: [{ halves: [2, 3, 6, 7], cities: [0, 1] }] },
  {
    id: 'CFCF',
    count: 1,
    cities: [[0, 2]],
    roads: [],
    fields: [
      { halves: [2, 3], cities: [0] },
      { halves: [6, 7], cities: [0] },
    ],
  },
  {
    id: 'CFCFP',
    count: 2,
    cities: [[0, 2]],
    roads: [],
    fields: [
      { halves: [2, 3], cities: [0] },
      { halves: [6, 7], cities: [0] },
    ],
  },
  { id: 'CFFF', count: 5, cities: [[0]], roads: [], fields: [{ halves: [2, 3, 4, 5, 6, 7], cities: [0] }] },
  {
    id: 'CFRR',
    count: 3,
    cities: [[0]],
    roads: [[2, 3]],
    fields: [
      { halves: [2, 3, 4, 7], cities: [0] },
      { halves: [5, 6], cities: [] },
    ],
  },
  {
    id: 'CRFR',
    count: 4,
    cities: [[0]],
    roads: [[1, 3]],
    fields: [
      { halves: [2, 7], cities: [0] },
      { halves: [3, 4, 5, 6], cities: [] },
    ],
  },
  {
    id: 'CRRF',
    count: 3,
    cities: [[0]],
    roads: [[1, 2]],
    fields: [
      { halves: [2, 5, 6, 7], cities: [0] },
      { halves: [3, 4], cities: [] },
    ],
  },
  {
    id: 'CRRR',
    count: 3,
    cities: [[0]],
    roads: [[1], [2], [3]],
    fields: [
      { halves: [2, 7], cities: [0] },
      { halves: [3, 4], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
  },
  { id: 'FFFFK', count: 4, cities: [], roads: [], fields: [{ halves: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }] },
  { id: 'FFFRK', count: 2, cities: [], roads: [[3]], fields: [{ halves: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }] },
  {
    id: 'FFRR',
    count: 9,
    cities: [],
    roads: [[2, 3]],
    fields: [
      { halves: [0, 1, 2, 3, 4, 7], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
  },
  {
    id: 'FRFR',
    count: 8,
    cities: [],
    roads: [[1, 3]],
    fields: [
      { halves: [0, 1, 2, 7], cities: [] },
      { halves: [3, 4, 5, 6], cities: [] },
    ],
  },
  {
    id: 'FRRR',
    count: 4,
    cities: [],
    roads: [[1], [2], [3]],
    fields: [
      { halves: [0, 1, 2, 7], cities: [] },
      { halves: [3, 4], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
  },
  {
    id: 'RRRR',
    count: 1,
    cities: [],
    roads: [[0], [1], [2], [3]],
    fields: [
      { halves: [0, 7], cities: [] },
      { halves: [1, 2], cities: [] },
      { halves: [3, 4], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
  },
] as const satisfies readonly KindData[];

/** The starter tile lies at (0,0) before the first turn; it is one of the 72. */
export const STARTER = 'CRFR';
