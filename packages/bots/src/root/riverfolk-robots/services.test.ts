import { describe, expect, test } from 'vitest';
import { battle, neighbours, rules, playerOf } from '@woodlog/core/root-law';
import { during, type Fixed, logWith } from '../../../test/root/position.ts';
import { nothing } from '../shared/steps.ts';

const table = (rest: string, name = 'Riverfolk Robots', buyer = 'C: Rowan'): string =>
  logWith(buyer, 'E: Electric Eyrie', `O: ${name}`, '')(rest);
const MARKET = 'F#tax->O/M#scout->O';

/** The start of a person's Birdsong, and what follows. */
const birdsong = (position: string, fixed: Fixed, then?: Parameters<typeof during>[2], buyer = 'C'): string =>
  during(
    position,
    buyer,
    function* (now, players) {
      for (const seat of now.seats) if (seat.law.begin !== undefined) yield* seat.law.begin(now, seat);
      if (then !== undefined) yield* then(now, players);
    },
    fixed,
  ).text;

const buy = (rest: string, ...chosen: string[]) => birdsong(table(rest), { chosen });

describe('B.9.2.3: services for people', () => {
  test('one, and one more for each clearing with a trade post and pieces of the buyer', () => {
    expect(buy(`O:${MARKET}`, 'F#tax')).toBe('2w->O$/F#taxO->C');
    expect(buy(`C:w->1\nO:t_f->1/t_f->6/${MARKET}`, 'F#tax', 'M#scout')).toBe('2w->O$/F#taxO->C/2w->O$/M#scoutO->C');
    expect(buy(`C:w->1\nO:t_f->1/${MARKET}`, 'F#tax', 'nothing')).toBe('2w->O$/F#taxO->C');
  });

  test('B.9.2.3.I: a card of the Market, whichever it likes, goes into the hand', () => {
    expect(buy(`O:${MARKET}`, 'M#scout')).toBe('2w->O$/M#scoutO->C');
    expect(
      birdsong(table(`O:${MARKET}`), { chosen: ['M#scout'] }, (now, players) => {
        const { layout, state } = now;
        const hand = state.piles[layout.seats[playerOf(players, 'C')!.index]!.handPile]!;
        expect(hand.map((card) => layout.cards.spellings[card])).toContain('M#scout');
        return nothing();
      }),
    ).toBe('2w->O$/M#scoutO->C');
  });

  test.each([
    ['C:++9', '2w'],
    ['C:++10', '3w'],
    ['C:++20', '4w'],
  ])('%s costs %s', (points, paid) => {
    expect(buy(`${points}\nO:${MARKET}`, 'F#tax')).toBe(`${paid}->O$/F#taxO->C`);
  });

  test('whoever cannot pay is not asked', () => {
    expect(buy('C:24w->2')).toBe('');
  });

  test('for those who own no warriors the Riverfolk pay', () => {
    const position = table(`V:#thief->$\nO:${MARKET}`, 'Riverfolk Robots', 'V: Rowan');
    expect(birdsong(position, { chosen: ['F#tax'] }, undefined, 'V')).toBe('2Ow->O$/F#taxO->V');
  });

  test('B.9.2.3.III, 11.2.7.III.b: a Vagabond hires nobody', () => {
    const position = table(`V:#thief->$\nO:${MARKET}`, 'Riverfolk Robots', 'V: Rowan');
    expect(() => birdsong(position, { chosen: ['mercenaries'] }, undefined, 'V')).toThrow('one of the options');
  });

  test('B.9.2.3.II: with riverboats rivers are paths', () => {
    birdsong(table('O:'), { chosen: ['riverboats'] }, (now) => {
      expect(neighbours(now, now.me, 5)).toContain(10);
      return nothing();
    });
  });

  test('B.9.2.3.III: from Daylight on mercenaries count for rule, and split hits', () => {
    const rest = 'C:w->5\nE:2w->5\nO:2w->5';
    const text = birdsong(table(rest), { chosen: ['mercenaries'], dice: '2,2' }, function* (now, players) {
      expect(rules(now, now.me, 5)).toBe(false);
      // As Daylight begins.
      now.flags.mercenaries = now.flags.hired;
      expect(rules(now, now.me, 5)).toBe(true);
      yield* battle(now, now.me, playerOf(players, 'E')!, 5);
    });
    expect(text).toBe('2w->O$/XE5(2,2)/2Ew5->/w5->/Ow5->');
  });

  test('bots are not asked (B.9.7)', () => {
    expect(birdsong(table('O:', 'Riverfolk Robots', 'C: Mechanical Marquise 2.0'), {})).toBe('');
  });
});

