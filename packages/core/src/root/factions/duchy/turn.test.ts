import { describe, expect, test } from 'vitest';
import { matchOf } from '../../../../test/root/written-line.ts';
import { logWith, positionOf } from '../../../../test/root/written-position.ts';
import { type Told, phase } from '../../../../test/root/people-turn.ts';

const table = logWith('C: Ann', 'D: Dan', 'A: Cid');

/** A position: what the others have, and the Duchy's line; the Duchy holds a hand of these cards. */
function at(line: string, hand = 'F#anvil+R#cob+M#sword', ...before: string[]): string {
  const more = hand.split('+').length - 3;
  const dealt = more > 0 ? `${more}#->D/` : more < 0 ? `${-more}#D->/` : '';
  return table(...before, `D:${dealt}(${hand})D->D/${line}`);
}

const birdsong = (position: string, ...answers: Told[]) => phase(position, 'D', 'birdsong', answers);
const daylight = (position: string, ...answers: Told[]) => phase(position, 'D', 'daylight', answers);
const evening = (position: string, ...answers: Told[]) => phase(position, 'D', 'evening', answers);
const end = { kind: 'end' };

/** What the Duchy may do of a kind in the Assembly. */
const offered = (position: string, kind: string) => daylight(position).offered.filter((one) => one.kind === kind);
/** Sections of what is offered once the Assembly is ended. */
const parliament = (position: string) => daylight(position, end).offered;

test('5.1.3, 12.3.3: the Duchy surfaces in the corner opposite to somebody, with two warriors there and beside it', () => {
  const { text } = phase(table('C:t_k->1', 'D:'), 'D', 'setup', [['#', '#', '#']]);
  expect(text).toBe('2w+t->3/2w->6/2w->7/2w->11');
  const free = phase(table('C:', 'D:'), 'D', 'setup', [['#', '#', '#'], 1]);
  expect(free.text).toBe('2w+t->1/2w->5/2w->9/2w->10');
});

test('12.4: a warrior in the Burrow, and one for each icon that shows', () => {
  expect(birdsong(at('w->9')).text).toBe('w->0');
  expect(birdsong(at('w->9/b_c->9')).text).toBe('2w->0');
  expect(birdsong(at('w->9/b_c->9+11')).text).toBe('4w->0');
  expect(birdsong(at('w->9/19w->0')).text).toBe('');
});

