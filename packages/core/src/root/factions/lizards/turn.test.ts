import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../index.ts';
import { logWith } from '../../../../test/root/written-position.ts';
import { type Told, phase } from '../../../../test/root/people-turn.ts';

const table = logWith('C: Ann', 'E: Bob', 'L: Cid');

const birdsong = (position: string, ...answers: Told[]) => phase(position, 'L', 'birdsong', answers);
const daylight = (position: string, ...answers: Told[]) => phase(position, 'L', 'daylight', answers);
const evening = (position: string, ...answers: Told[]) => phase(position, 'L', 'evening', answers);

/** The three cards of a starting hand are these; the others are gone. */
const held = (cards: string): string => {
  const gone = 3 - cards.split('+').length;
  return `${gone === 0 ? '' : `${gone}#L->/`}${cards.includes('+') ? `(${cards})` : cards}L->L`;
};

/** What is offered, as `kind at`. */
const kinds = ({ offered }: ReturnType<typeof phase>): string[] =>
  offered.map(({ kind, at, suit, from, to }) =>
    [kind, at ?? suit ?? (from === undefined ? '' : `${from}>${to}`)].join(' ').trim(),
  );

describe('Setup', () => {
  test('5.1.3, 10.3.2, 10.3.3: four warriors and a garden in a free corner, opposite if it can be, one beside it, and an outcast', () => {
    const { text } = phase(table('C:t_k->1'), 'L', 'setup', [['#', '#', '#'], 'M']);
    expect(text).toBe('4w+b_r->3/w->6/w->7/w->11/$_o->M');
  });
});

describe('Birdsong', () => {
  const souls = (cards: string, outcast = '$_o->M'): string =>
    table(
      `L:${outcast}/2w->5`,
      `C:${cards
        .split(' ')
        .map((card) => `${card}->`)
        .join('/')}`,
    );

  test('10.4.1: the suit with the most Lost Souls becomes the outcast, whatever birds there are', () => {
    expect(birdsong(souls('F#tax B#royal B#armor')).text).toBe('$_o->F');
  });

  test('10.4.1: the same suit once more is hated, so is one where no suit has the most; one that is hated stays so', () => {
    expect(birdsong(souls('M#scout')).text).toBe('$_ho->M');
    expect(birdsong(souls('M#scout F#tax')).text).toBe('$_ho->M');
    expect(birdsong(souls('B#royal')).text).toBe('$_ho->M');
    expect(birdsong(souls('M#scout', '$_ho->M')).text).toBe('');
    expect(birdsong(souls('F#tax', '$_ho->M')).text).toBe('$_o->F');
  });

  test('10.4.2: the Lost Souls go to the discard pile', () => {
    const { lostSoulsPile } = layoutOf(birdsong(souls('F#tax')).table.setup);
    expect(birdsong(souls('F#tax')).table.piles[lostSoulsPile]).toEqual([]);
  });

  const crusade = (line: string, more = ''): string =>
    table(`L:$_o->F/${line}${more}`, 'C:2w->1/w->5/b_s->1', 'E:2w->6');

  test('10.4.3.I: two acolytes for a battle in a clearing of the outcast', () => {
    const { text } = birdsong(crusade('2w->1/2w->$/$_o->F'), { kind: 'battle', at: 1, defender: 'C' }, 'none', [1, 0]);
    expect(text).toBe('$_ho->F/w$->/XC1(1,0)/Cw1->');
  });

  test('10.4.3.I: or for a move out of one, and a battle where it leads', () => {
    const position = crusade('4w->1/2w->$');
    const { text } = birdsong(position, { kind: 'move', from: 1, to: 5 }, 3, 'C', 'none', [0, 0]);
    expect(text).toBe('$_ho->F/w$->/3w1->5/XC5(0,0)');
    expect(birdsong(position, { kind: 'move', from: 1, to: 5 }, 3, 'none').text).toBe('$_ho->F/w$->/3w1->5');
  });

  test('10.4.3.II: an enemy warrior becomes a warrior, in clearings of the outcast only, birds not wild', () => {
    expect(kinds(birdsong(crusade('w->$')))).toEqual(['convert 1', 'convert 6', 'end']);
    const { text } = birdsong(crusade('w->$'), { kind: 'convert', at: 6 });
    expect(text).toBe('$_ho->F/w$->/Ew6->/w->6');
  });

  test('10.4.3.III: an enemy building becomes a garden of the outcast suit, and scores as it goes (3.2.1)', () => {
    const { text } = birdsong(crusade('2w->$'), { kind: 'sanctify', at: 1 });
    expect(text).toBe('$_ho->F/2w$->/Cb_s1->/++/b_f->1');
  });

  test('10.4.3: one acolyte more where the outcast is not hated', () => {
    const position = (acolytes: number): string => table(`L:$_o->M/${acolytes}w->$`, 'C:w->1/b_s->1/F#tax->');
    expect(kinds(birdsong(position(1)))).toEqual([]);
    expect(kinds(birdsong(position(2)))).toEqual(['convert 1', 'end']);
    expect(kinds(birdsong(position(3)))).toEqual(['convert 1', 'sanctify 1', 'end']);
  });

  test('10.4.3: where a log names no outcast, acolytes can do nothing', () => {
    expect(kinds(birdsong(table('L:4w->$', 'C:w->1/b_s->1')))).toEqual([]);
  });
});

