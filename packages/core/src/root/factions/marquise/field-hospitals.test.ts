import { type Table, locations } from '../../index.ts';
import { removeAllEnemies } from '../../root-law.ts';
import { describe, expect, test } from 'vitest';
import { attack, logWith, positionOf, procedure } from '../../../../test/root/written-position.ts';

/** The Corvids have the Coffin Makers in play; the Marquise has a rabbit card, the keep and some warriors. */
const table = (line: string): string =>
  logWith('C: Ann', 'P: Bob')(
    `C:(R#roottea+F#anvil+M#sword)C->C/t_k->1/${line}`,
    'P:(R#coffin+M#league+M#crossbow)P->P/w->5',
    'C:',
    'P:Zcoffin/2w->4',
  ).replace('Standard', 'E&P');

const coffin = (state: Table): unknown => locations(state)['coffin'] ?? {};

describe('with the Coffin Makers in play', () => {
  test('6.2.3, ROOT-62: warriors that are saved do not lie there, and none leaves the supply', () => {
    const position = table('2w->4');
    const all = (chosen: string) =>
      procedure(position, 'P', (ctx) => removeAllEnemies(ctx, ctx.taker, 4), { chosen: [chosen] });
    const saved = all('R#roottea');
    expect(saved.text).toBe('2Cw4->/R#rootteaC->/2Cw->1');
    expect(coffin(saved.table)).toEqual({});
    expect(locations(saved.table)['supply:C']).toMatchObject({ Cw: 23 });
    expect(coffin(all('none').table)).toEqual({ Cw: 2 });
  });

  test('6.2.3: they are saved though the supply is empty', () => {
    const { text, table: after } = procedure(table('23w->8/2w->4'), 'P', attack('P', 'C', 4), {
      dice: '2,1',
      chosen: ['R#roottea'],
    });
    expect(text).toBe('XC4(2,1)/2Cw4->/w4->/R#rootteaC->/2Cw->1');
    expect(coffin(after)).toEqual({ Pw: 1 });
  });

  test('6.2.3, D162: from clearing to clearing, as a log may write it, they never lie there', () => {
    const after = positionOf(`${table('2w->4')}\nC:\nP:2Cw4->1/R#rootteaC->`);
    expect(coffin(after)).toEqual({});
  });
});

test('D163, 4.3.1.II, 6.2.3: an ambush that removes all attackers ends the battle, though some are placed there again', () => {
  const position = logWith(
    'C: Ann',
    'P: Bob',
    'E: Cid',
  )('C:(F#anvil+M#sword+R#cob)C->C/t_k+2w->1', 'P:(F#@+M#scout+R#bank)P->P/w->1');
  const { text } = procedure(position, 'C', attack('C', 'P', 1), { chosen: ['F#@', 'F#anvil'] });
  expect(text).toBe('XP1F@/2w1->/F#anvilC->/2w->1');
});
