import { describe, expect, test } from 'vitest';
import {
  contextOf,
  craftItem,
  isOfSuit,
  matchingSuits,
  openSlots,
  removeAllEnemies,
  removeAtOnceByEffect,
  suitToBuild,
  unknownRules,
} from '@woodlog/core/root-law';
import { CLEARING_SUITS, dominanceOf } from '@woodlog/core/root';
import { seatPlayers } from '../../src/root/index.ts';
import { isOrdered } from '../../src/root/shared/order.ts';
import { columnNamed } from '../../../core/src/root/table/look-up.ts';
import { during, logWith, positionOf, procedure } from './position.ts';

/** A table with a landmark, as the header says: each line is a turn. */
const table = (landmark: string, ...lines: readonly string[]): string =>
  logWith('C: Ann', 'E: Bob', 'L: Cid')(...lines).replace('C: Ann', `Landmarks: ${landmark}\nC: Ann`);

describe('ROOT-142: the Elder Treetop', () => {
  /** The Eyrie, or its bot, remove these pieces of the Marquise. */
  const raid = (placed: string, pieces: readonly string[], chosen: readonly string[] = [], by = 'Bob'): string => {
    const remove = (ctx: Parameters<typeof removeAtOnceByEffect>[0]) => {
      const removed = pieces.map((name) => ({ column: columnNamed(ctx.layout, name), count: 1 }));
      const [marquise = ctx.taker] = ctx.seats;
      return removeAtOnceByEffect(ctx, [{ by: ctx.taker, owner: marquise, clearing: 1, pieces: removed }]);
    };
    const position = table('treetop->1', `C:${placed}`).replace('Bob', by);
    return procedure(position, 'E', remove, { chosen }).text;
  };

  test('ROOT-142: its clearing has one more slot', () => {
    expect(openSlots(positionOf(logWith('C: Ann', 'E: Bob')('C:')), 1)).toBe(1);
    expect(openSlots(positionOf(table('treetop->1', 'C:')), 1)).toBe(2);
    expect(openSlots(positionOf(table('treetop->1', 'C:')), 2)).toBe(2);
  });

  test('ROOT-142: the buildings of a full clearing were in its slot, too', () => {
    expect(raid('b_s+b_w->1', ['Cb_s', 'Cb_w'])).toBe('(Cb_s+Cb_w)1->/++2/++');
  });

  test('ROOT-142: of one building among others, or among open slots, people say whether it was there', () => {
    expect(raid('b_s->1', ['Cb_s'], ['yes'])).toBe('Cb_s1->/++/++');
    expect(raid('b_s->1', ['Cb_s'], ['no'])).toBe('Cb_s1->/++');
    expect(raid('b_s+b_w->1', ['Cb_s'], ['no'])).toBe('Cb_s1->/++');
  });

  test('ROOT-142: a bot scores for the building that filled the clearing, not for tokens', () => {
    const bot = 'Electric Eyrie';
    expect(raid('b_s+b_w->1', ['Cb_s'], [], bot)).toBe('Cb_s1->/++/++');
    expect(raid('b_s->1', ['Cb_s'], [], bot)).toBe('Cb_s1->/++');
    expect(raid('b_s+b_w+t->1', ['Ct'], [], bot)).toBe('Ct1->/++');
  });
});

describe('ROOT-146: the Legendary Forge', () => {
  const crafts = (card: string, at: number, of = 'Electric Eyrie'): string => {
    const position = table('forge->2', `E:w->${at}`).replace('Bob', of);
    return procedure(position, 'E', (ctx) => craftItem(ctx, ctx.taker, card)).text;
  };

  test('ROOT-146: a bot with a piece there scores for the item, for the card it would draw, and one point more', () => {
    expect(crafts('M#roottea', 2)).toBe('Z%t/++/++/++');
  });

  test('ROOT-146: a bot without a piece there crafts nothing of its card, but other items', () => {
    expect(crafts('M#roottea', 3)).toBe('');
    expect(crafts('F#anvil', 3)).toBe('Z%h/++');
  });

  test('ROOT-146: where the suit of its clearing is not known, nobody knows what lies on its card', () => {
    const winter = table('forge->2', 'C:').replace('Fall', 'Winter');
    expect(unknownRules(positionOf(winter))).toMatch(/suit of clearing 2/);
    expect(unknownRules(positionOf(table('forge->2', 'C:')))).toBeNull();
  });
});

describe('ROOT-148: the Lost City', () => {
  const HERE = 5;

  test('ROOT-148: its clearing is fox, mouse and rabbit at once, no other is', () => {
    const players = seatPlayers(positionOf(table('city->5', 'C:')));
    expect(matchingSuits(players, HERE)).toEqual(['B', 'F', 'M', 'R']);
    expect(CLEARING_SUITS.filter((suit) => isOfSuit(players, HERE, suit))).toEqual([...CLEARING_SUITS]);
    expect(CLEARING_SUITS.filter((suit) => isOfSuit(players, 1, suit))).toEqual(['F']);
  });

  test('ROOT-148: it counts for a dominance card of any suit (3.3.1)', () => {
    const ruled = (landmark: string) =>
      dominanceOf(positionOf(table(landmark, 'C:w->1+6+5/F#domC->$/++->C$')), 'C')?.ruled;
    expect(ruled('city->5')).toEqual([1, HERE, 6]);
    expect(ruled('city->9')).toEqual([1, 6]);
  });

  test('ROOT-148: with a base there go supporters of all suits (8.2.4)', () => {
    const position = table('city->5', 'L:b_r->5/(F#anvil+M#sword+R#bakesale)->$', 'E:').replaceAll('L:', 'A:');
    const { text } = procedure(position, 'E', (ctx) => removeAllEnemies(ctx, ctx.taker, HERE));
    expect(text).toBe('Ab_r5->/++/F#anvilA$->/M#swordA$->/R#bakesaleA$->');
  });

  test('ROOT-148: it is ordered by any order, and bots build there what its marker says', () => {
    const of = (landmark: string, order: string): boolean => {
      let ordered = false;
      const position = table(landmark, 'E:').replace('Bob', 'Electric Eyrie');
      const look = function* (turn: Parameters<typeof isOrdered>[0]) {
        yield* [];
        ordered = isOrdered({ ...turn, order: { card: `${order}#`, suit: order } } as typeof turn, HERE);
      };
      during(position, 'E', look);
      return ordered;
    };
    expect([of('city->5', 'F'), of('city->5', 'M'), of('city->9', 'F')]).toEqual([true, true, false]);
    const state = positionOf(table('city->5', 'C:'));
    const players = seatPlayers(state);
    const [me] = players.seats;
    expect(me && suitToBuild(contextOf(players, { state }, me), HERE)).toBe('R');
  });
});