describe('ROOT-253: Greedy', () => {
  const greedy = (rest: string, ...chosen: string[]) => birdsong(table(rest, 'Riverfolk Robots (Greedy)'), { chosen });

  test('a point when the player with the most points buys, however many services', () => {
    expect(greedy(`C:w->1/++\nO:t_f->1/${MARKET}`, 'F#tax', 'M#scout')).toBe('2w->O$/F#taxO->C/O++/2w->O$/M#scoutO->C');
  });

  test('3.3.1: who has no marker on the track has not the most', () => {
    expect(greedy(`C:++12/++->C$\nO:${MARKET}`, 'F#tax')).toBe('3w->O$/F#taxO->C');
  });

  test('none when another has more', () => {
    expect(greedy(`E:++\nO:${MARKET}`, 'F#tax')).toBe('2w->O$/F#taxO->C');
  });
});

describe('ROOT-254: Involved', () => {
  const involved = (rest: string, fixed: Fixed, then: Parameters<typeof during>[2]) =>
    birdsong(table(rest, 'Riverfolk Robots (Involved)'), fixed, then);

  test('against a person without mercenaries they fight beside each enemy, and count for its rule', () => {
    const text = involved('C:3w->5\nE:w->5\nO:2w->5', { chosen: ['nothing'], dice: '2,2' }, function* (now, players) {
      expect(rules(now, now.me, 5)).toBe(false);
      expect(rules(now, playerOf(players, 'E')!, 5)).toBe(true);
      yield* battle(now, now.me, playerOf(players, 'E')!, 5);
    });
    expect(text).toBe('XE5(2,2)/Ew5->/Ow5->/2w5->');
  });

  test('with mercenaries they do not', () => {
    const text = involved('C:3w->5\nE:w->5\nO:2w->5', { chosen: ['mercenaries'], dice: '2,2' }, (now, players) =>
      battle(now, now.me, playerOf(players, 'E')!, 5),
    );
    expect(text).toBe('2w->O$/XE5(2,2)/Ew5->/w5->');
  });

  describe('a Vagabond', () => {
    const rest = 'V:#thief->$/p->5\nE:w->5\nO:2w->5';
    const meets = (fixed: Fixed, then: Parameters<typeof during>[2]) =>
      birdsong(table(rest, 'Riverfolk Robots (Involved)', 'V: Rowan'), fixed, then, 'V');
    const fight: Parameters<typeof during>[2] = (now, players) => battle(now, now.me, playerOf(players, 'E')!, 5);

    test('without mercenaries meets them too', () => {
      const fixed = { chosen: ['nothing', 'f', 'r'], dice: '2,2' };
      expect(meets(fixed, fight)).toBe('XE5(2,2)/%f->d/%r->d/Ew5->/$_E->h');
    });

    test('may buy them so that they do not fight, but they are not its own', () => {
      const fixed = { chosen: ['mercenaries', 'f'], dice: '2,2' };
      const text = meets(fixed, function* (now, players) {
        expect(rules(now, playerOf(players, 'E')!, 5)).toBe(false);
        expect(rules(now, now.me, 5)).toBe(false);
        yield* fight(now, players);
      });
      expect(text).toBe('2Ow->O$/XE5(2,2)/%f->d/Ew5->/$_E->h');
    });

    test('buys them once', () => {
      const posts = rest.replace('O:', 'O:t_r->5/');
      const again = () =>
        birdsong(
          table(posts, 'Riverfolk Robots (Involved)', 'V: Rowan'),
          { chosen: ['mercenaries', 'mercenaries'] },
          undefined,
          'V',
        );
      expect(again).toThrow('action 2: service to buy');
    });
  });
});
