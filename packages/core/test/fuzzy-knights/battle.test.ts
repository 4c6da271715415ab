import { describe, expect, test } from 'vitest';
import type { Action, Place } from '../../src/fuzzy-knights/index.ts';
import { after, emptyPosition, lay, refusal, roll, settle, stand, tokensAt } from './position.ts';

type Squads = Extract<Action, { kind: 'attack' }>['squads'];
type Squad = Squads[number];
const attack = (squads: Squads, on: Squad): Action => ({ kind: 'attack', seat: 0, squads, on });
const form = (seat: number, ...squads: number[]): Action => ({ kind: 'form', seat, squads });
const TOWN: Place = [10, 1];

/** P1's hero at P2's settlement, with 4 mercenaries, about to assault it. */
const assault = (players = 2) => {
  const state = emptyPosition(players);
  settle(state, 0, [1, 10]);
  settle(state, 1, TOWN);
  if (players > 2) settle(state, 2, [10, 10]);
  stand(state, 0, 0, TOWN, { mercenaries: 4 });
  state.players[1]!.coins = 7;
  state.phase = { name: 'turn', seat: 0, bound: 0 };
  return state;
};
const engage: Action = { kind: 'engage', seat: 0, hero: 0, target: 'settlement' };
describe('Squads', () => {
  test('up to three piles, the largest first, with all mercenaries in them', () => {
    const state = after(assault(), engage);
    expect(refusal(state, form(0, 2, 1))).toBe('form/count');
    expect(refusal(state, form(0, 1, 3))).toBe('form/order');
    expect(refusal(state, form(0, 4, 0))).toBe('form/order');
    expect(refusal(state, form(0, 1, 1, 1, 1))).toBe('form/squads');
    expect(refusal(state, form(1, 4))).toBe('turn/not-yours');
    for (const squads of [[4], [3, 1], [2, 2], [2, 1, 1]]) expect(refusal(state, form(0, ...squads))).toBeNull();
  });

  test('never more than five squads: two garrisoned heroes and a settlement leave two piles', () => {
    const state = assault();
    state.settlements[1]!.mercenaries = 2;
    stand(state, 1, 0, TOWN, { mercenaries: 1 });
    stand(state, 1, 1, TOWN, { mercenaries: 1 });
    const forming = after(state, engage, form(0, 4));
    expect(refusal(forming, form(1, 2, 1, 1))).toBe('form/squads');
    const formed = after(forming, form(1, 3, 1));
    if (formed.phase.name !== 'attack') throw new Error('no battle');
    expect(formed.phase.battle.defenders.map(({ name }) => name)).toEqual(['1', '2', 'H1', 'H2', 'settlement']);
    expect([formed.settlements[1]?.mercenaries, formed.players[1]?.heroes[0]?.mercenaries]).toEqual([4, 0]);
  });

  test('squads that are not there neither attack nor are attacked', () => {
    const state = after(assault(), engage, form(0, 3, 1));
    expect(refusal(state, attack(['3'], 'settlement'))).toBe('attack/no-squad');
    expect(refusal(state, attack(['settlement'], 'settlement'))).toBe('attack/no-squad');
    expect(refusal(state, attack(['1'], '1'))).toBe('attack/no-target');
    expect(refusal(state, attack([], 'settlement'))).toBe('attack/order');
    expect(refusal(state, attack(['2', '1'], 'settlement'))).toBe('attack/order');
    expect(refusal(state, attack(['1', '1'], 'settlement'))).toBe('attack/order');
  });
});

