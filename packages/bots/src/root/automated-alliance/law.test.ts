import { describe, expect, test } from 'vitest';
import { battle, move, remove, playerOf } from '@woodlog/core/root-law';
import { attack, during, type Fixed, logWith, procedure } from '../../../test/root/position.ts';

const table = (rest: string, name = 'Automated Alliance', others = 'C: Rowan'): string =>
  logWith(others, `A: ${name}`, '')(rest);
const BOT = 'C: Mechanical Marquise 2.0';

const fight = (position: string, fixed: Fixed): string =>
  during(position, 'C', (turn, players) => battle(turn, turn.me, playerOf(players, 'A')!, 8), fixed).text;

const march = (position: string, fixed: Fixed = {}): string =>
  during(
    position,
    'C',
    (turn) => move(turn, { mover: turn.me, from: 4, to: 8, pieces: [{ column: turn.me.warrior, count: 1 }] }),
    fixed,
  ).text;

describe('B.6.2.2: Automated Ambush', () => {
  test('with a warrior there, one extra hit in defense', () => {
    expect(fight(table('C:3w->8\nA:w->8'), { dice: '1,0' })).toBe('XA8(1,0)/Aw8->/w8->');
  });

  test('without a warrior none', () => {
    expect(fight(table('C:3w->8\nA:b_f->8'), { dice: '0,0' })).toBe('XA8(0,0)/Ab_f8->/++');
  });

  test('ROOT-134: Informants, for sympathy without warriors too', () => {
    expect(fight(table('C:3w->8\nA:t->8', 'Automated Alliance (Informants)', BOT), { dice: '0,0' })).toBe(
      'XA8(0,0)/At8->/w8->/++',
    );
    expect(fight(table('C:3w->8\nA:t->8', 'Automated Alliance', BOT), { dice: '0,0' })).toBe('XA8(0,0)/At8->/++');
  });

  test('ROOT-136: Veterans take the higher roll', () => {
    const rest = 'C:4w->8\nA:2w->8';
    expect(fight(table(rest, 'Automated Alliance (Veterans)'), { dice: '1,2' })).toBe('XA8(1,2)/Aw8->/3w8->');
    expect(fight(table(rest), { dice: '1,2' })).toBe('XA8(2,1)/2Aw8->/2w8->');
  });
});

describe('B.6.2.3: Automated Outrage', () => {
  test('a person who moves warriors into sympathy discards a matching card', () => {
    const position = table('C:2w->4/F#anvil->C\nA:t->8');
    expect(march(position, { chosen: ['F#anvil'] })).toBe('w4->8/F#anvilC->');
  });

  test('without one the Alliance scores a point', () => {
    expect(march(table('C:3#C->/2w->4\nA:t->8'))).toBe('w4->8/A++');
    expect(march(table('C:2w->4\nA:t->8'), { chosen: ['none'] })).toBe('w4->8/A++');
  });

  test('so for each sympathy token that a person removes', () => {
    const position = table('C:3#C->/3w->8\nA:t->8');
    expect(fight(position, { dice: '0,0' })).toBe('XA8(0,0)/At8->/++/A++');
  });

  test('B.2.6: bots are no humans', () => {
    expect(march(table('C:2w->4\nA:t->8', 'Automated Alliance', BOT))).toBe('w4->8');
    expect(fight(table('C:3w->8\nA:t->8', 'Automated Alliance', BOT), { dice: '0,0' })).toBe('XA8(0,0)/At8->/++');
  });
});

describe('ROOT-135: Popularity', () => {
  test('no points for removing sympathy', () => {
    const rest = 'C:3w->8\nA:t+b_f->8';
    const position = table(rest, 'Automated Alliance (Popularity)', BOT);
    expect(fight(position, { dice: '1,0' })).toBe('XA8(1,0)/(At+Ab_f)8->/++');
  });

  const attacked = (who: string, line: string, rest: string, dice: string, name = 'Automated Alliance (Popularity)') =>
    procedure(table(`${line}\nA:${rest}`, name, `${who}: Rowan`), who, attack(who, 'A', 8), { dice }).text;

  test('7.8.4: nor the extra one of the Despot, if nothing else goes', () => {
    const despot = 'E:3#E->/#despot->$/3w->8';
    expect(attacked('E', despot, 't->8', '0,0', 'Automated Alliance')).toBe('XA8(0,0)/At8->/++/A++/++');
    expect(attacked('E', despot, 't->8', '0,0')).toBe('XA8(0,0)/At8->/A++');
    expect(attacked('E', despot, 't+b_f->8', '1,0')).toBe('XA8(1,0)/(At+Ab_f)8->/++/A++/++');
  });

  test('9.2.9.III.a: nor as infamy', () => {
    const hostile = 'V:3#V->/#thief->$/p->8/$_A->h';
    expect(attacked('V', hostile, 't+b_f->8', '1,0', 'Automated Alliance')).toBe('XA8(1,0)/(At+Ab_f)8->/++2/A++/++2');
    expect(attacked('V', hostile, 't+b_f->8', '1,0')).toBe('XA8(1,0)/(At+Ab_f)8->/++/A++/++');
    expect(attacked('V', hostile, 't->8', '0,0')).toBe('XA8(0,0)/At8->/A++');
  });
});

describe('B.6.2.4: Crackdown', () => {
  test('with a base goes all sympathy in clearings of its suit, and nobody scores for that', () => {
    const position = table('C:3w->8\nA:b_f->8/b_m->2/t->1+2+6+12', 'Automated Alliance', BOT);
    expect(fight(position, { dice: '0,0' })).toBe('XA8(0,0)/Ab_f8->/++/At1->/At6->/At12->');
  });

  test('whoever removes it', () => {
    const position = table('A:b_r->5/t->3+8', 'Automated Alliance', BOT);
    const played = during(position, 'C', (turn, players) => {
      const owner = playerOf(players, 'A')!;
      const pieces = [{ column: turn.layout.columnOf.get('Ab_r')!, count: 1 }];
      return remove(turn, [{ by: null, owner, clearing: 5, pieces }]);
    });
    expect(played.text).toBe('Ab_r5->/At3->');
  });
});
