import { describe, expect, test } from 'vitest';
import { type RulesContext, areEnemies, contextOf, defendersAt, playerOf, rules, sideOf } from '../root-law.ts';
import { seatPlayers } from '../seats.ts';
import { type Told, phase } from '../../../test/root/people-turn.ts';
import { logWith, positionOf } from '../../../test/root/written-position.ts';

/** A table of three people with these hirelings, and what lies there. */
const table = (hirelings: string, ...lines: readonly string[]): string =>
  logWith('C: Ann', 'L: Bob', 'A: Eve')(...lines).replace('C: Ann', `Hirelings: ${hirelings}\nC: Ann`);

/** The law at a position, in a turn of this faction. */
function at(position: string, faction: string): { ctx: RulesContext; side: (letter: string) => never } {
  const state = positionOf(position);
  const players = seatPlayers(state);
  const me = playerOf(players, faction);
  if (me === undefined) throw new Error(`${faction} is not at this table`);
  return { ctx: contextOf(players, { state }, me), side: (letter) => sideOf(players, letter) as never };
}

/** The Daylight of the Marquise. */
const daylight = (position: string, ...answers: Told[]) => phase(position, 'C', 'daylight', answers);

const HIRE = { kind: 'hire' };
const GIVE = { kind: 'give-hireling' };

describe('H.1: control', () => {
  test('H.1.1: whose score marker enters a space with a hireling marker hires at the end of the turn', () => {
    expect(phase(table('h_E', 'L:', 'C:++4'), 'C', 'end', [HIRE, [2]]).text).toBe('h_E->$2');
    expect(phase(table('h_E', 'L:', 'C:++3'), 'C', 'end').text).toBe('');
  });

  test('H.1.1: a marker that has been taken is not taken again', () => {
    expect(phase(table('h_E', 'L:++4', 'C:++5'), 'C', 'end').text).toBe('');
  });

  test('H.1.1: of several hirelings any is taken, one for each marker', () => {
    const both = table('h_E, h_Kd', 'L:', 'C:++9');
    expect(phase(both, 'C', 'end', [{ hireling: 'h_K' }, [2], HIRE, [1]]).text).toBe('h_K->$2/h_E->$1');
  });

  test('H.1.2: who has the most points rolls the gold pips, others all', () => {
    expect(() => phase(table('h_E', 'L:++5', 'C:'), 'L', 'end', [HIRE, [4]])).toThrow('expected 1 of the faces 1');
    expect(phase(table('h_E', 'C:++4', 'L:++9'), 'C', 'end', [HIRE, [4]]).text).toBe('h_E->$4');
  });

  test('H.1.3: without control markers a hireling goes to another player, who rolls', () => {
    const held = (markers: number) => table('h_E', `C:++4/h_E->C$${markers}`, 'L:', 'A:');
    expect(phase(held(1), 'C', 'end', [{ ...GIVE, whom: 'L' }, [3]]).text).toBe('h_E->L$3');
    expect(phase(held(2), 'C', 'end').text).toBe('');
  });

  test('H.1.3: a marker leaves at the end of each turn after that of hiring', () => {
    const markers = (...lines: readonly string[]) => positionOf(table('h_E', ...lines)).hirelings['h_E']?.markers;
    expect(markers('C:++4/h_E->C$3')).toBe(3);
    expect(markers('C:++4/h_E->C$3', 'L:', 'C:')).toBe(2);
  });
});

