import { describe, expect, test } from 'vitest';
import { locations } from '@woodlog/core/root';
import { playerOf } from '@woodlog/core/root-law';
import { during, setup, steps, turn } from '../../../test/root/position.ts';
import { nothing } from '../shared/steps.ts';
import { RIVERFOLK_ROBOTS } from './bot.ts';
import { riverClearings } from './river.ts';

const table = (rest: string, name = 'Riverfolk Robots', map = 'Fall'): string => `
Map: ${map}
Deck: Standard
C: Mechanical Marquise 2.0
E: Electric Eyrie
O: ${name}

${rest}`;
const MARKET = 'F#tax->O/M#scout->O/R#bank->O/F#stand->O';

const play = (rest: string, laws: readonly string[], fixed: Parameters<typeof steps>[3] = {}, name?: string) =>
  steps(table(rest, name), 'O', laws, fixed).text;

describe('B.9.3: setup', () => {
  test('B.9.3.1 to B.9.3.5: the river, a payment, five cards; the rest waits in supply and on the tracks', () => {
    const played = setup(table('C:t_k->1'), 'O', { draw: 'F#tax,M#scout,B#royal,R#bank,F#stand' });
    expect(played.text).toBe('w->4/w->5/w->7/w->10/w->11/w->$/F#tax+M#scout+B#royal+R#bank+F#stand->O');
    expect(played.sections).toEqual(['B.9.3', 'B.9.3.1', 'B.9.3.3', 'B.9.3.2', 'B.9.3.4', 'B.9.3.5']);
    expect(locations(played.table)['supply:O']).toEqual({ Ow: 9, Ot_f: 3, Ot_m: 3, Ot_r: 3 });
  });

  test('M.3.2: on Lake the lake', () => {
    const lake = table('O:', 'Riverfolk Robots', 'Lake\nClearings: F1, M2, R3, F4, M5, R6, F7, M8, R9, F10, M11, R12');
    during(lake, 'O', (now) => {
      expect(riverClearings(now)).toEqual([1, 10, 11, 12]);
      return nothing();
    });
  });
});

describe('B.9.4: Birdsong', () => {
  test('B.9.4.1: five cards in the Market, on its right side', () => {
    expect(play('O:F#tax->O', ['B.9.4.1'], { draw: 'M#scout,R#bank,F#stand,B#royal' })).toBe(
      'M#scout+R#bank+F#stand+B#royal->O',
    );
    expect(play(`O:${MARKET}/B#royal->O`, ['B.9.4.1'])).toBe('');
  });

  test('B.9.4.2: the first new card with an available item is crafted for a point, and discarded', () => {
    const draw = { draw: 'F#anvil,R#bakesale' };
    expect(play('O:F#tax->O/M#sword->O/R#bank->O', ['B.9.4.1', 'B.9.4.2'], draw)).toBe(
      'F#anvil+R#bakesale->O/Z%h/++/F#anvilO->',
    );
    expect(play('O:F#anvil->O', ['B.9.4.2'])).toBe('');
  });

  test('B.9.4.3: the order is the rightmost card, which stays', () => {
    expect(play('O:F#tax->O/M#scout->O', ['B.9.4.3', 'B.9.5.2'])).toBe('w->2/w->7/w->9/w->11');
    expect(play('O:', ['B.9.4.3', 'B.9.5.2'])).toBe('');
  });
});

describe('B.9.6: Evening', () => {
  test('B.9.6.1: a point for each warrior of whoever has most in Payments; these return', () => {
    expect(play('C:3w->O$\nE:2w->O$\nO:w->$', ['B.9.6.1'])).toBe('++3/3Cw$->');
    expect(play('O:', ['B.9.6.1'])).toBe('');
  });

  test('D57: their own count, and ties go by setup priority', () => {
    expect(play('C:w->O$\nO:2w->$', ['B.9.6.1'])).toBe('++2/2w$->');
    expect(play('E:2w->O$\nO:2w->$', ['B.9.6.1'])).toBe('++2/2Ew$->');
  });

  test('B.9.6.2: with the shield or the sword all but two warriors go into Payments', () => {
    const laws = ['B.9.5.3', 'B.9.6.2'];
    expect(play('O:4w->5/2w->7/3w->10', laws)).toBe('++/2w->5/4w5->$/w10->$');
    expect(play('C:w->O$\nO:4w->5', laws)).toBe('');
  });

  test('B.9.6.3: the leftmost card is discarded, with the shield two', () => {
    expect(play(`O:${MARKET}`, ['B.9.6.3'])).toBe('F#taxO->');
    expect(play(`O:${MARKET}`, ['B.9.5.3', 'B.9.6.3'])).toBe('++/F#taxO->/M#scoutO->');
    expect(play('O:', ['B.9.6.3'])).toBe('');
  });

  test('B.9.2.1: of equal cards the leftmost goes, and the order of the others stays', () => {
    const rest = 'O:F#stand->O/M#scout->O/F#stand->O';
    expect(play(rest, ['B.9.5.3', 'B.9.6.3', 'B.9.4.3', 'B.9.5.2'])).toBe(
      '++/F#standO->/M#scoutO->/w->1/w->6/w->8/w->12',
    );
  });

  test('ROOT-252: Nightmare scores one at the end', () => {
    const { text } = turn(table(`C:w->O$\nO:${MARKET}/15w->1`, 'Riverfolk Robots (nightmare)'), 'O', {
      draw: 'B#royal',
    });
    expect(text.endsWith('/++')).toBe(true);
  });
});

test('Chmd.10.5.VI: gentrified it places a matching trade post where two warriors defend it', () => {
  const gentrify = (rest: string) =>
    during(table(rest), 'C', (now, players) => RIVERFOLK_ROBOTS.gentrified!(now, playerOf(players, 'O')!, 1)).text;
  expect(gentrify('O:2w->1')).toBe('Ot_f->1');
  expect(gentrify('O:w->1')).toBe('');
  expect(gentrify('O:2w+t_f->1')).toBe('');
});

test('B.9.4 to B.9.6: a whole turn, as in docs/bots.md', () => {
  const position = table(`C:w->6/2w->10
E:b+w->4
O:w->5+10+11/F#tax->O/M#scout->O/R#bank->O/F#stand->O`);
  expect(turn(position, 'O', { draw: 'R#bakesale', dice: '1,0;2,1' }).text).toBe(
    'R#bakesale->O/Z%c/++/R#bakesaleO->/t_f+w->1/w->1/w->6/w->8/w->12/++/2w->10/XC6(1,0)/Cw6->/XC10(2,1)/2Cw10->/w10->/F#taxO->/M#scoutO->',
  );
});