describe('12.5.1: the Assembly', () => {
  test('12.5.1.I: a citadel or market where it rules, for a matching card revealed', () => {
    const position = at('2w->9', 'M#sword+F#anvil');
    expect(offered(position, 'build').map(({ what, at: where }) => `${what}${where}`)).toEqual(['Db_c9', 'Db_m9']);
    expect(offered(at('2w->9', 'F#anvil'), 'build')).toEqual([]);
    expect(offered(at('2w->9', 'M#sword', 'C:3w->9'), 'build')).toEqual([]);
    expect(daylight(position, { kind: 'build', what: 'Db_m' }, 'M#sword').text).toBe('M#sword^/b_m->9');
  });

  test('12.5.1.I, 2.1.4: a card revealed is not in the hand any more', () => {
    const position = at('2w->9', 'M#sword');
    const { offered: after } = daylight(position, { kind: 'build', what: 'Db_m' }, 'M#sword');
    expect(after.filter(({ kind }) => kind === 'build')).toEqual([]);
  });

  test('12.5.1.I, 3.3.1: a dominance card that lies revealed is not activated', () => {
    const position = at('2w->9/++9/++', 'M#dom');
    expect(offered(position, 'dominance')).toHaveLength(1);
    const { offered: after } = daylight(position, { kind: 'build', what: 'Db_m' }, 'M#dom');
    expect(after.map(({ kind }) => kind)).not.toContain('dominance');
  });

  test('12.6.1, ROOT-84: Partisans discard the hand, but not a bird that lies revealed until Evening', () => {
    const position = at('ZM#part/3w->9', 'M#part+B#boat+F#anvil', 'C:w->9').replace('Standard', 'E&P');
    const build: Told[] = [{ kind: 'build', what: 'Db_c' }, 'B#boat'];
    const fight: Told[] = [{ kind: 'battle' }, 'none', [1, 0], 'yes', ['#']];
    const { text } = phase(position, 'D', 'daylight', [...build, ...fight], ['daylight', 'evening']);
    expect(text).toBe('B#boat^/b_c->9/XC9(1,0)/F#anvilD->/Cw9->/B#boatD->/#->D');
  });

  test('12.5.1.II, 12.2.2: a warrior into the Burrow, two actions in all', () => {
    const recruit = { kind: 'recruit' };
    const { text, offered: after } = daylight(at('w->9'), recruit, recruit);
    expect(text).toBe('w->0/w->0');
    expect(after).toEqual([]);
  });

  test('12.5.1.III, 12.2.2: a move, out of the Burrow to a tunnel too', () => {
    const position = at('2w->0/t->3');
    expect(offered(position, 'move').map(({ from, to }) => [from, to])).toEqual([[0, 3]]);
    expect(daylight(position, { kind: 'move', from: 0, to: 3 }, 2).text).toBe('2w0->3');
  });

  test('12.5.1.IV: a battle', () => {
    const position = at('2w->9', 'F#anvil', 'C:w->9');
    expect(daylight(position, { kind: 'battle' }, 'none', [1, 0]).text).toBe('XC9(1,0)/Cw9->');
  });

  test('12.5.1.V: a matching card for a tunnel, and up to four warriors from the Burrow, at least one', () => {
    const position = at('6w->0/t->3', 'M#sword');
    expect(offered(position, 'dig').map(({ at: where }) => where)).toEqual([2, 7, 9, 11]);
    expect(daylight(position, { kind: 'dig', at: 9 }, 4).text).toBe('M#swordD->/t->9/4w0->9');
    expect(offered(at('t->3', 'M#sword'), 'dig')).toEqual([]);
    expect(offered(at('6w->0/t->3', 'M#sword', 'C:t_k->9'), 'dig').map(({ at: where }) => where)).toEqual([2, 7, 11]);
  });

  test('12.2.4: where all three tunnels are on the map one of them goes first', () => {
    const position = at('w->0/t->1+3+5', 'M#sword');
    expect(daylight(position, { kind: 'dig', at: 9 }, 3).text).toBe('M#swordD->/t3->/t->9/w0->9');
  });

  test('8.2.6, 12.5.1.V: who digs into sympathy gives a card that is not revealed', () => {
    const position = at('4w->0/2w->9', 'M#sword+M#scout+M#crossbow', 'A:t->2');
    const { text } = daylight(
      position,
      { kind: 'build', what: 'Db_m', at: 9 },
      'M#scout',
      { kind: 'dig', at: 2 },
      'M#crossbow',
      4,
      'M#sword',
    );
    expect(text).toBe('M#scout^/b_m->9/M#crossbowD->/t->2/4w0->2/M#swordD->A$');
  });
});

