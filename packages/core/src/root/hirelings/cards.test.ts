import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { simulate } from '../../kernel/index.ts';
import { root, setupTable } from '../index.ts';
import { hirelingSetup } from '../root-law.ts';
import { printAction } from '../../../../notation/src/rootlog/index.ts';
import { seatPlayers } from '../seats.ts';
import { type Told, phase } from '../../../test/root/people-turn.ts';
import { logWith } from '../../../test/root/written-position.ts';

const HANDS = ['C:(F#anvil+F#tax+R#cob)C->C', 'L:(M#sword+B#royal+R#command)L->L'] as const;

/** A table at which the Marquise holds a hireling, promoted or not, in a turn after she hired it; `by` is who hired. */
const held = (hireling: string, placed: string, c = '', l = '', by = 'C'): string => {
  const letter = hireling.slice(0, 3);
  const hire = `/${by}++4/${letter}->${by}$3`;
  const log = logWith('C: Ann', 'L: Bob', 'A: Eve')(`${HANDS[0]}${c}${hire}`, `${HANDS[1]}${l}`);
  return log.replace('C: Ann', `Hirelings: ${hireling}${placed}\nC: Ann`);
};

const daylight = (position: string, answers: readonly Told[], faction = 'C'): string =>
  phase(position, faction, 'daylight', answers).text;
const birdsong = (position: string, answers: readonly Told[]): string => phase(position, 'C', 'birdsong', answers).text;

/** What a player sets up, with these answers. */
function setUp(hirelings: readonly string[], answers: readonly unknown[], map = 'Fall'): string {
  const seats = ['C', 'L', 'A'].map((faction) => ({ faction, player: faction }));
  const table = setupTable({ game: 'root', map, deck: 'Standard', seats, hirelings });
  if (isLeft(table)) throw new Error(table.left.message);
  const left = [...answers];
  const played = simulate(root, hirelingSetup(seatPlayers(table.right)), table.right, () => left.shift() as never);
  if (isLeft(played)) throw new Error(played.left.message);
  expect(left).toEqual([]);
  return played.right.actions.map((action) => printAction(action, '')).join('/');
}

describe('setup', () => {
  test.each([
    ['ROOT-188', 'h_C', [], '12h_Cw->1+2+3+4+5+6+7+8+9+10+11+12'],
    ['ROOT-186', 'h_E', [5], '5h_Ew->5'],
    ['ROOT-198', 'h_A', ['F', 1, 'R', 5], 'h_Aw->1/h_Aw->5'],
    ['ROOT-182', 'h_L', [], 'h_Lw->6/h_Lw->10/h_Lw->11/h_Lw->12'],
    ['ROOT-194', 'h_O', [7], 'h_Op->7'],
    ['ROOT-184', 'h_D', [9], '3h_Dw+h_Dt->9'],
    ['ROOT-180', 'h_P', [1, 6], 'h_Pw->1/h_Pw->6'],
    ['ROOT-192', 'h_H', [3, 4], 'h_Hw->3/h_Hw->4'],
    ['ROOT-174', 'h_K', [5], '2h_Kw+h_Kb->5'],
    ['ROOT-190', 'h_S', [12], 'h_Sp->12'],
    ['ROOT-176', 'h_J', [2, 3], 'h_Jw->2/h_Jw->3'],
  ])('A.6.3, %s: %s is set up as its card says', (_, side, answers, text) => {
    const placed = setUp([side], answers);
    expect(side === 'h_C' ? placed.replaceAll('/h_Cw->', '+').replace('h_Cw', '12h_Cw') : placed).toBe(text);
  });
});

