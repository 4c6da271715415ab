import { expect, test } from 'vitest';
import {
  type Player,
  type RulesContext,
  contextOf,
  defendersAt,
  destinations,
  mayPlace,
  playerOf,
  sideOf,
} from '../root-law.ts';
import { seatPlayers } from '../seats.ts';
import { phase } from '../../../test/root/people-turn.ts';
import { logWith, positionOf } from '../../../test/root/written-position.ts';

/** A table with a hireling that the Marquise holds, and the law in a turn of this faction there. */
function at(
  hireling: string,
  lines: readonly string[],
  faction: string,
): { ctx: RulesContext; side: (letter: string) => Player } {
  const log = logWith('C: Ann', 'L: Bob', 'A: Eve')(...lines);
  const state = positionOf(log.replace('C: Ann', `Hirelings: ${hireling}\nC: Ann`));
  const players = seatPlayers(state);
  const me = playerOf(players, faction);
  if (me === undefined) throw new Error(`${faction} is not at this table`);
  return {
    ctx: contextOf(players, { state }, me),
    side(letter) {
      const found = sideOf(players, letter);
      if (found === undefined) throw new Error(`${letter} is not at this table`);
      return found;
    },
  };
}

/** Whom a player may battle in clearing 5. */
function foes(hireling: string, lines: readonly string[], faction: string): string[] {
  const { ctx, side } = at(hireling, lines, faction);
  return defendersAt(ctx, side(faction), 5).map(({ letter }) => letter);
}

test('H.2.2, ROOT-194: nobody battles the Flotilla', () => {
  expect(foes('h_O/h_Op->5', ['L:w->5', 'C:w->5/++4/h_O->C$3'], 'L')).toEqual(['C']);
});

test('H.2.2, ROOT-191: enemies battle nothing of its controller beside the Stoic Protector', () => {
  const lines = ['L:w->5', 'C:w->5+1/++4/h_S->C$3'];
  expect(foes('h_Sd/h_Sp->5', lines, 'L')).toEqual([]);
  expect(foes('h_Sd/h_Sp->1', lines, 'L')).toEqual(['C']);
  expect(foes('h_Sd/h_Sp->5', lines, 'C')).toEqual(['L']);
});

test('H.2.2, ROOT-179: nobody battles Bandit Gangs where their controller has pieces', () => {
  expect(foes('h_Td/h_Tw->5', ['L:w->5', 'C:w->5/++4/h_T->C$3'], 'L')).toEqual(['C']);
  expect(foes('h_Td/h_Tw->5', ['L:w->5', 'C:w->1/++4/h_T->C$3'], 'L')).toEqual(['h_T']);
});

test('H.2.2, ROOT-190: enemies place nothing beside the Furious Protector', () => {
  const { ctx, side } = at('h_S/h_Sp->5', ['L:w->5', 'C:w->5/++4/h_S->C$3', 'A:', 'C:'], 'L');
  const may = (letter: string, clearing: 1 | 5) => mayPlace(ctx, side(letter), side(letter).warrior, clearing);
  expect([may('L', 5), may('L', 1), may('C', 5)]).toEqual([false, true, true]);
});

test('H.2.2, ROOT-176: enemies who have come to a Band in this turn stay', () => {
  const { ctx, side } = at('h_J/h_Jw->1', ['L:w->5', 'C:2w->5/++4', 'A:', 'L:h_J->L$2'], 'C');
  ctx.flags.once['band C 1 1'] = true;
  expect(destinations(ctx, side('C'), 5)).toContain(1);
  expect(destinations(ctx, side('C'), 1)).toEqual([]);
});

test('H.3.2, ROOT-86: the Propaganda Bureau replaces warriors of enemy hirelings', () => {
  const log = logWith('C: Ann', 'A: Eve')('A:', 'C:(F#prop+F#anvil+M#sword)C->C/ZF#prop/2w->1').replace(
    'Standard',
    'E&P',
  );
  const position = log.replace('C: Ann', 'Hirelings: h_E/2h_Ew->1\nC: Ann');
  expect(phase(position, 'C', 'daylight', [{ kind: 'card', card: 'F#prop' }]).text).toBe('F#anvilC->/h_Ew1->/w->1');
});
