import { describe, expect, test } from 'vitest';
import {
  type Player,
  type RulesContext,
  contextOf,
  defendersAt,
  destinations,
  move,
  playerOf,
  sideOf,
} from '../root-law.ts';
import { seatPlayers } from '../seats.ts';
import { type Told, phase } from '../../../test/root/people-turn.ts';
import { attack, logWith, positionOf, procedure } from '../../../test/root/written-position.ts';

const PLAYERS = ['C: Ann', 'E: Bob', 'P: Eve'] as const;

/** A table of three people with a hireling, as the header says. */
const table = (hireling: string, ...lines: readonly string[]): string =>
  logWith(...PLAYERS)(...lines).replace('C: Ann', `Hirelings: ${hireling}\nC: Ann`);

describe('H.2.1: who hires a hireling that is not on the map brings it there', () => {
  const hire = (hireling: string, ...answers: Told[]): string =>
    phase(table(hireling, 'E:', 'C:w->5+1/++4'), 'C', 'end', [{ kind: 'hire' }, [2], ...answers]).text;

  test.each([
    ['ROOT-198', 'h_A', ['F', 1], 'h_A->$2/h_Aw->1'],
    ['ROOT-182', 'h_L', [7], 'h_L->$2/h_Lw->7'],
    ['ROOT-192', 'h_H', [3, 4], 'h_H->$2/h_Hw->3/h_Hw->4'],
    ['ROOT-174', 'h_K', [2], 'h_K->$2/2h_Kw+h_Kb->2'],
    ['ROOT-179', 'h_Td', [1], 'h_T->$2/h_Tw->1'],
    ['ROOT-191', 'h_Sd', [5], 'h_S->$2/h_Sp->5'],
    ['ROOT-176', 'h_J', [5], 'h_J->$2/h_Jw->5'],
  ] as const)('H.2.1, %s: %s', (_, side, answers, text) => {
    expect(hire(side, ...answers)).toBe(text);
  });

  test.each([
    ['ROOT-179', 'h_Td', 7],
    ['ROOT-191', 'h_Sd', 7],
    ['ROOT-176', 'h_J', 7],
  ] as const)('H.2.1, %s: %s comes beside pieces of who hires it', (_, side, clearing) => {
    expect(() => hire(side, clearing)).toThrow('got 7');
  });

  test.each([
    ['ROOT-198', 'h_A/h_Aw->9'],
    ['ROOT-182', 'h_L/h_Lw->9'],
    ['ROOT-192', 'h_H/h_Hw->9'],
    ['ROOT-174', 'h_K/h_Kw+h_Kb->9'],
    ['ROOT-179', 'h_Td/h_Tw->9'],
    ['ROOT-191', 'h_Sd/h_Sp->9'],
    ['ROOT-176', 'h_J/h_Jw->9'],
  ] as const)('H.2.1, %s: one that is there stays (%s)', (_, side) => {
    expect(hire(side)).toMatch(/^h_\w->\$2$/);
  });
});