describe('demoted hirelings', () => {
  test('H.2.2, ROOT-175: the controller of the Badger Bodyguards ignores the first hit of a battle', () => {
    const position = held('h_Kd', '', '/2w->5', '/3w->5');
    const { text } = phase(position, 'C', 'daylight', [{ kind: 'battle' }, [2, 2]]);
    expect(text).toBe('XL5(2,2)/2Lw5->/w5->');
  });

  test('H.2.2, ROOT-181: the controller of the Raven Sentries deals a hit more where it has buildings or tokens', () => {
    const battle: Told[] = [{ kind: 'battle' }, [1, 0]];
    expect(daylight(held('h_Pd', '', '/2w->5/b_s->5', '/3w->5'), battle)).toBe('XL5(1,0)/2Lw5->');
    expect(daylight(held('h_Pd', '', '/2w->5', '/3w->5'), battle)).toBe('XL5(1,0)/Lw5->');
  });

  test('H.2.2, ROOT-199: the controller of the Rabbit Scouts defends with the higher roll for a card', () => {
    const position = held('h_Ad', '', '/3w->5', '/3w->5', 'L');
    const { text } = phase(position, 'C', 'daylight', [{ kind: 'battle' }, 'R#command', [2, 0]]);
    expect(text).toBe('R#commandL->/XL5(0,2)/2w5->');
  });

  test('H.2.2, ROOT-189: the Feline Physicians bring warriors back for a card that matches', () => {
    const position = held('h_Cd', '', '/2w->1+2/b_s->2', '/3w->1');
    const { text } = phase(position, 'C', 'daylight', [{ kind: 'battle', at: 1 }, [1, 1], 'F#anvil', 2]);
    expect(text).toBe('XL1(1,1)/Lw1->/w1->/F#anvilC->/w->2');
  });

  test('H.2.2, ROOT-195: the controller of the Otter Divers ignores rule from and to rivers', () => {
    const position = held('h_Od', '', '/w->4', '/2w->4+8+12+9');
    expect(daylight(position, [{ kind: 'move', from: 4, to: 8 }])).toBe('w4->8');
  });

  test('H.2.3, ROOT-183: the Lizard Envoys take a card of the commonest suit of the last five discards', () => {
    const beside = held('h_Ld', '', '/F#anvilC->/F#taxC->/R#cobC->');
    // The Lizards would have them as Lost Souls.
    const position = beside.replace('L: Bob', 'E: Bob').replace('L->L', 'E->E').replace('\nL:', '\nE:');
    expect(birdsong(position, [{ hireling: 'h_L', card: 'F#tax' }])).toBe('F#tax*->C');
    expect(() => birdsong(position, [{ hireling: 'h_L', card: 'R#cob' }])).toThrow('is not offered');
    // Of an unnamed discard and a named one nobody knows which was taken back before.
    const unnamed = position.replace('F#taxC->', '#->C/F#C->');
    expect(birdsong(unnamed, [{ hireling: 'h_L', card: 'R#cob' }])).toBe('R#cob*->C');
  });

  test('H.2.4, ROOT-193: for a card with an item the Rat Smugglers move or battle, again and again', () => {
    const position = held('h_Hd', '', '/2w->5').replace('F#tax', 'M#sword');
    expect(daylight(position, [{ hireling: 'h_H', to: 1 }, 'F#anvil', 1, { hireling: 'h_H', from: 5, to: 1 }])).toBe(
      'F#anvilC->/w5->1/M#swordC->/w5->1',
    );
  });

  test('H.2.4, ROOT-177: a Street Band comes anywhere', () => {
    expect(daylight(held('h_Jd', ''), [{ hireling: 'h_J', at: 7 }])).toBe('h_Jw->7');
  });

  test('H.2.4, ROOT-179: Bandit Gangs come beside their controller, or bring warriors', () => {
    const position = held('h_Td', '/2h_Tw->5', '/w->1');
    expect(daylight(position, [{ hireling: 'h_T', at: 1 }])).toBe('h_Tw->1');
    expect(daylight(position, [{ hireling: 'h_T', kind: 'recruit' }])).toBe('2w->5');
  });

  test('H.2.3, ROOT-191: the Stoic Protector has to move', () => {
    const position = held('h_Sd', '/h_Sp->5', '/w->1');
    expect(birdsong(position, [{ hireling: 'h_S', to: 1 }])).toBe('h_Sp->1');
  });

  test('H.2.1, ROOT-177: when hired a Street Band stays off the map: its card has no such action', () => {
    const position = logWith('C: Ann', 'L: Bob')('L:', 'C:w->5/++4').replace('C: Ann', 'Hirelings: h_Jd\nC: Ann');
    expect(phase(position, 'C', 'end', [{ kind: 'hire' }, [2]]).text).toBe('h_J->$2');
  });
});

