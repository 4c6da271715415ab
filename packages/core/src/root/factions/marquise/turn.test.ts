import { describe, expect, test } from 'vitest';
import { type Told, phase } from '../../../../test/root/people-turn.ts';
import { logWith } from '../../../../test/root/written-position.ts';

const table = logWith('C: Ann', 'E: Bob', 'A: Cid');

/** A Marquise with the keep in clearing 1 and these three cards; what others have done comes before her line. */
const at = (line: string, hand = 'F#anvil+R#cob+B#royal', before = 'E:'): string =>
  table(before, `C:t_k->1/(${hand})C->C/${line}`);

const daylight = (position: string, ...answers: Told[]) => phase(position, 'C', 'daylight', answers);

/** What is offered of a kind, each by these fields. */
const offered = (position: string, kind: string, ...fields: string[]): unknown[] =>
  daylight(position)
    .offered.filter((option) => option.kind === kind)
    .map((option) => fields.map((field) => (option as Readonly<Record<string, unknown>>)[field]).join(' '));

const crafts = (position: string, ...answers: Told[]): unknown[] =>
  daylight(position, ...answers).offered.flatMap(({ kind, card }) => (kind === 'craft' ? [card] : []));

test('5.1.3, 6.3.2, 6.3.3, 6.3.4: a keep in a corner, a warrior in each clearing but the opposite corner, three buildings at the keep', () => {
  const { text } = phase(table('E:'), 'C', 'setup', [['#', '#', '#'], 1, 5, 1, 10]);
  expect(text).toBe('t_k->1/w->1/w->2/w->4/w->5/w->6/w->7/w->8/w->9/w->10/w->11/w->12/b_s->5/b_w->1/b_r->10');
});

test('6.3.2: a corner where somebody has started is not free', () => {
  expect(() => phase(table('E:b+6w->3'), 'C', 'setup', [['#', '#', '#'], 3, 4, 4, 11])).toThrow(
    'corner for the keep: expected one of the options',
  );
});

describe('Birdsong', () => {
  const birdsong = (line: string, ...answers: Told[]) => phase(at(line), 'C', 'birdsong', answers).text;

  test('6.4: wood at each sawmill', () => {
    expect(birdsong('b_s->5+10/b_s->5')).toBe('2t->5/t->10');
  });

  test('6.4, 1.5.4: where wood is short she says which sawmills get it', () => {
    expect(birdsong('b_s->5+10/b_s->5/7t->1', 0)).toBe('t->10');
  });
});

describe('crafting', () => {
  test('6.2.1, 4.1.1: workshops are activated, in the suit of their clearing, each once a turn', () => {
    const position = at('b_w->5+10/b_w->1');
    const { text } = daylight(position, { kind: 'craft', card: 'R#cob' });
    expect(text).toBe('Zcob');
    expect(crafts(position, { kind: 'craft', card: 'R#cob' })).toEqual(['F#anvil']);
    expect(crafts(position, { kind: 'craft', card: 'R#cob' }, { kind: 'craft', card: 'F#anvil' })).toEqual([]);
  });

  test('4.1.2, 3.2.2: an item comes from the supply and scores what the card lists', () => {
    expect(daylight(at('b_w->1'), { kind: 'craft', card: 'F#anvil' }).text).toBe('Zanvil/++2');
    expect(crafts(at('b_w->1', undefined, 'E:Z%h'))).toEqual([]);
  });

  test('4.1.4: no second card in play with the same effect', () => {
    const position = at('b_w->5/ZR#cob/#->C/R#cobC->C', 'F#anvil+R#cob+B#royal');
    expect(crafts(position)).not.toContain('R#cob');
  });
});