describe('12.5.2: Parliament', () => {
  test('12.5.2.I: the Foremole builds with any card, matching or not', () => {
    const position = at('2w->9/#foremole->$', 'F#anvil');
    expect(daylight(position, end, { kind: 'build', what: 'Db_c' }, 'F#anvil').text).toBe('F#anvil^/b_c->9');
  });

  test('12.5.2.II, 12.5.2.III: the Captain battles and the Marshal moves, each once', () => {
    const position = at('3w->9/t->3/#captain->$/#marshal->$', 'F#anvil', 'C:2w->9');
    const { text, offered: after } = daylight(
      position,
      end,
      { kind: 'battle' },
      'none',
      [0, 0],
      { kind: 'move', to: 1 },
      1,
    );
    expect(text).toBe('XC9(0,0)/w9->1');
    expect(after).toEqual([]);
  });

  test('12.5.2.IV: the Brigadier takes two moves or two battles, not one of each', () => {
    const position = at('3w->9/#brigadier->$', 'F#anvil', 'C:w->9+1');
    const moved = daylight(position, end, { kind: 'move', to: 1 }, 2);
    expect(new Set(moved.offered.map(({ kind }) => kind))).toEqual(new Set(['move', 'end']));
    expect(daylight(position, end, { kind: 'move', to: 1 }, 2, { kind: 'move', from: 1, to: 5 }, 2).text).toBe(
      '2w9->1/2w1->5',
    );
    const fought = daylight(position, end, { kind: 'battle' }, 'none', [0, 0]);
    expect(fought.offered.map(({ kind }) => kind)).toEqual(['battle', 'end']);
  });

  test('12.5.2.V, 2.1.1: the Banker spends cards of one suit, birds among them, for points', () => {
    const position = at('w->9/#banker->$', 'F#anvil+F#tax+B#royal+M#sword');
    expect(daylight(position, end, { kind: 'bank', suit: 'F' }, 3).text).toBe('(B#royal+F#anvil+F#tax)D->/++3');
    expect(daylight(position, end, { kind: 'bank', suit: 'M' }, 1, 'M#sword').text).toBe('M#swordD->/++');
    expect(parliament(position).map(({ suit }) => suit)).toEqual(['B', 'F', 'M', undefined]);
  });

  test('12.5.2.VI: the Mayor takes the action of a noble or squire, whether or not it was taken', () => {
    const position = at('3w->9/#mayor->$/#marshal->$/#duchessofmud->$/t->1+3+5', 'F#anvil');
    const { text } = daylight(position, end, { law: '12.5.2.III', to: 1 }, 1, { law: '12.5.2.VI', to: 4 }, 1);
    expect(text).toBe('w9->1/w9->4');
    const byMayor = parliament(position).filter(({ law }) => law === '12.5.2.VI');
    expect(byMayor.map(({ kind, minister }) => `${kind} ${minister}`)).not.toContain('minister duchessofmud');
    expect(new Set(byMayor.map(({ minister }) => minister))).toEqual(new Set(['marshal']));
  });

  test('12.5.2.VI, 12.5.2.IV: a Mayor who copies the Brigadier says so for both moves', () => {
    const position = at('3w->9/#mayor->$/#brigadier->$', 'F#anvil');
    const again = daylight(position, end, { law: '12.5.2.VI', kind: 'move', to: 1 }, 2).offered;
    expect(again.filter(({ law }) => law === '12.5.2.VI').map(({ minister }) => minister)).toContain('brigadier');
    expect(again.filter(({ law, minister }) => law === '12.5.2.VI' && minister === undefined)).toEqual([]);
  });

  test('12.5.2.VII, 12.5.2.VIII, 12.5.2.IX: the lords score for tunnels, markets and citadels', () => {
    const position = at('w->9/#duchessofmud->$/#baronofdirt->$/#earlofstone->$/t->1+3+5/b_m->9+8/b_c->11');
    const lord = (minister: string) => ({ kind: 'minister', minister });
    const { text } = daylight(position, end, lord('earlofstone'), lord('baronofdirt'), lord('duchessofmud'));
    expect(text).toBe('++/++2/++2');
    expect(parliament(at('w->9/#duchessofmud->$/t->1+3', 'F#anvil')).map(({ minister }) => minister)).toEqual([]);
  });
});

