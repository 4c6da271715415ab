import { describe, expect, test } from 'vitest';
import { matchOf } from '../../../../test/root/written-line.ts';
import { logWith, positionOf } from '../../../../test/root/written-position.ts';
import { type Told, phase } from '../../../../test/root/people-turn.ts';

const table = logWith('C: Ann', 'P: Pit', 'A: Cid');
const end = { kind: 'end' };

/** A position: the lines of the others, and the Corvids' own; three cards are in everybody's hand. */
const at = (line: string, hand = 'F#anvil+R#cob+M#sword', ...before: string[]): string =>
  table(...before, `P:(${hand})P->P/${line}`);

const birdsong = (position: string, ...answers: Told[]) => phase(position, 'P', 'birdsong', answers);
const daylight = (position: string, ...answers: Told[]) => phase(position, 'P', 'daylight', answers);
const evening = (position: string, ...answers: Told[]) => phase(position, 'P', 'evening', answers);
const offered = (position: string, kind: string) => daylight(position).offered.filter((one) => one.kind === kind);

test('5.1.3, 13.3.2: a warrior in any clearing of each suit', () => {
  expect(phase(table('P:'), 'P', 'setup', [['#', '#', '#'], 8, 9, 4]).text).toBe('w->8/w->9/w->4');
});

describe('Birdsong', () => {
  test('13.2.1, 13.4.1: plots craft, face up or down', () => {
    const position = at('w->9/t->9/t->2/t2^t_s', 'F#roottea+R#cob+M#sword');
    expect(birdsong(position, { kind: 'craft', card: 'F#roottea' }, end).text).toBe('ZF#roottea/++2');
  });

  test('13.4.2: a plot beside a warrior is turned up, for a point each plot that lies face up', () => {
    const position = at('w->9/t->9/t->2/t->8/t2^t_s');
    expect(birdsong(position, end).offered.flatMap(({ kind, at: where }) => (kind === 'flip' ? [where] : []))).toEqual([
      9,
    ]);
    expect(birdsong(position, end, { kind: 'flip', at: 9 }, 't_r').text).toBe('t9^t_r/++2');
  });

  test('13.7.1: a bomb removes all enemy pieces there, then goes', () => {
    const position = at('w->9/t->9', 'F#anvil+R#cob+M#sword', 'C:2w+b_s->9', 'A:t->9');
    expect(birdsong(position, { kind: 'flip' }, 't_b', 'M#sword').text).toBe(
      't9^t_b/++/(2Cw+Cb_s)9->/At9->/++/++/M#swordP->A$/t_b9->',
    );
    const alone = at('w->9/t->9', 'F#anvil+R#cob+M#sword', 'C:2w+b_s->9');
    expect(birdsong(alone, { kind: 'flip' }, 't_b').text).toBe('t9^t_b/++/(2Cw+Cb_s)9->/++/t_b9->');
  });

  test('13.7.3: an extortion takes a random card of each enemy with pieces there', () => {
    const hands = ['C:(R#bank+M#scout+F#tax)C->C/w->9', 'A:(M#crossbow+M#scout+F#tax)A->A'];
    const position = at('w->9/t->9', 'F#anvil+R#cob+M#sword', ...hands);
    expect(birdsong(position, { kind: 'flip' }, 't_e', 'R#bank', end).text).toBe('t9^t_e/++/R#bankC->P');
  });

  test('13.4.3: once a card for a warrior in each clearing of its suit; a bird is of any', () => {
    const position = at('w->9', 'F#anvil+B#royal+M#sword');
    expect(birdsong(position, { kind: 'recruit', suit: 'F' }, 'F#anvil').text).toBe('F#anvilP->/w->1/w->6/w->8/w->12');
    expect(birdsong(position, { kind: 'recruit', suit: 'R' }).offered).toEqual([]);
    expect(birdsong(at('w->9', 'F#anvil+F#tax+M#sword')).offered.map(({ suit }) => suit)).toEqual([
      'F',
      'M',
      undefined,
    ]);
  });

  test('13.4.3, 1.5.4: where too few warriors are left the Corvids choose', () => {
    const position = at('14w->9', 'F#anvil+B#royal+M#sword');
    expect(birdsong(position, { kind: 'recruit', suit: 'F' }, 'F#anvil', 8).text).toBe('F#anvilP->/w->8');
  });
});