describe('pawns of hirelings', () => {
  const held = (hireling: string, e: string, c = ''): string => {
    const letter = hireling.slice(0, 3);
    return table(hireling, `E:${e}`, `C:${c}${c === '' ? '' : '/'}++4/${letter}->C$3`, 'E:', 'P:', 'C:');
  };
  const birdsong = (position: string, ...answers: Told[]): string => phase(position, 'C', 'birdsong', answers).text;
  const foes = (position: string): string[] => {
    const state = positionOf(position);
    const players = seatPlayers(state);
    const bob = playerOf(players, 'E');
    if (bob === undefined) throw new Error('E is gone');
    return defendersAt(contextOf(players, { state }, bob), bob, 5).map(({ letter }) => letter);
  };

  test('H.2.2, ROOT-194: the Flotilla deals up to three hits and takes none', () => {
    const position = held('h_O/h_Op->7', '4w->11');
    expect(birdsong(position, { kind: 'sail' }, 11, { kind: 'battle' }, 'none', [3, 2])).toBe(
      'h_Op->11/h_OXE11(3,2)/3Ew11->',
    );
  });

  test('H.2.2, ROOT-194: it sails by itself, and takes no Ferry along (M.3.5)', () => {
    const position = held('h_O/h_Op->1', '').replace('Map: Fall', 'Map: Lake');
    const clearings = 'Clearings: F1, M2, R3, F4, M5, R6, F7, M8, R9, F10, M11, R12\n';
    expect(birdsong(position.replace('Hirelings:', `${clearings}Hirelings:`), { kind: 'sail' }, 10)).toBe('h_Op->10');
  });

  test.each([
    ['ROOT-190', 'h_S/h_Sp->5', 1],
    ['ROOT-191', 'h_Sd/h_Sp->5', 1],
  ] as const)('H.2.3, %s: a Protector moves whoever rules (4.2.1; %s)', (_, side, to) => {
    const text = birdsong(held(side, '3w->5+1+2'), { kind: 'move', to });
    expect(text).toMatch(/^h_Sp->1/);
  });

  test('H.2.2, ROOT-190: nobody battles the Furious Protector', () => {
    expect(foes(held('h_S/h_Sp->5', 'w->5', 'w->5'))).toEqual(['C']);
  });

  test('H.2.2, ROOT-191: nor the Stoic one', () => {
    expect(foes(held('h_Sd/h_Sp->5', 'w->5', 'w->1'))).toEqual([]);
  });
});

describe('H.2.2: who comes to a Band in this turn stays there', () => {
  /** Where Bob may go from 1, to which he has just moved one of his two, or where all that was there before is. */
  function leaving(hireling: string, there = ''): readonly number[] {
    const position = table(hireling, `E:2w->5${there}`, 'C:w->9/++4/h_J->C$3');
    let open: readonly number[] = [];
    procedure(position, 'E', function* (ctx: RulesContext) {
      const bob: Player | undefined = sideOf(ctx, 'E');
      if (bob === undefined) throw new Error('E is gone');
      yield* move(ctx, { mover: bob, from: 5, to: 1, pieces: [{ column: bob.warrior, count: 2 }] });
      open = destinations(ctx, bob, 1);
    });
    return open;
  }

  test.each([
    ['ROOT-176', 'h_J/h_Jw->1'],
    ['ROOT-177', 'h_Jd/h_Jw->1'],
  ] as const)('H.2.2, %s: %s', (_, side) => {
    expect(leaving(side)).toEqual([]);
    // Others were there before: any may go (D121).
    expect(leaving(side, '/w->1')).toContain(5);
    expect(leaving(side.replace('->1', '->9'))).toContain(5);
  });
});

test('H.2.3, ROOT-198: an uprising may remove its warrior where there are no enemies', () => {
  const position = table('h_A/h_Aw->1', 'E:', 'C:w->5/++4/h_A->C$3', 'E:', 'P:', 'C:');
  const { text } = phase(position, 'C', 'birdsong', [{ kind: 'uprising' }, 'F', { kind: 'revolt', at: 1 }]);
  expect(text).toBe('h_Aw1->');
});

describe('H.2.2: abilities beside those of their controller', () => {
  test('H.2.2, 14.7.7, ROOT-175: of Stubborn and the Badger Bodyguards one alone ignores the first hit', () => {
    const log = logWith('H: Ann', 'E: Bob')('E:3w->5', 'H:w_w+3w->5/#stubborn->$/++4/h_K->H$3', 'E:', 'H:');
    const position = log.replace('H: Ann', 'Hirelings: h_Kd\nH: Ann');
    const { text } = procedure(position, 'E', attack('E', 'H', 5), { dice: '2,0', chosen: ['none', 'Hw'] });
    expect(text).toContain('Hw5->');
  });
});
