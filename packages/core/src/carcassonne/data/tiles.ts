import { tile } from './kind-data.ts';

/** The 24 kinds of tile of the base game, 72 tiles in all; rows: id, count, cities, roads, fields. */
export const KIND_DATA = [
  tile('CCCCP', 1, '0123', '', ''),
  tile('CCCF', 3, '012', '', '67:0'),
  tile('CCCFP', 1, '012', '', '67:0'),
  tile('CCCR', 1, '012', '3', '6:0 7:0'),
  tile('CCCRP', 2, '012', '3', '6:0 7:0'),
  tile('CC2FF', 2, '0 1', '', '4567:01'),
  tile('CCFF', 3, '01', '', '4567:0'),
  tile('CCFFP', 2, '01', '', '4567:0'),
  tile('CCRR', 3, '01', '23', '47:0 56'),
  tile('CCRRP', 2, '01', '23', '47:0 56'),
  tile('CFC2F', 3, '0 2', '', '2367:01'),
  tile('CFCF', 1, '02', '', '23:0 67:0'),
  tile('CFCFP', 2, '02', '', '23:0 67:0'),
  tile('CFFF', 5, '0', '', '234567:0'),
  tile('CFRR', 3, '0', '23', '2347:0 56'),
  tile('CRFR', 4, '0', '13', '27:0 3456'),
  tile('CRRF', 3, '0', '12', '2567:0 34'),
  tile('CRRR', 3, '0', '1 2 3', '27:0 34 56'),
  tile('FFFFK', 4, '', '', '01234567'),
  tile('FFFRK', 2, '', '3', '01234567'),
  tile('FFRR', 9, '', '23', '012347 56'),
  tile('FRFR', 8, '', '13', '0127 3456'),
  tile('FRRR', 4, '', '1 2 3', '0127 34 56'),
  tile('RRRR', 1, '', '0 1 2 3', '07 12 34 56'),
];

/** The starter tile is at (0,0) before the first turn; it is one of the 72. */
export const STARTER = 'CRFR';

/** The twelve tiles of the River: spring and lake, which look alike, and ten between them. */
export const RIVER_DATA = [
  tile('CCVV', 1, '01', '', '47:0 56', { river: [2, 3] }),
  tile('CVC2V', 1, '0 2', '', '27:0 36:1', { river: [1, 3] }),
  tile('CVRV', 1, '0', '2', '2:0 7:0 34 56', { river: [1, 3] }),
  tile('FFFV', 2, '', '', '01234567', { river: [3] }),
  tile('FFVV', 2, '', '', '012347 56', { river: [2, 3] }),
  tile('FVFV', 2, '', '', '0127 3456', { river: [1, 3] }),
  tile('FVRVK', 1, '', '2', '0127 34 56', { river: [1, 3] }),
  tile('RRVV', 1, '', '01', '0347 12 56', { river: [2, 3] }),
  tile('RVRV', 1, '', '02', '07 12 34 56', { river: [1, 3] }),
];

/** The eighteen tiles of Inns and Cathedrals. */
export const INNS_DATA = [
  tile('CC2C2pF', 1, '12 0', '', '67:01', { pennant: 0 }),
  tile('CC2C3C4', 1, '1 0 2 3', '', ':0123'),
  tile('CC2C3F', 1, '1 0 2', '', '67:012'),
  tile('CCCC', 2, '0123', '', '', { cathedral: true }),
  tile('CCFRI', 1, '01', '3', '7:0 456:0', { inn: 0 }),
  tile('CCRF', 1, '01', '2', '4:0 567:0'),
  tile('CCRRpI', 1, '01', '23', '56 47:0', { pennant: 0, inn: 0 }),
  tile('CF1FF', 1, '0', '', '23:0 4567:0', { cut: 0 }),
  tile('CFRF', 1, '0', '2', '567:0 234:0'),
  tile('CFRRI', 1, '0', '23', '56 2347:0', { inn: 0 }),
  tile('CRC2R2', 1, '2 0', '1 3', '7:1 2:1 6:0 3:0'),
  tile('CRCR2p', 1, '02', '1 3', '2:0 3:0 6:0 7:0', { pennant: 0 }),
  tile('FFRRI', 1, '', '23', '012347 56', { inn: 0 }),
  tile('FRFR2K', 1, '', '1 3', '0127 3456'),
  tile('FRFRI', 1, '', '13', '3456 0127', { inn: 0 }),
  tile('FRIRR', 1, '', '1 3 2', '0127 56 34', { inn: 0 }),
  tile('R1R1R2R2', 1, '', '01 23', '12 56 0347'),
];

