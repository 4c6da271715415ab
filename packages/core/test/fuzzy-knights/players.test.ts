import { describe, expect, test } from 'vitest';
import { type Action, fuzzyKnights } from '../../src/fuzzy-knights/index.ts';
import { after, emptyPosition, lay, refusal, roll, settle, stand, tokensAt } from './position.ts';

const table = (players = 3) => {
  const state = emptyPosition(players);
  for (let seat = 0; seat < players; seat++) settle(state, seat, [1 + 3 * seat, 1]);
  return state;
};

describe('Elimination', () => {
  /** P2 has just lost its settlement to P1 and has a hero left. */
  const homeless = () => {
    const state = table();
    state.settlements[1]!.seat = 0;
    stand(state, 1, 0, [5, 5], { items: ['epic amulet'] });
    state.players[1]!.coins = 4;
    state.mines.push({ at: 77, owner: 1 });
    return state;
  };

  test("heroes have until the end of the player's next turn; then all is lost", () => {
    const waiting = after(homeless(), { kind: 'end', seat: 0 });
    expect(waiting.phase).toEqual({ name: 'turn', seat: 1, bound: null });
    const gone = after(waiting, { kind: 'end', seat: 1 });
    expect(gone.players[1]).toMatchObject({ out: true, coins: 0, heroes: [null, null] });
    expect([gone.mines[0]?.owner, tokensAt(gone, 'item', [5, 5]), tokensAt(gone, 'monster', [5, 5])]).toEqual([
      null,
      1,
      0,
    ]);
    expect(gone.phase).toEqual({ name: 'turn', seat: 2, bound: null });
  });

  test('a settlement acquired in that turn saves the player', () => {
    const state = homeless();
    stand(state, 1, 0, [7, 1], { mercenaries: 9 });
    state.phase = { name: 'turn', seat: 1, bound: 0 };
    const saved = after(
      state,
      { kind: 'engage', seat: 1, hero: 0, target: 'settlement' },
      { kind: 'form', seat: 1, squads: [9] },
      { kind: 'attack', seat: 1, squads: ['1', 'H1'], on: 'settlement' },
      roll('attack', '11d6 +6', 60, 1),
      roll('defence', '2d6 +6', 2, 2),
      { kind: 'end', seat: 1 },
    );
    expect([saved.players[1]?.out, saved.players[2]?.out]).toEqual([false, true]);
  });

  test("the last player wins; the day's order skips who is out", () => {
    const state = homeless();
    state.players[2]!.out = true;
    state.settlements[2]!.seat = 0;
    const over = after(state, { kind: 'end', seat: 0 }, { kind: 'end', seat: 1 });
    expect(fuzzyKnights.result(over)).toEqual({ winners: [0], reason: 'conquest' });
    expect(fuzzyKnights.toAct(over)).toBeNull();
    expect(fuzzyKnights.legal?.(over)).toEqual([]);
  });

  test('a hero that dies for good ends a player without settlement at once', () => {
    const state = homeless();
    stand(state, 1, 0, [5, 5]);
    lay(state, 'monster', [5, 5]);
    state.phase = { name: 'turn', seat: 1, bound: 0 };
    const dead = after(
      state,
      { kind: 'engage', seat: 1, hero: 0, target: 'monster' },
      roll('monster', '1dP', 20, 1),
      roll('fight', '2d6', 12, 1),
      { kind: 'attack', seat: 1, squads: ['H1'], on: '1' },
      roll('attack', '2d6 +6', 2, 1),
      roll('defence', '6d6', 30, 1),
    );
    expect(dead.players[1]?.out).toBe(true);
    expect(dead.phase).toEqual({ name: 'turn', seat: 2, bound: null });
  });

  test('a limit of days is a stated draw', () => {
    const state = emptyPosition(2, { days: 1 });
    settle(state, 0, [1, 1]);
    settle(state, 1, [9, 9]);
    const over = after(state, { kind: 'end', seat: 0 }, { kind: 'end', seat: 1 });
    expect(fuzzyKnights.result(over)).toEqual({ winners: [], reason: 'days' });
  });
});