describe('Battle', () => {
  const ready = () => after(assault(), engage, form(0, 3, 1));

  test('attacking squads add up; the greater total kills the defending squad', () => {
    const won = after(
      ready(),
      attack(['1', '2', 'H1'], 'settlement'),
      roll('attack', '6d6 +6', 9),
      roll('defence', '2d6 +6', 8, 1),
    );
    expect(won.settlements[1]?.seat).toBe(0);
    expect(won.players[0]?.heroes[0]?.mercenaries).toBe(4);
  });

  test("a tie is the defender's, and the attacker chooses which squad is lost", () => {
    const tied = after(
      ready(),
      attack(['1', '2', 'H1'], 'settlement'),
      roll('attack', '6d6 +6', 8),
      roll('defence', '2d6 +6', 8, 1),
    );
    expect(refusal(tied, { kind: 'lose', seat: 0, squad: '3' })).toBe('lose/no-squad');
    expect(refusal(tied, attack(['1'], 'settlement'))).toBe('turn/not-now');
    const one = after(tied, { kind: 'lose', seat: 0, squad: '2' });
    expect(one.players[0]?.heroes[0]?.mercenaries).toBe(3);
    expect(one.phase).toMatchObject({ name: 'attack' });
  });

  test('one squad that attacks alone is lost without a choice', () => {
    const lost = after(ready(), attack(['1'], 'settlement'), roll('attack', '3d6', 3), roll('defence', '2d6 +6', 2, 1));
    expect(lost.players[0]?.heroes[0]?.mercenaries).toBe(1);
    expect(refusal(lost, attack(['1'], 'settlement'))).toBe('attack/no-squad');
  });

  test('a hero that faints lives if its army wins', () => {
    const fainted = after(
      ready(),
      attack(['H1'], 'settlement'),
      roll('attack', '2d6 +6', 2),
      roll('defence', '2d6 +6', 12, 1),
    );
    expect(fainted.players[0]?.heroes[0]).not.toBeNull();
    const won = after(fainted, attack(['1'], 'settlement'), roll('attack', '3d6', 18), roll('defence', '2d6 +6', 2, 1));
    expect(won.settlements[1]?.seat).toBe(0);
    expect(won.players[0]?.heroes[0]).toMatchObject({ mercenaries: 4 });
  });

  test('an attacker without a squad left is dead; its items go to the armoury it stood at', () => {
    const state = assault();
    stand(state, 0, 0, TOWN, { items: ['rare main hand'] });
    const dead = after(
      state,
      engage,
      attack(['H1'], 'settlement'),
      roll('attack', '4d6 +6', 4),
      roll('defence', '2d6 +6', 4, 1),
    );
    expect(dead.players[0]?.heroes[0]).toBeNull();
    expect(dead.settlements[1]).toMatchObject({ seat: 1, armoury: ['rare main hand'] });
    expect(tokensAt(dead, 'monster', TOWN)).toBe(0);
  });

  test("a retreat leaves a monster at the enemy's settlement if mercenaries still live", () => {
    const left = after(ready(), { kind: 'retreat', seat: 0 });
    expect(left.players[0]?.heroes[0]).toBeNull();
    expect([tokensAt(left, 'monster', TOWN), left.settlements[1]?.seat]).toEqual([1, 1]);
    const alone = assault();
    stand(alone, 0, 0, TOWN);
    expect(tokensAt(after(alone, engage, { kind: 'retreat', seat: 0 }), 'monster', TOWN)).toBe(0);
  });
});

describe('Successful Settlement Assault', () => {
  test('without a hero among the defenders the armoury changes hands, the coins do not', () => {
    const state = assault(3);
    settle(state, 1, [5, 5]);
    state.settlements[1]!.armoury.push('epic off hand');
    const won = after(
      state,
      engage,
      form(0, 4),
      attack(['1', 'H1'], 'settlement'),
      roll('attack', '6d6 +6', 36),
      roll('defence', '2d6 +6', 2, 1),
    );
    expect(won.settlements[1]).toMatchObject({ seat: 0, armoury: ['epic off hand'] });
    expect([won.players[0]?.coins, won.players[1]?.coins]).toEqual([0, 7]);
  });

  test('with a hero among them its items and the coins there are taken: 7 coins at two settlements, 3 here', () => {
    const state = assault(3);
    settle(state, 1, [5, 5]);
    stand(state, 1, 0, TOWN, { items: ['common amulet'] });
    const won = after(
      state,
      engage,
      form(0, 4),
      attack(['1', 'H1'], 'settlement'),
      roll('attack', '6d6 +6', 36),
      roll('defence', '2d6 +6', 2, 1),
      attack(['1', 'H1'], 'H1'),
      roll('attack', '6d6 +6', 36),
      roll('defence', '3d6 +8', 3, 1),
    );
    expect(won.settlements[1]).toMatchObject({ seat: 0, armoury: ['common amulet'] });
    expect([won.players[0]?.coins, won.players[1]?.coins]).toEqual([3, 4]);
    expect(won.players[1]?.heroes[0]).toBeNull();
  });

  test('a settlement whose own squad fell stands if its garrison holds', () => {
    const state = assault();
    state.settlements[1]!.mercenaries = 2;
    stand(state, 0, 0, TOWN);
    const held = after(
      state,
      engage,
      form(1, 2),
      attack(['H1'], 'settlement'),
      roll('attack', '2d6 +6', 12),
      roll('defence', '2d6 +6', 2, 1),
      attack(['H1'], '1'),
      roll('attack', '2d6 +6', 2),
      roll('defence', '2d6', 8, 1),
    );
    expect([held.settlements[1]?.seat, held.settlements[1]?.mercenaries]).toEqual([1, 2]);
    expect(held.players[0]?.heroes[0]).toBeNull();
  });

  test('an ally who stands at the settlement is engaged before it; then the assault goes on', () => {
    const state = assault(3);
    stand(state, 2, 0, TOWN);
    state.alliances.push([1, 2]);
    expect(refusal(state, engage)).toBe('engage/priority');
    const won = after(
      state,
      { kind: 'engage', seat: 0, hero: 0, target: { seat: 2, hero: 0 } },
      form(0, 4),
      attack(['1', 'H1'], 'H1'),
      roll('attack', '6d6 +6', 36),
      roll('defence', '2d6 +6', 2, 2),
    );
    expect(won.phase).toEqual({ name: 'turn', seat: 0, bound: 0 });
    expect(after(won, engage).phase.name).toBe('form');
  });

  test('a loser with a hero elsewhere is not out yet', () => {
    const state = assault(3);
    stand(state, 1, 0, [5, 5]);
    const won = after(
      state,
      engage,
      form(0, 4),
      attack(['1', 'H1'], 'settlement'),
      roll('attack', '6d6 +6', 36),
      roll('defence', '2d6 +6', 2, 1),
    );
    expect([won.players[1]?.out, won.players[1]?.coins]).toEqual([false, 7]);
    expect(won.phase).toEqual({ name: 'turn', seat: 0, bound: null });
  });

  test('conquering the last foreign settlement wins the game', () => {
    const won = after(
      assault(),
      engage,
      form(0, 4),
      attack(['1', 'H1'], 'settlement'),
      roll('attack', '6d6 +6', 36),
      roll('defence', '2d6 +6', 2, 1),
    );
    expect(won.phase).toEqual({ name: 'over', winners: [0], reason: 'conquest' });
    expect(won.players[1]).toMatchObject({ out: true, coins: 0 });
    expect(refusal(won, { kind: 'end', seat: 0 })).toBe('game/over');
  });
});