/** The 24 tiles of Traders and Builders. */
export const TRADERS_DATA = [
  tile('CC2C2Cw', 1, '03 12', '', ':01', { good: 'wine' }),
  tile('CC2C2cC3', 1, '12 0 3', '', ':012', { good: 'cloth' }),
  tile('CC2C2cR', 1, '12 0', '3', '6:0 7:01', { good: 'cloth' }),
  tile('CC2C2gR', 1, '12 0', '3', '6:0 7:01', { good: 'grain' }),
  tile('CC2CcF', 1, '02 1', '', '67:0 :01', { good: 'cloth' }),
  tile('CC2CwF', 1, '02 1', '', '67:0 :01', { good: 'wine' }),
  tile('CCCFg', 1, '012', '', '67:0', { good: 'grain' }),
  tile('CCCRw', 1, '012', '3', '7:0 6:0', { good: 'wine' }),
  tile('CCF1Rg', 1, '01', '3', '7:0 6:0 45:0', { good: 'grain', cut: 2 }),
  tile('CCFFg', 1, '01', '', '4567:0', { good: 'grain' }),
  tile('CCFFw', 1, '01', '', '4567:0', { good: 'wine' }),
  tile('CCFRg', 1, '01', '3', '7:0 456:0', { good: 'grain' }),
  tile('CCRF1w', 1, '01', '2', '4:0 5:0 67:0', { good: 'wine', cut: 2 }),
  tile('CCRFc', 1, '01', '2', '4:0 567:0', { good: 'cloth' }),
  tile('CCRR2c', 1, '01', '3 2', '7:0 6:0 5:0 4:0', { good: 'cloth' }),
  tile('CCRR2w', 1, '01', '3 2', '7:0 56:0 4:0', { good: 'wine' }),
  tile('CFCFw', 1, '02', '', '23:0 67:0', { good: 'wine' }),
  tile('CFCRg', 1, '02', '3', '23:0 7:0 6:0', { good: 'grain' }),
  tile('CFCRw', 1, '02', '3', '23:0 7:0 6:0', { good: 'wine' }),
  tile('CFRR2', 1, '0', '3 2', '7:0 56 234:0'),
  tile('CRCR2w', 1, '02', '1 3', '2:0 3:0 6:0 7:0', { good: 'wine' }),
  tile('CRFF', 1, '0', '1', '2:0 34567:0'),
  tile('FRRRK', 1, '', '1 2 3', '0127 34 56'),
  tile('R1R2R1R2', 1, '', '13 02', '12 34 56 07'),
];

/**
 * Tiles with a garden, which come with the abbot. Each replaces a tile without one (`of`) of the base game, or of the
 * expansion that it belongs to if that is in play.
 */
export const GARDENS_DATA = [
  { id: 'CC2C3C4h', of: 'CC2C3C4' },
  { id: 'CC2FFh', of: 'CC2FF' },
  { id: 'CCCFh', of: 'CCCF' },
  { id: 'CCFFh', of: 'CCFF' },
  { id: 'CCFFph', of: 'CCFFP' },
  { id: 'CCRFch', of: 'CCRFc' },
  { id: 'CCRR2wh', of: 'CCRR2w' },
  { id: 'CFC2Fh', of: 'CFC2F' },
  { id: 'CFFFh', of: 'CFFF' },
  { id: 'FFRRh', of: 'FFRR' },
  { id: 'FFVVh', of: 'FFVV' },
  { id: 'FRFRIh', of: 'FRFRI' },
  { id: 'FRFRh', of: 'FRFR' },
] as const;
