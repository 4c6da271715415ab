import { describe, expect, test } from 'vitest';
import { logWith } from '../../../../test/root/written-position.ts';
import { type PlayedPhase, type Told, phase } from '../../../../test/root/people-turn.ts';

const table = logWith('C: Ann', 'E: Bob', 'O: Cid', 'V: Dot');

const birdsong = (position: string, ...answers: Told[]) => phase(position, 'O', 'birdsong', answers);
const daylight = (position: string, ...answers: Told[]) => phase(position, 'O', 'daylight', answers);
const evening = (position: string, ...answers: Told[]) => phase(position, 'O', 'evening', answers);

/** The three cards of a starting hand are these; the others are gone. */
const held = (cards: string): string => {
  const gone = 3 - cards.split('+').length;
  return `${gone === 0 ? '' : `${gone}#O->/`}${cards.includes('+') ? `(${cards})` : cards}O->O`;
};

/** The sections of what is offered, each once. */
const laws = ({ offered }: PlayedPhase): string[] => [...new Set(offered.map(({ law }) => law))];
const of = ({ offered }: PlayedPhase, kind: string): unknown[] =>
  offered.filter((one) => one.kind === kind).map(({ at, card, service }) => service ?? at ?? card);

test('5.1.3, 11.3.2, 11.3.5: four warriors on the river, and a price for each service', () => {
  // On the map of Fall clearings 4, 5, 7, 10 and 11 touch the river.
  const position = table('C:t_k->1');
  expect(phase(position, 'O', 'setup', [['#', '#', '#'], 1, 2, 0, 1, 3, 3, 3]).text).toBe('w->4/2w->5/w->10/$_->3');
  expect(phase(position, 'O', 'setup', [['#', '#', '#'], 4, 2, 1, 4]).text).toBe('4w->4/$_h->2/$_r->1/$_m->4');
});

describe('Birdsong', () => {
  test('11.4.1: two warriors for an empty Payments box; none where somebody has paid', () => {
    // Setup, with three warriors in Payments (11.3.4), and a turn.
    const lines = ['O:w->5', 'C:w->1', 'O:w->5'];
    expect(birdsong(table('O:w->5')).text).toBe('');
    expect(birdsong(table(...lines)).text).toBe('2w->$');
    expect(birdsong(table(...lines, 'C:2w->O$')).text).toBe('');
  });

  test('11.4.2: a point for every two funds that were left, with a trade post on the map; payments are none', () => {
    const left = (post: string): string => table(`O:5w->$/$_f->5${post}`, 'C:2w->O$');
    expect(birdsong(left('/t_r->5')).text).toBe('++2');
    expect(birdsong(left('')).text).toBe('');
  });

  test('11.4.3, 11.2.4: all warriors on the board are funds, and what is left of them is written', () => {
    const position = table('O:w->$/w->5', 'C:2w->O$');
    expect(evening(position, { kind: 'end' }).text).toBe('$_f->3');
  });
});

describe('Daylight', () => {
  const rich = (line = 'w->5', funds = '2w->$'): string => table(`O:${funds}/${line}/${held('F#anvil')}`, 'C:w->O$');

  test('11.5: without funds nothing can be done', () => {
    expect(laws(daylight(table('O:w->$/w->5/3#O->'), { kind: 'draw' }, ['#']))).toEqual([]);
  });

  test('M.3.5, 11.2.2: who can go along the river may take the Ferry and draw a card instead, where they rule', () => {
    const lake = (more: string): string => table(more, '', 'O:2w->1/2w->$/$_f->5').replace('Fall', 'Lake');
    const crossing = (position: string, ...answers: Told[]): string =>
      daylight(position, { kind: 'move', from: 1, to: 10 }, 1, ...answers).text;
    expect(crossing(lake('C:w->2'), 'no')).toBe('w1->10');
    expect(crossing(lake('C:w->2'), 'yes', ['#'])).toBe('(w+f)1->10/#->O');
    expect(crossing(lake('C:3w->1+10'))).toBe('w1->10');
  });

  test('11.5.1, 11.5.4: moving and drawing commit a fund each; what is committed stays on the board', () => {
    const { text, offered } = daylight(rich(), { kind: 'move', from: 5, to: 10 }, { kind: 'draw' }, ['#']);
    expect(text).toBe('w5->10/#->O');
    expect(offered.length).toBeGreaterThan(0);
    expect(daylight(rich(), { kind: 'draw' }, ['#'], { kind: 'draw' }, ['#'], { kind: 'draw' }, ['#']).offered).toEqual(
      [],
    );
  });

  test('11.5.2: a battle commits a fund', () => {
    const position = table('O:w->$/w->5/3#O->', 'C:w->O$/w->5/3#C->');
    expect(daylight(position, { kind: 'battle', at: 5 }, [1, 0]).text).toBe('XC5(1,0)/Cw5->');
  });

  test('11.2.1, 11.5.3: funds are committed to empty spaces of the suits of a card', () => {
    expect(of(daylight(rich()), 'craft')).toEqual([]);
    const { text, offered } = daylight(rich('t_f->1'), { kind: 'craft', card: 'F#anvil' });
    expect(text).toBe('Zanvil/++2');
    expect(offered.length).toBeGreaterThan(0);
    // A space of a post that is out of the game is empty, too (11.2.5.I).
    expect(of(daylight(rich('t_f->1/t_f1->')), 'craft')).toEqual(['F#anvil']);
  });

  test('11.5.3.I: an exported card is discarded for a warrior in Payments, which is no fund yet', () => {
    const { text, offered } = daylight(rich('t_f->1', 'w->$'), { kind: 'export', card: 'F#anvil' });
    expect(text).toBe('F#anvilO->/w->$');
    expect(offered.length).toBeGreaterThan(0);
    const spent = daylight(rich('t_f->1', 'w->$'), { kind: 'export', card: 'F#anvil' }, { kind: 'draw' }, ['#']);
    expect(spent.offered).toEqual([]);
  });

  test('11.5.5: a fund of any kind is spent for a warrior on the river', () => {
    expect(of(daylight(rich()), 'recruit')).toEqual([4, 5, 7, 10, 11]);
    expect(daylight(rich(), { kind: 'recruit', at: 11 }, 'Cw').text).toBe('Cw$->/w->11');
  });

  test('11.5.6: two funds of whoever rules make a trade post and a warrior, and score', () => {
    const position = table('C:w->1/w->5', 'O:w->$/2w->5', 'C:2w->O$', 'E:2w->6');
    // The Riverfolk rule 5, and have one fund of their own; of the Eyrie they have none.
    expect(of(daylight(position), 'establish')).toEqual([1]);
    expect(daylight(position, { kind: 'establish', at: 1 }).text).toBe('2Cw$->/t_f+w->1/++2');
  });

  test('11.2.2: along the river they move without rule', () => {
    const position = table('O:2w->$/w->5', 'C:3w->5/3w->10/3w->1', 'C:w->O$');
    const goals = daylight(position).offered.flatMap(({ kind, to }) => (kind === 'move' ? [to] : []));
    expect(goals).toEqual([10]);
  });
});