describe('12.5.3: Sway', () => {
  const swayable = (position: string) =>
    phase(position, 'D', 'daylight', [end]).offered.flatMap(({ kind, what }) => (kind === 'sway' ? [what] : []));

  test('12.5.3.I, 12.5.3.II: cards of suits of clearings with its pieces, one for each such clearing', () => {
    expect(swayable(at('w->9+1', 'M#sword+F#anvil'))).toEqual(['#captain', '#marshal', '#foremole']);
    expect(swayable(at('w->9+11', 'M#sword+F#anvil'))).toEqual([]);
    expect(swayable(at('w->9', 'M#sword+M#crossbow'))).toEqual([]);
    expect(swayable(at('w->9+11', 'M#sword+B#royal'))).toEqual(['#captain', '#marshal', '#foremole']);
    expect(swayable(at('9w->0', 'M#sword+B#royal'))).toEqual([]);
    expect(swayable(at('t->9/b_c->1', 'M#sword+F#anvil'))).toEqual(['#captain', '#marshal', '#foremole']);
  });

  test('12.5.3.III: the cards are shown, the minister joins, and the crown scores', () => {
    const { text } = daylight(at('w->9+1', 'M#sword+F#anvil'), end, { kind: 'sway', what: '#marshal' });
    expect(text).toBe('F#anvil+M#sword^/#marshal->$/++');
    const noble = at('w->9+1+11', 'M#sword+F#anvil+M#crossbow+B#royal');
    expect(daylight(noble, end, { kind: 'sway', what: '#mayor' }, 'F#anvil').text).toBe(
      'F#anvil+M#crossbow+M#sword^/#mayor->$/++2',
    );
  });

  test('12.5.3.II: of two cards of a suit one may be known by its suit alone', () => {
    const vague = at('w->9+11', 'M#sword+M#');
    const { text } = daylight(vague, end, { kind: 'sway', what: '#captain' }, 'M#sword', 'M#crossbow');
    expect(text).toBe('M#sword+M#crossbow^/#captain->$/++');
  });

  test('12.5.3.I, 12.2.3: without a crown of the rank nobody of it is swayed', () => {
    const lost = 'w->9+1/#captain->$/#captain$->/#marshal->$/#marshal$->/#foremole->$';
    expect(swayable(at(`${lost}/#foremole$->`, 'M#sword+F#anvil'))).toEqual([]);
    // The Foremole is swayed, and can do nothing without a slot: what is offered next is to sway.
    expect(swayable(at(lost.replace('w->9+1', 't->9+1'), 'M#sword+F#anvil'))).toEqual([]);
    expect(swayable(at('w->9+1/#captain->$/#captain$->', 'M#sword+F#anvil'))).toEqual([
      '#captain',
      '#marshal',
      '#foremole',
    ]);
  });
});

describe('12.2.3: the price of failure', () => {
  test('12.2.3: of those of the highest rank the Duchy chooses the minister, then loses a random card', () => {
    const position = at('w->9/b_c->9/#mayor->$/#banker->$/#captain->$', 'F#anvil+M#crossbow', 'C:3w->9');
    const { text, table: after } = daylight(position, { kind: 'battle' }, 'none', [2, 2], '#banker', 'F#anvil');
    expect(text).toBe('XC9(2,2)/Cw9->/(w+b_c)9->/C++/#banker$->/F#anvilD->');
    expect(after.lostCrowns).toEqual(['noble']);
  });

  test('12.2.3: no minister is returned while no building is removed', () => {
    const before = positionOf(at('w->9/#captain->$'));
    const parts = [{ count: 1, what: '#captain', from: 'D$', to: 'discard' }] as const;
    const match = matchOf({ before, taker: 'C', setup: false, actions: [{ kind: 'move', parts }] });
    const breaches = match.verdict === 'illegal' ? match.breaches : [];
    expect(breaches.find(({ law }) => law === '12.2.3')?.because).toMatch(/the Duchy return a minister/);
  });
});

describe('12.6: Evening', () => {
  test('12.6.1: birds that were revealed are discarded, other cards return and can be crafted with', () => {
    const position = at('2w->9', 'B#royal+M#crossbow');
    const builds: Told[] = [{ kind: 'build', what: 'Db_c' }, 'B#royal', { kind: 'build', what: 'Db_m' }, 'M#crossbow'];
    const { text } = phase(position, 'D', 'daylight', [...builds, ['#', '#']], ['daylight', 'evening']);
    expect(text).toBe('B#royal^/b_c->9/M#crossbow^/b_m->9/B#royalD->/2#->D');
  });

  test('12.2.1, 12.6.2: it crafts by citadels and markets', () => {
    const { text } = evening(at('w->9/b_c->9/b_m->11', 'F#roottea'), { kind: 'craft', card: 'F#roottea' }, ['#', '#']);
    expect(text).toBe('ZF#roottea/++2/2#->D');
  });

  test('12.6.3: a card, and one for each icon that shows; then down to five', () => {
    expect(evening(at('w->9/b_m->9+11+8', 'F#tax'), ['#', '#', '#', '#']).text).toBe('4#->D');
    const { text } = evening(at('w->9', 'F#tax+M#crossbow+F#anvil+R#cob+M#sword'), ['#'], 'F#tax');
    expect(text).toBe('#->D/F#taxD->');
  });
});