describe('Daylight', () => {
  const hand = (cards: string, line = '2w->1'): string => table('C:t_k->2/b_s->12', `L:$_o->M/${line}/${held(cards)}`);

  test('10.5.1: a garden in a ruled clearing of the revealed suit, with a slot', () => {
    expect(daylight(hand('F#tax'), { kind: 'build', at: 1 }, 'F#tax').text).toBe('F#tax^/b_f->1');
    expect(kinds(daylight(hand('F#tax'))).filter((one) => one.startsWith('build'))).toEqual(['build 1']);
  });

  test('10.5.2: a warrior in a clearing of the revealed suit', () => {
    expect(daylight(hand('M#scout'), { kind: 'recruit', at: 9 }, 'M#scout').text).toBe('M#scout^/w->9');
    // The keep (6.2.2).
    expect(kinds(daylight(hand('M#scout')))).not.toContain('recruit 2');
  });

  test('10.5.3: a card is spent for the gardens of its suit, once a turn a suit; none without gardens', () => {
    const position = hand('F#tax+F#stand+M#scout', 'b_f->1/b_f->6');
    expect(kinds(daylight(position)).filter((one) => one.startsWith('score'))).toEqual(['score F']);
    const { text, offered } = daylight(position, { kind: 'score', suit: 'F' }, 'F#tax');
    expect(text).toBe('F#taxL->/++2');
    expect(offered.some(({ kind }) => kind === 'score')).toBe(false);
  });

  test('10.5.4, 10.2.2: a bird makes an acolyte out of the supply, and stands for no suit', () => {
    expect(kinds(daylight(hand('B#royal')))).toEqual(['sacrifice L$', 'end']);
    expect(daylight(hand('B#royal'), { kind: 'sacrifice' }, 'B#royal').text).toBe('B#royal^/w->$');
  });

  test('10.5: a revealed card is used for nothing else until Evening', () => {
    const position = hand('F#tax+M#scout', 'b_f->1');
    const { offered } = daylight(position, { kind: 'recruit', at: 6 }, 'F#tax');
    expect([...new Set(offered.map(({ suit }) => suit))]).toEqual(['M', undefined]);
    expect(
      daylight(position, { kind: 'recruit', at: 6 }, 'F#tax', { kind: 'recruit', at: 9 }, 'M#scout').offered,
    ).toEqual([]);
  });
});

describe('Evening', () => {
  test('10.6.1, 10.6.2, 10.2.1: revealed cards are in the hand again, and gardens of the outcast suit craft', () => {
    // An anvil takes a fox.
    const position = (outcast: string): string => table(`L:$_o->${outcast}/b_f->1/${held('F#anvil')}`);
    expect(kinds(evening(position('M'), ['#']))).toEqual([]);
    expect(evening(position('F'), { kind: 'craft', card: 'F#anvil' }, ['#']).text).toBe('Zanvil/++2/#->L');
    const full = table(`L:$_o->M/2w->1/${held('F#anvil')}/4#->L`);
    const answers: Told[] = [{ kind: 'recruit', at: 1 }, 'F#anvil', { kind: 'end' }, ['#'], 'F#anvil'];
    const { text } = phase(full, 'L', 'daylight', answers, ['daylight', 'evening']);
    expect(text).toBe('F#anvil^/w->1/#->L/F#anvilL->');
  });

  test('10.6.3: a card, and one for each second garden of a suit; then five are kept', () => {
    const position = table('L:$_o->M/b_f->1/b_f->6/b_m->2/b_m->9/b_r->3');
    expect(evening(position, { kind: 'end' }, ['#', '#', '#'], 'F#').text).toBe('3#->L/F#L->');
  });
});

describe('Others at the table', () => {
  test('10.2.5: a garden that goes takes a random card with it', () => {
    const position = table('C:w->5', `L:b_r->5/${held('F#tax')}`);
    const { text } = phase(position, 'C', 'daylight', [{ kind: 'battle', at: 5 }, [0, 0]]);
    expect(text).toBe('XL5(0,0)/Lb_r5->/++/F#taxL->');
  });

  test('10.2.3: a warrior removed where the Lizards defend becomes an acolyte', () => {
    const position = table('C:2w->5', 'L:2w->5');
    const fight = [{ kind: 'battle', at: 5 }, 'none', [1, 0]] as const;
    const { text, table: after } = phase(position, 'C', 'daylight', fight);
    expect(text).toBe('XL5(1,0)/Lw5->');
    const { placeOf, columnOf } = layoutOf(after.setup);
    expect(after.rows[placeOf.get('L$')?.row ?? -1]?.[columnOf.get('Lw') ?? -1]).toBe(1);
  });
});