describe('Heroes against heroes', () => {
  const duel = () => {
    const state = emptyPosition();
    settle(state, 0, [1, 10]);
    settle(state, 1, TOWN);
    stand(state, 0, 0, [5, 5]);
    stand(state, 1, 0, [6, 5], { items: ['rare amulet'], mercenaries: 2 });
    return after(state, { kind: 'move', seat: 0, hero: 0, to: [6, 5] });
  };
  const foe: Action = { kind: 'engage', seat: 0, hero: 0, target: { seat: 1, hero: 0 } };

  test('a hero in the open is engaged; the defender forms its squads', () => {
    const formed = after(duel(), foe, form(1, 1, 1));
    const won = after(
      formed,
      attack(['H1'], '1'),
      roll('attack', '2d6 +6', 12),
      roll('defence', '1d6', 1, 1),
      attack(['H1'], 'H1'),
      roll('attack', '2d6 +6', 12),
      roll('defence', '4d6 +9', 4, 1),
      attack(['H1'], '2'),
      roll('attack', '2d6 +6', 12),
      roll('defence', '1d6', 1, 1),
    );
    expect(won.players[1]?.heroes[0]).toBeNull();
    expect(tokensAt(won, 'item', [6, 5])).toBe(1);
    expect(won.phase).toEqual({ name: 'turn', seat: 0, bound: null });
  });

  test('a defender that wins keeps what is left of its army', () => {
    const formed = after(duel(), foe, form(1, 1, 1));
    const lost = after(
      formed,
      attack(['H1'], '1'),
      roll('attack', '2d6 +6', 12),
      roll('defence', '1d6', 1, 1),
      attack(['H1'], 'H1'),
      roll('attack', '2d6 +6', 2),
      roll('defence', '4d6 +9', 24, 1),
    );
    expect([lost.players[0]?.heroes[0], lost.players[1]?.heroes[0]?.mercenaries]).toEqual([null, 1]);
    expect(tokensAt(lost, 'monster', [6, 5])).toBe(0);
  });

  test('a garrisoned hero is not engaged apart from its settlement', () => {
    const state = assault();
    stand(state, 1, 0, TOWN);
    expect(refusal(state, foe)).toBe('engage/priority');
    expect(refusal(state, engage)).toBeNull();
  });

  test('nobody is engaged where nobody is, nor an ally', () => {
    const state = emptyPosition();
    settle(state, 0, [1, 10]);
    settle(state, 1, TOWN);
    stand(state, 0, 0, [5, 5]);
    expect(refusal(state, foe)).toBe('engage/nobody');
    stand(state, 1, 0, [5, 5]);
    state.alliances.push([0, 1]);
    expect(refusal(state, foe)).toBe('engage/nobody');
    lay(state, 'monster', [5, 5]);
    expect(refusal(state, foe)).toBe('engage/priority');
  });
});