describe('Alliance', () => {
  const offer = { kind: 'offer', seat: 0, to: 1 } as const;

  test('is offered and accepted or declined, at a step of the turn or while building', () => {
    const accepted = after(table(), offer, { kind: 'reply', seat: 1, yes: true });
    expect(accepted.alliances).toEqual([[0, 1]]);
    expect(accepted.phase).toEqual({ name: 'turn', seat: 0, bound: null });
    expect(after(table(), offer, { kind: 'reply', seat: 1, yes: false }).alliances).toEqual([]);
    expect(refusal(accepted, offer)).toBe('alliance/made');
    expect(refusal(table(), { kind: 'offer', seat: 0, to: 0 })).toBe('alliance/no-player');
    expect(refusal(table(), { kind: 'offer', seat: 0, to: 3 })).toBe('alliance/no-player');
    expect(after(accepted, { kind: 'break', seat: 0, with: 1 }).alliances).toEqual([]);
    expect(refusal(table(), { kind: 'break', seat: 0, with: 1 })).toBe('alliance/none');
  });

  test('allies who alone are left win together, but not before somebody is beaten', () => {
    const two = after(table(2), offer, { kind: 'reply', seat: 1, yes: true });
    expect(fuzzyKnights.result(two)).toBeNull();
    const state = table();
    state.players[2]!.out = true;
    state.settlements[2]!.seat = 0;
    const won = after(state, offer, { kind: 'reply', seat: 1, yes: true });
    expect(fuzzyKnights.result(won)).toEqual({ winners: [0, 1], reason: 'alliance' });
  });

  test('allies win as soon as the last foreign player is out', () => {
    const state = table();
    state.alliances.push([0, 1]);
    state.settlements[2]!.seat = 0;
    stand(state, 2, 0, [5, 5]);
    state.phase = { name: 'turn', seat: 2, bound: null };
    const won = after(state, { kind: 'end', seat: 2 });
    expect(fuzzyKnights.result(won)).toEqual({ winners: [0, 1], reason: 'alliance' });
  });

  test('one that was declined is remembered until the day ends, and the table without is as it was', () => {
    const decline = { kind: 'reply', seat: 1, yes: false } as const;
    const declined = after(table(), offer, decline, offer, decline);
    expect(declined.declined).toEqual([[0, 1]]);
    expect(fuzzyKnights.canonical(declined)).not.toEqual(fuzzyKnights.canonical(table()));
    const ends = [0, 1, 2].map((seat): Action => ({ kind: 'end', seat }));
    const next = after(declined, ...ends, { kind: 'daybreak', day: 2 });
    expect(next.declined).toEqual([]);
    expect(fuzzyKnights.canonical(next)).toEqual(
      fuzzyKnights.canonical(after(table(), ...ends, { kind: 'daybreak', day: 2 })),
    );
  });

  test('allied heroes share a tile; when the alliance breaks they are enemies there', () => {
    const state = after(table(), offer, { kind: 'reply', seat: 1, yes: true });
    stand(state, 0, 0, [5, 5]);
    stand(state, 1, 0, [6, 5]);
    const beside = after(state, { kind: 'move', seat: 0, hero: 0, to: [6, 5] });
    expect(beside.phase).toEqual({ name: 'turn', seat: 0, bound: null });
    const broken = after(beside, { kind: 'break', seat: 0, with: 1 });
    expect(refusal(broken, { kind: 'move', seat: 0, hero: 0, to: [7, 5] })).toBe('move/through-enemies');
    expect(refusal(broken, { kind: 'engage', seat: 0, hero: 0, target: { seat: 1, hero: 0 } })).toBeNull();
  });
});

describe('Voting', () => {
  const propose = { kind: 'propose', seat: 0, rules: 'dice' } as const;
  const vote = (seat: number, yes: boolean) => ({ kind: 'vote', seat, yes }) as const;

  test('each player has a vote, and the majority decides on the rule set', () => {
    expect(refusal(table(), { ...propose, rules: 'cards' })).toBe('vote/nothing-new');
    expect(after(table(), propose, vote(0, true), vote(1, false), vote(2, true)).rules).toBe('dice');
    expect(after(table(), propose, vote(0, true), vote(1, false), vote(2, false)).rules).toBe('cards');
    expect(refusal(after(table(), propose), vote(1, true))).toBe('turn/not-yours');
  });

  test.each([
    [50, 'cards'],
    [60, 'dice'],
  ] as const)('a tie is rolled for: %d leaves %s', (tens, rules) => {
    const tied = after(table(2), propose, vote(0, true), vote(1, false));
    const state = after(tied, roll('vote', '1dP', tens));
    expect([state.rules, state.phase]).toEqual([rules, { name: 'turn', seat: 0, bound: null }]);
  });
});