describe('promoted hirelings', () => {
  test('H.2.4, ROOT-174: a vault at or next to a vault, then battles or warriors', () => {
    const position = held('h_K', '/2h_Kw+h_Kb->5');
    expect(daylight(position, [{ hireling: 'h_K', at: 1 }, { kind: 'recruit' }])).toBe('h_Kb->1/h_Kw->1/h_Kw->5');
    expect(() => daylight(position, [{ hireling: 'h_K', at: 3 }])).toThrow('is not offered');
  });

  test('H.2.4, ROOT-184: a foothold with warriors, then a move and a battle, or warriors', () => {
    const position = held('h_D', '/3h_Dw+h_Dt->9');
    expect(daylight(position, [{ hireling: 'h_D', at: 1 }, 2, { kind: 'recruit' }])).toBe(
      'h_Dt->1/2h_Dw->1/h_Dw->1/h_Dw->9',
    );
  });

  test('H.2.4, ROOT-180: Spies come among enemies, and take a card of each in one clearing', () => {
    const position = held('h_P', '/h_Pw->1+6', '', '/w->3');
    expect(daylight(position, [{ hireling: 'h_P', at: 3 }, { kind: 'steal', at: 3 }, 'M#sword'])).toBe(
      'h_Pw->3/h_Pw->3/M#swordL->C',
    );
  });

  test('H.2.3, ROOT-192: Flame Bearers remove an enemy piece each, warriors first, and spread', () => {
    const position = held('h_H', '/2h_Hw->5', '', '/w->5/b_r->5');
    expect(birdsong(position, [{ hireling: 'h_H' }, 'M#sword', 1])).toBe('Lw5->/Lb_r5->/M#swordL->/h_Hw->1');
  });

  test('H.2.4, ROOT-188: Patrols of the card come back to others', () => {
    const position = held('h_C', '/h_Cw->5+6', '/h_Cw5->h_C$');
    expect(daylight(position, [{ hireling: 'h_C', kind: 'place', at: 6 }])).toBe('h_Cwh_C$->6');
  });

  test('H.2.2, ROOT-188: of Patrols that are removed at a time one comes to the card', () => {
    const position = held('h_C', '/2h_Cw->5', '/3w->5', '', 'L');
    const { text } = phase(position, 'C', 'daylight', [{ kind: 'battle', defender: 'h_C' }, [2, 0]]);
    expect(text).toBe('Xh_C5(2,0)/h_Cw5->h_C$/h_Cw5->');
  });

  test('H.2.3, ROOT-198: an uprising removes all enemies of a clearing that the die shows', () => {
    const position = held('h_A', '/h_Aw->5', '', '/2w->5');
    expect(birdsong(position, [{ hireling: 'h_A' }, 'R', { kind: 'revolt', at: 5 }])).toBe('h_Aw5->/2Lw5->');
  });

  test('H.2.2, ROOT-198: whoever attacks the Uprising discards a card that matches', () => {
    const position = held('h_A', '/h_Aw->5', '/2w->5', '', 'L');
    const { text } = phase(position, 'C', 'daylight', [{ defender: 'h_A' }, [1, 0]]);
    expect(text).toBe('R#cobC->/Xh_A5(1,0)/h_Aw5->');
    const foxes = position
      .replaceAll('R#cob', 'F#tax')
      .replaceAll('R#bank', 'F#stand')
      .replaceAll('R#command', 'F#tax');
    const { offered } = phase(foxes, 'C', 'daylight');
    expect(offered.filter(({ kind }) => kind === 'battle')).toEqual([]);
  });

  test('H.2.4, ROOT-182: a Prophet has a player battle, and that player scores', () => {
    const position = held('h_L', '/h_Lw->5', '', '')
      .replace('L: Bob', 'E: Bob')
      .replace('L:', 'E:')
      .replace('L->L', 'E->E');
    const both = position.replace('R#command)E->E', 'R#command)E->E/w->5/Ab_r->5');
    const { text } = phase(both, 'C', 'daylight', [{ kind: 'force-battle', attacker: 'E' }, 'none', [0, 0]]);
    expect(text).toMatch(/^EXA5\(0,0\)\/Ab_r5->\/E\+\+/);
  });

  test('H.2.3, ROOT-194: players beside the Flotilla draw, it sails, and nobody battles it', () => {
    const position = held('h_O', '/h_Op->7', '/w->7');
    expect(birdsong(position, [{ hireling: 'h_O' }, 'yes', ['#'], 11])).toBe('#->C/h_Op->11');
    const foes = phase(held('h_O', '/h_Op->7', '/w->7', '', 'L'), 'C', 'daylight', [{ kind: 'end' }]);
    expect(foes.text).toBe('');
  });

  test('H.2.3, ROOT-190: the Furious Protector moves, and takes a warrior of each player', () => {
    const position = held('h_S', '/h_Sp->5', '/2w->1', '/w->1');
    expect(birdsong(position, [{ hireling: 'h_S', to: 1 }])).toBe('h_Sp->1/w1->/Lw1->');
  });

  test('H.2.4, ROOT-176: a Popular Band draws a warrior out of each clearing beside it', () => {
    const position = held('h_J', '/h_Jw->5', '', '/2w->1');
    expect(daylight(position, [{ hireling: 'h_J', at: 5 }, 'L', 3])).toBe('Lw1->5/h_Jw->3');
  });
});