describe('actions', () => {
  test('6.5: three, and one more for each bird card', () => {
    const recruitAndMarch = [{ kind: 'recruit' }, { kind: 'battle' }, 'none', [0, 0]];
    const position = at('b_r->5/2w->5', 'F#anvil+R#cob+B#royal', 'E:w->5');
    const three = [...recruitAndMarch, { kind: 'battle' }, 'none', [0, 0]] as Told[];
    expect(daylight(position, ...three).offered.map(({ kind }) => kind)).toEqual(['spend-bird', 'end']);
    expect(daylight(position, ...three, { kind: 'spend-bird' }, { kind: 'battle' }, 'none', [0, 0]).text).toBe(
      'w->5/XE5(0,0)/XE5(0,0)/B#royalC->/XE5(0,0)',
    );
  });

  test('6.5.1: a battle where she has warriors', () => {
    expect(offered(at('2w->5', undefined, 'E:w->5+6'), 'battle', 'at', 'defender')).toEqual(['5 E']);
  });

  test('6.5.2: a march is up to two moves', () => {
    const march = (to: number): Told[] => [{ kind: 'move', to }];
    const position = at('w->5');
    const { text, offered: rest } = daylight(
      position,
      ...march(1),
      ...march(5),
      ...march(1),
      ...march(5),
      ...march(1),
      ...march(5),
    );
    expect(text).toBe('w5->1/w1->5/w5->1/w1->5/w5->1/w1->5');
    expect(rest.filter(({ kind }) => kind === 'move')).toEqual([]);
  });

  test('6.5.3: one warrior at each recruiter, once a turn', () => {
    const position = at('2b_r->5/b_r->10');
    const { text, offered: rest } = daylight(position, { kind: 'recruit' });
    expect(text).toBe('2w->5/w->10');
    expect(rest.map(({ kind }) => kind)).not.toContain('recruit');
  });

  test('6.5.3, 1.5.4: where warriors are short she says where they come', () => {
    expect(daylight(at('2b_r->5/b_r->10/24w->2'), { kind: 'recruit' }, 0).text).toBe('w->10');
  });

  test('6.5.4, 6.5.4.I: she builds where she rules and a slot is open', () => {
    expect(offered(at('w->5+10/3t->5/b_r->1', undefined, 'E:2w->10'), 'build', 'what', 'at')).toEqual([
      ...['Cb_s 5', 'Cb_w 5', 'Cb_r 5'],
    ]);
  });

  test('6.5.4.II: wood comes from clearings that are connected by clearings that she rules', () => {
    expect(offered(at('w->5+1+10/b_s+t->10'), 'build', 'what', 'at')).toContain('Cb_s 5');
    expect(offered(at('w->5+10/b_s+t->10'), 'build', 'what', 'at')).not.toContain('Cb_s 5');
  });

  test('6.5.4.II, 2.2.1, ROOT-57, ROOT-108: wood comes along rivers and through Tunnels, where these count as paths', () => {
    const far = (craft: string): string =>
      at(`w->5+10/b_w->5/b_w+t->10/${craft}`, 'B#boat+R#tun+M#league').replace('Standard', 'E&P');
    const built = (craft: string): unknown[] => {
      const crafting = daylight(far(craft)).offered.some(({ kind }) => kind === 'craft');
      const { offered: after } = daylight(far(craft), ...(crafting ? [{ kind: 'end' }] : []));
      return after.flatMap(({ kind, what, at: where }) => (kind === 'build' ? [`${what} ${where}`] : []));
    };
    expect(built('b_s->8/t->5')).toContain('Cb_s 5');
    expect(built('b_s->8')).not.toContain('Cb_s 5');
    expect(built('b_s->8/ZB#boat')).toContain('Cb_s 5');
    expect(built('b_s->8/ZR#tun')).toContain('Cb_s 5');
  });

  test('6.5.4.III: the building scores what its space shows', () => {
    expect(daylight(at('w->5/b_s->5/t->5'), { kind: 'build', what: 'Cb_s', at: 5 }).text).toBe('t5->/b_s->5/++');
    expect(daylight(at('w->5/b_r->5/2t->5'), { kind: 'build', what: 'Cb_r', at: 5 }).text).toBe('t5->/b_r->5/++');
  });

  test('6.5.5, 2.1.1: a card that matches a clearing with a sawmill, or a bird, for wood there', () => {
    const position = at('b_s->5');
    expect(daylight(position, { kind: 'overwork', at: 5 }, 'R#cob').text).toBe('R#cobC->/t->5');
    expect(daylight(position, { kind: 'overwork', at: 5 }, 'B#royal').text).toBe('B#royalC->/t->5');
    expect(offered(at('b_s->1', 'M#sword+R#cob+R#bank'), 'overwork', 'at')).toEqual([]);
  });
});

describe('Evening', () => {
  const evening = (line: string, ...answers: Told[]) => phase(at(line), 'C', 'evening', answers).text;

  test('6.6: a card, and one for each draw bonus that is uncovered', () => {
    expect(evening('b_r->5', ['#'])).toBe('#->C');
    expect(evening('b_r->5+10+9+2', ['#', '#'])).toBe('2#->C');
  });

  test('6.6: down to five cards', () => {
    expect(evening('2#->C', ['M#sword'], 'F#anvil')).toBe('M#sword->C/F#anvilC->');
  });
});