describe('H.3: hirelings in the common law', () => {
  const FREE = table('h_E/5h_Ew->5', 'L:w->5', 'C:2w->5');
  const HELD = table('h_E/5h_Ew->5', 'L:w->5', 'C:2w->5/++4/h_E->C$3');

  test('H.3.1: a hireling counts for its controller for rule, and for itself in the supply', () => {
    const ruling = (position: string) => {
      const { ctx, side } = at(position, 'C');
      return ['C', 'L', 'h_E'].filter((letter) => rules(ctx, side(letter), 5));
    };
    expect(ruling(FREE)).toEqual(['h_E']);
    expect(ruling(HELD)).toEqual(['C', 'h_E']);
  });

  test('H.3.2: a hireling is an enemy of all but its controller', () => {
    const foes = (position: string, faction: string) => {
      const { ctx, side } = at(position, 'C');
      return defendersAt(ctx, side(faction), 5).map(({ letter }) => letter);
    };
    expect(foes(FREE, 'C')).toEqual(['L', 'h_E']);
    expect(foes(HELD, 'C')).toEqual(['L']);
    expect(foes(HELD, 'L')).toEqual(['C', 'h_E']);
    expect(foes(HELD, 'h_E')).toEqual(['L']);
    const { ctx, side } = at(HELD, 'C');
    expect(areEnemies(ctx, side('h_E'), side('A'))).toBe(true);
  });

  test('H.3.4: a hireling fights with its own pieces, not with those of its controller', () => {
    const position = table('h_E/1h_Ew->5', 'L:8w->5', 'C:6w->5/++4/h_E->C$3');
    const { text } = daylight(
      position,
      { kind: 'battle', hireling: 'h_E' },
      'none',
      [3, 0],
      { kind: 'battle' },
      'none',
      [0, 0],
    );
    expect(text).toBe('h_EXL5(3,0)/Lw5->/h_EXL5(0,0)');
  });

  test('H.3.5: nobody plays an ambush for a hireling, nor foils one', () => {
    const hands = ['L:(R#@+F#tax+M#sword)L->L/9w->5', 'C:(B#@+F#anvil+M#crossbow)C->C/++4/h_E->C$3'] as const;
    const { text } = phase(table('h_E/5h_Ew->5', ...hands), 'C', 'daylight', [
      { kind: 'battle', hireling: 'h_E' },
      'R#@',
      [0, 0],
      { kind: 'nothing' },
    ]);
    expect(text).toBe('h_EXL5R@(0,0)/2h_Ew5->');
  });

  test('H.3.6: nobody scores for what a hireling removes', () => {
    const position = table('h_E/2h_Ew->5', 'L:b_r->5', 'C:6w->5/++4/h_E->C$3');
    const { text } = daylight(position, { kind: 'battle', hireling: 'h_E' }, 'none', [0, 0], '#');
    expect(text).toBe('h_EXL5(0,0)/Lb_r5->/#L->');
  });

  test('H.3.7: whoever moves hirelings into sympathy gives a card', () => {
    const position = table('h_E/5h_Ew->5', 'A:t->1', 'C:(F#anvil+F#tax+M#sword)C->C/++4/h_E->C$3');
    const { text } = daylight(
      position,
      { kind: 'move', hireling: 'h_E', to: 1 },
      'F#tax',
      { kind: 'battle' },
      'none',
      [0, 0],
      'F#anvil',
    );
    expect(text).toBe('5h_Ew5->1/F#taxC->A$/h_EXA1(0,0)/At1->/F#anvilC->A$');
  });
});

describe('the Last Dynasty and the Bluebird Nobles', () => {
  test('H.2.4, ROOT-186: off the map they all come to its edge and battle there', () => {
    const position = table('h_E', 'L:w->5', 'C:++4/h_E->C$3');
    const { text } = daylight(position, { kind: 'place', hireling: 'h_E', at: 5 }, { kind: 'battle' }, 'none', [2, 0]);
    expect(text).toBe('5h_Ew->5/h_EXL5(2,0)/Lw5->');
    const { offered } = daylight(position);
    expect(offered.flatMap(({ hireling, at: clearing }) => (hireling === 'h_E' ? [clearing] : []))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  test('H.2.3, ROOT-187: a point for every three clearings ruled at the start of Birdsong', () => {
    const ruled = (clearings: string) => table('h_Ed', 'L:', `C:w->${clearings}/++4/h_E->C$3`);
    const offered = (clearings: string) => phase(ruled(clearings), 'C', 'birdsong', [{ hireling: 'h_E' }]).text;
    expect(offered('1+2+3')).toBe('++');
    expect(offered('1+2+3+4+5+6')).toBe('++2');
    expect(phase(ruled('1+2'), 'C', 'birdsong').text).toBe('');
  });

  test('H.2.2, ROOT-187: their controller rules where it is tied for the most', () => {
    const tied = (held: string) => {
      const { ctx, side } = at(table('h_Ed', 'L:2w->5', `C:2w->5/++4${held}`), 'C');
      return rules(ctx, side('C'), 5);
    };
    expect(tied('/h_E->C$3')).toBe(true);
    expect(tied('')).toBe(false);
  });
});