describe('Daylight', () => {
  test('13.5.1, 13.2.3: a move, whoever rules', () => {
    const position = at('2w->9', 'F#anvil+R#cob+M#sword', 'C:5w->9+1');
    expect(daylight(position, { kind: 'move', to: 1 }, 2).text).toBe('2w9->1');
  });

  test('13.5.2: a warrior for a plot, and one more for each plot placed in this turn', () => {
    const position = at('w->9/2w->2');
    const plot = (where: number) => ({ kind: 'plot', at: where });
    expect(daylight(position, plot(9), plot(2)).text).toBe('w9->/t->9/2w2->/t->2');
    expect(offered(at('w->9/t->9'), 'plot')).toEqual([]);
    expect(daylight(position, plot(2)).offered.filter(({ kind }) => kind === 'plot')).toEqual([]);
  });

  test('13.5.3: a battle', () => {
    const position = at('w->9', 'F#anvil+R#cob+M#sword', 'C:w->9');
    expect(daylight(position, { kind: 'battle' }, 'none', [1, 0]).text).toBe('XC9(1,0)/Cw9->');
  });

  test('13.5.4: two plots that both lie face up or both face down change places', () => {
    const position = at('w->9/t->9/t->2/t->8/t2^t_s');
    expect(offered(position, 'trick').map(({ at: one, with: other }) => [one, other])).toEqual([[8, 9]]);
    expect(daylight(position, { kind: 'trick' }).text).toBe('t8<->t9');
  });

  test('13.5: three actions', () => {
    const position = at('w->9/t->2/t->8');
    const trick = { kind: 'trick' };
    expect(daylight(position, trick, trick, trick).offered).toEqual([]);
  });
});

describe('Evening', () => {
  test('13.6.1, 13.6.2: who exerts takes an action of Daylight and draws no card', () => {
    expect(evening(at('w->9'), { kind: 'move', to: 1 }).text).toBe('w9->1');
  });

  test('13.6.2, 13.7.3: a card, and one for each extortion that lies face up; then down to five', () => {
    expect(evening(at('w->9/t->2/t2^t_e'), end, ['#', '#']).text).toBe('2#->P');
    const full = at('w->9/2#->P');
    expect(evening(full, end, ['#'], 'R#cob').text).toBe('#->P/R#cobP->');
  });
});

describe('13.2.4: exposure in the turns of others', () => {
  const corvids = 'P:t->9+1+2';
  const exposing = (hand: string, ...answers: Told[]) =>
    phase(table(`C:(${hand})C->C/w->9+1/t_k->3`, corvids), 'C', 'daylight', answers);
  const guess = { kind: 'expose', at: 9, what: 'Pt_r' };

  test('13.2.4: who has pieces there and a card that matches may guess', () => {
    const expose = exposing('M#sword+M#scout+M#crossbow').offered.filter(({ kind }) => kind === 'expose');
    expect(expose.map(({ at: where, what }) => `${where} ${what}`)).toEqual(['9 Pt_b', '9 Pt_e', '9 Pt_r', '9 Pt_s']);
  });

  test('13.2.4: a wrong guess costs the card', () => {
    expect(exposing('M#sword+F#tax+R#cob', guess, 'M#sword', 't_s').text).toBe('M#sword^P/?Pt_r9/M#swordC->P');
  });

  test('13.2.4, 13.7.4: a right one removes the plot for a point, and a raid places no warriors', () => {
    expect(exposing('M#sword+F#tax+R#cob', guess, 'M#sword', 't_r').text).toBe('M#sword^P/?Pt_r9/Pt9->/++');
  });
});

describe('what plots do', () => {
  test('13.2.5: a face-down plot deals an extra hit in defense', () => {
    const position = table('C:3w->9/b_s->5', 'P:w->9/t->9');
    const { text } = phase(position, 'C', 'daylight', [end, end, { kind: 'battle' }, 'none', [0, 0]]);
    expect(text).toBe('XP9(0,0)/w9->');
  });

  test('13.7.2: from a snare nobody else moves, nor places there', () => {
    const position = table('C:3w->9/t_k->3/b_s->5', 'P:w->9/t->9/t9^t_s');
    const { offered: now } = phase(position, 'C', 'daylight', [end]);
    expect(now.filter(({ kind, from }) => kind === 'move' && from === 9)).toEqual([]);
  });

  test('13.7.4: a raid that is removed places a warrior in each clearing beside it', () => {
    const position = table('C:3w->9/b_s->5', 'P:t->9');
    const { text } = phase(position, 'C', 'daylight', [end, end, { kind: 'battle' }, 'none', [0, 0], 't_r']);
    expect(text).toBe('XP9(0,0)/Pt9^t_r/Pt_r9->/w9->/++/Pw->1/Pw->4/Pw->12');
  });

  test('13.7.4, ROOT-57: clearings along rivers are beside it for Corvids with Boat Builders', () => {
    const position = table('C:3w->10', 'P:t->10/B#boatP->P/ZB#boat').replace('Standard', 'E&P');
    const { text } = phase(position, 'C', 'daylight', [end, end, { kind: 'battle' }, 'none', [0, 0], 't_r']);
    expect(text).toBe('XP10(0,0)/Pt10^t_r/Pt_r10->/w10->/++/Pw->1/Pw->2/Pw->5/Pw->11/Pw->12');
  });
});

test('13.5.4: of two plots that are swapped one may not lie face up and the other face down', () => {
  const before = positionOf(at('w->8+9/t->8/t->9/t8^t_s'));
  const match = matchOf({ before, taker: 'P', setup: false, actions: [{ kind: 'trick', clearings: ['8', '9'] }] });
  const breaches = match.verdict === 'illegal' ? match.breaches : [];
  expect(breaches.find(({ law }) => law === '13.5.4')?.because).toMatch(
    /one of the two is face up, the other face down/,
  );
});
