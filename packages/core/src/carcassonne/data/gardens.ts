/**
 * Tiles with a garden, which come with the abbot: each takes the place of one tile without (`of`) of the base game or of the
 * expansion that it is from, if that is played.
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