test('ROOT-176, 12.2.2: a Popular Band beside a tunnel draws a warrior out of the Burrow', () => {
  const log = logWith('C: Ann', 'D: Bob', 'A: Eve')(`${HANDS[0]}/C++4/h_J->C$3`, 'D:2w->0/t->5');
  const position = log.replace('C: Ann', 'Hirelings: h_J/h_Jw->5\nC: Ann');
  expect(daylight(position, [{ hireling: 'h_J', at: 5 }, 'D', 3])).toBe('Dw0->5/h_Jw->3');
});

test('M.3.5, H.3.3: a hireling takes the Ferry, but is no faction piece, so that nobody draws', () => {
  const position = held('h_S', '/h_Sp->1').replace('Fall', 'Lake');
  expect(birdsong(position, [{ hireling: 'h_S', to: 10 }])).toBe('h_Sp+f->10');
});

describe('hirelings on paths, and those who craft', () => {
  test('A.6.3, ROOT-178: two Bandits come to two paths', () => {
    expect(setUp(['h_T'], ['1_5', '2_6'])).toBe('h_Tw->1_5/h_Tw->2_6');
  });

  test('H.2.4, ROOT-178: a Bandit comes to a free path beside its controller', () => {
    const position = held('h_T', '/h_Tw->1_5', '/w->5');
    expect(daylight(position, [{ hireling: 'h_T', at: '2_5' }])).toBe('h_Tw->2_5');
    expect(() => daylight(position, [{ hireling: 'h_T', at: '1_5' }])).toThrow('is not offered');
  });

  test('H.2.2, ROOT-178: an enemy who moves along a path with a Bandit loses a piece', () => {
    const position = held('h_T', '/h_Tw->1_5', '/2w->5', '', 'L');
    expect(daylight(position, [{ kind: 'move', from: 5, to: 1 }, 2])).toBe('2w5->1/w1->');
  });

  test('H.2.2, ROOT-178: the controller who moves along a path with a Bandit may place a warrior', () => {
    const position = held('h_T', '/h_Tw->1_5', '/2w->5');
    const moved = daylight(position, [{ kind: 'end' }, { kind: 'move', from: 5, to: 1 }, 2, 'yes']);
    expect(moved).toBe('2w5->1/w->1');
  });

  test('H.2.2, ROOT-185: a card with an item that was crafted comes back, and lies revealed', () => {
    const position = held('h_Dd', '', '/b_w->1')
      .replace('L: Bob', 'E: Bob')
      .replace('L->L', 'E->E')
      .replace('\nL:', '\nE:');
    expect(daylight(position, [{ kind: 'craft', card: 'F#anvil' }, 'yes'])).toBe('Zanvil/F#anvil*->C/++2');
  });
});

describe('the Exile and the Brigand', () => {
  test('A.6.3, ROOT-196: the Exile comes to a forest', () => {
    expect(setUp(['h_V'], ['4_9_12'])).toBe('h_Vp->4_9_12');
  });

  test('H.2.4, ROOT-196: for items the Exile slips on and battles out of forests, and all are refreshed', () => {
    const position = held('h_V', '/h_Vp->4_9_12', '', '/2w->1');
    const deeds: Told[] = [{ hireling: 'h_V', to: '1_9_10_12' }, { kind: 'battle', at: 1 }, [2, 1]];
    expect(daylight(position, deeds)).toBe(
      '%uh_V$->e/h_Vp->1_9_10_12/%uh_V$->e/%uh_V$->e/h_VXL1(2,1)/%uh_V$->/2Lw1->/2%uh_V$->r',
    );
  });

  test('H.2.2, ROOT-196: who has pieces beside the Exile gives him a crafted item for a card and a point', () => {
    const position = held('h_V', '/h_Vp->4_9_12', '/w->4/Zanvil', '');
    expect(daylight(position, [{ kind: 'aid-exile' }, ['#']])).toBe('%h->h_V$/#->C/++');
  });

  test('H.2.4, ROOT-197: the Brigand takes an item from a ruin beside its controller, and steals for another', () => {
    const position = held('h_Vd', '', '/w->6/Zanvil', '/w->6');
    expect(daylight(position, [{ hireling: 'h_V', at: 6 }, 'b', { kind: 'steal' }, 'h', 'M#sword'])).toBe(
      '%b6->$/%h->e/M#swordL->C',
    );
  });
});