describe('Evening', () => {
  test('11.6.1, 11.6.2, 11.2.4: five cards are kept, each price may change once, and funds that are left are written', () => {
    const position = table('O:3w->$/$_->2/5#->O', 'C:w->O$');
    const { text } = evening(position, '#', '#', '#', { kind: 'price', service: 'h', price: 4 }, { kind: 'end' });
    expect(text).toBe('#O->/#O->/#O->/$_h->4/$_f->4');
    const { offered } = evening(position, '#', '#', '#', { kind: 'price', service: 'h', price: 4 });
    expect(of({ offered } as PlayedPhase, 'price')).not.toContain('h');
  });
});

describe('Services', () => {
  const buying = (faction: string, position: string, ...answers: Told[]) =>
    phase(position, faction, 'birdsong', answers);
  const shop = (more = '', prices = '$_->2'): string =>
    table(`O:${prices}/${held('F#tax+M#scout')}${more}`, 'V:#thief->$/p->5');

  test('11.2.6.I, 11.2.7.I: a card of the hand, for warriors out of the supply', () => {
    expect(buying('C', shop(), { kind: 'service', service: 'h' }, 'F#tax').text).toBe('2w->O$/F#taxO->C');
  });

  test('11.2.6: whoever has too few warriors buys nothing', () => {
    const { offered } = buying('C', table('O:$_->4/$_h->2', 'C:23w->1'));
    expect(of({ offered } as PlayedPhase, 'service')).toEqual(['h']);
  });

  test('11.2.6.II: one service, and one for each clearing with a trade post and pieces of the buyer', () => {
    const once = buying('C', shop(), { kind: 'service', service: 'r' });
    expect(once.offered).toEqual([]);
    const position = `${shop('/t_r->5/t_f->1')}\nC:w->5`;
    const twice = buying('C', position, { kind: 'service', service: 'r' }, { kind: 'service', service: 'm' });
    expect(twice.text).toBe('2w->O$/2w->O$');
    expect(twice.offered).toEqual([]);
    expect(of(buying('C', position, { kind: 'service', service: 'r' }), 'service')).toEqual(['h', 'm']);
  });

  test('11.2.6.III, 11.2.7.III.b: a Vagabond exhausts items, and hires nobody', () => {
    expect(of(buying('V', shop()), 'service')).toEqual(['h', 'r']);
    const { text } = buying('V', shop(), { kind: 'service', service: 'r' }, 'f', 'r');
    expect(text.startsWith('%f->e/%r->e/2Ow->O$')).toBe(true);
  });

  test('11.2.7.II: with riverboats rivers are paths for the turn', () => {
    const goals = (...answers: Told[]): unknown[] => {
      const position = `${shop()}\nC:2w->5`;
      const { offered } = phase(position, 'C', 'birdsong', answers, ['birdsong', 'daylight']);
      return offered.flatMap(({ kind, to }) => (kind === 'move' ? [to] : []));
    };
    expect(goals({ kind: 'service', service: 'r' })).toContain(10);
    expect(goals({ kind: 'end' })).not.toContain(10);
  });

  test('11.2.5.I: a trade post that goes takes half of the funds with it, and the log says what is left', () => {
    const position = table('O:3w->$/$_f->3/t_r->5/3#O->', 'C:w->5');
    const { text } = phase(position, 'C', 'daylight', [{ kind: 'battle', at: 5 }, [0, 0]]);
    expect(text).toBe('XO5(0,0)/Ot_r5->/++/OwO$->/OwO$->/$_f->1');
  });

  test('11.2.7.III: mercenaries count for rule in Daylight, and split hits (11.2.7.III.a)', () => {
    const position = table('O:$_->1/2w->5/3#O->', 'C:w->5', 'E:2w->5/3#E->');
    const bought = { kind: 'service', service: 'm' };
    const rest = [{ kind: 'build', at: 5, what: 'Cb_w' }, { kind: 'battle', at: 5, defender: 'E' }, [2, 2]];
    const { text } = phase(position, 'C', 'birdsong', [bought, ...rest], ['birdsong', 'daylight']);
    expect(text).toBe('w->O$/b_w->5/XE5(2,2)/2Ew5->/w5->/Ow5->');
    const before = phase(position, 'C', 'birdsong', [], ['birdsong', 'daylight']);
    expect(before.offered.some(({ kind, at }) => kind === 'build' && at === 5)).toBe(false);
  });
});
