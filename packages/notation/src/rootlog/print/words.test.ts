import { expect, test } from 'vitest';
import { defaultEnd, defaultStart } from './words.ts';

test('where things go and come from that are written without a place (Rootlog: Move)', () => {
  const ends = {
    '#': 'discard',
    'F#anvil': 'discard',
    '%s': 'out',
    '%_': 'out',
    ferry: 'out',
    Cw: 'supply:C',
    h_Ew: 'supply:h_E',
    Vp: 'supply:V',
  };
  const starts = {
    '#': 'draw',
    '%s': 'C$',
    ferry: null,
    Vp: null,
    Cw: 'supply:C',
    Ct_k: 'supply:C',
    h_Ew: 'supply:h_E',
  };
  for (const [what, end] of Object.entries(ends)) expect([what, defaultEnd(what)]).toEqual([what, end]);
  for (const [what, start] of Object.entries(starts)) expect([what, defaultStart(what, 'C')]).toEqual([what, start]);
});
