import { describe, expect, test } from 'vitest';
import { beginLine, matchOpenLine, playerOf } from '../root-law.ts';
import { parse } from '../../../../notation/src/rootlog/index.ts';
import { seatPlayers } from '../seats.ts';
import { type Told, advancedSetup } from '../../../test/root/people-turn.ts';
import { logWith, positionOf } from '../../../test/root/written-position.ts';

const table = logWith('C: Ann', 'E: Bob', 'L: Cid', 'D: Dan', 'P: Eve', 'K: Fay');
const others = logWith('C: Ann', 'H: Hal', 'A: Bob', 'V: Eve', 'O: Dan', 'L: Cid');

const setup = (position: string, faction: string, ...answers: Told[]) => advancedSetup(position, faction, answers).text;

/** What the law says to a setup line after these lines: its section, or `legal`. */
function verdict(line: string, ...before: string[]): string {
  const sheet =
    line.startsWith('H') || line.startsWith('V') || line.startsWith('A') || line.startsWith('O') ? others : table;
  const here = positionOf(sheet(...before));
  const players = seatPlayers(here);
  const me = playerOf(players, line.slice(0, 1));
  if (me === undefined) throw new Error(`${line} is nobody's`);
  const tree = parse(sheet(...before, line));
  const [last] = tree.lines.filter(({ kind }) => kind === 'turn').slice(-1);
  if (last?.kind !== 'turn') throw new Error(`${line} is no turn`);
  const actions = last.actions.flatMap(({ action }) => (action === null ? [] : [action]));
  const match = matchOpenLine(players, { table: here, now: beginLine(me, 'advanced') }, actions);
  return match.verdict === 'illegal' ? `${match.breaches[0]?.law}` : match.verdict;
}

const MARQUISE = 'C:2w->1+5+10/w->2+3+4+6+7+8+9+11+12/t_k->5/b_s->1/b_w->5/b_r->10';

describe('A.8.3: people set up by their setup cards', () => {
  test('A.8.3, ROOT-268: the Marquise settles three linked homelands, the keep in one, a building in each', () => {
    expect(setup(table(), 'C', 5, 1, 10, 5, 1, 5)).toBe(
      '2w->5/2w->1/2w->10/w->2/w->3/w->4/w->6/w->7/w->8/w->9/w->11/w->12/t_k->5/b_s->1/b_w->5/b_r->10',
    );
    expect(verdict(MARQUISE)).toBe('legal');
    expect(verdict(MARQUISE.replace('b_w->5', 'b_w->10'))).toBe('ROOT-268');
    // 1 and 12 are not adjacent, and 10 links them.
    expect(verdict('C:2w->1+12+10/w->2+3+4+5+6+7+8+9+11/t_k->1/b_s->1/b_w->12/b_r->10')).toBe('legal');
    // 6 is linked with neither.
    expect(() => setup(table(), 'C', 1, 10, 6)).toThrow('got 6');
  });

  test('A.8.3.I, 1.5.4, ROOT-268: where no three are linked the Marquise settles as many as are', () => {
    const enemies = ['E:b->12', 'L:b_f->1', 'D:t->2', 'P:t->3', 'K:4w->8'];
    expect(setup(table(...enemies), 'C', 9, 9, 4)).toMatch(/^2w->9\/2w->4\/.*\/t_k->9\/b_s->4\/b_w->9$/);
    expect(() => setup(table(...enemies), 'C', 7)).toThrow('got 7');
    const more = [...enemies.slice(0, 4), 'K:4w->8+4+6'];
    expect(setup(table(...more), 'C', 5)).toMatch(/^2w->5\/.*\/t_k->5\/b_s->5$/);
  });

  test('5.1.3, A.10: nobody looks at the three cards of the standard setup: five are dealt once the faction is set up', () => {
    const dealt = ['F#anvil', 'M#sword', 'R#command', 'B#sap', 'F#tax'];
    const text = setup(table(), 'E', 3, 'despot', dealt, 'B#sap', 'M#sword');
    expect(text).toBe('b+6w->3/#despot->$/(B#sap+M#sword+R#command)E->E');
  });

  test('A.8.3.II, ROOT-268: the keep is not beside an enemy homeland if there is another', () => {
    const duchy = 'D:2w+t->9/2w->1+4/w->12';
    expect(verdict(MARQUISE, duchy)).toBe('legal');
    expect(verdict(MARQUISE.replace('t_k->5', 't_k->1'), duchy)).toBe('ROOT-268');
  });

  test('A.8.3.I: no homeland is an enemy homeland', () => {
    expect(() => setup(table('D:2w+t->10/2w->1+2/w->12'), 'C', 10)).toThrow('got 10');
    expect(verdict('P:w+t->4/w->2+3+6', 'D:2w+t->4/2w->8+9/w->12')).toBe('ROOT-275');
  });

  test('A.8.3.II, ROOT-269: the Eyrie settle on the map edge, two clearings from enemy homelands', () => {
    expect(setup(table(MARQUISE), 'E', 3, 'despot')).toBe('b+6w->3/#despot->$');
    expect(verdict('E:b+6w->8/#despot->$', MARQUISE)).toBe('legal');
    expect(verdict('E:b+6w->6/#despot->$', MARQUISE)).toBe('ROOT-269');
    // 11 is not on the edge, 12 neither.
    expect(verdict('E:b+6w->11/#despot->$')).toBe('ROOT-269');
  });

  test('A.8.3.II: where two clearings between are too many, one will do, and then none', () => {
    const duchy = 'D:2w+t->12/w->4+7+9+10+11';
    // Each clearing of the edge is two paths from 12 at most, but 2, 5, 6 and 8 none nearer.
    expect(verdict('E:b+6w->5/#despot->$', duchy)).toBe('legal');
    expect(verdict('E:b+6w->9/#despot->$', duchy)).toBe('ROOT-269');
  });

  test('A.8.3.II, ROOT-276: the Hundreds settle likewise, with the warlord', () => {
    expect(verdict('H:w_w+4w+b->3', MARQUISE)).toBe('legal');
    expect(verdict('H:w_w+4w+b->2', MARQUISE)).toBe('ROOT-276');
    expect(verdict('H:w_w+3w+b->3', MARQUISE)).toBe('ROOT-276');
  });

  test('A.8.3.II, ROOT-272: the Lizards settle beside no enemy homeland, three warriors beside it, two acolytes', () => {
    expect(setup(table(), 'L', 2, 'F')).toBe('4w+b_m->2/w->5/w->6/w->10/2w->$/$_o->F');
    expect(verdict('L:4w+b_r->4/w->8+9+12/2w->$/$_o->F', MARQUISE)).toBe('legal');
    expect(verdict('L:4w+b_m->2/w->5+6+10/2w->$/$_o->F', MARQUISE)).toBe('ROOT-272');
    expect(verdict('L:4w+b_r->4/2w->8/w->9/2w->$/$_o->F', MARQUISE)).toBe('ROOT-272');
    expect(verdict('L:4w+b_r->4/w->8+9+12/$_o->F', MARQUISE)).toBe('ROOT-272');
  });

  test('A.8.3.II, ROOT-274: the Duchy settles beside no enemy homeland, five warriors beside it evenly', () => {
    expect(setup(table(), 'D', 4, 1, 0)).toBe('2w+t->4/2w->8/w->9/2w->12');
    expect(verdict('D:2w+t->4/2w->8+12/w->9', MARQUISE)).toBe('legal');
    expect(verdict('D:2w+t->4/2w->8/3w->9', MARQUISE)).toBe('ROOT-274');
    expect(verdict('D:2w+t->12/w->4+7+9+10+11', MARQUISE)).toBe('ROOT-274');
  });

  test('A.8.3, ROOT-275: the Corvids settle anywhere else, with a plot face down', () => {
    expect(setup(table(MARQUISE), 'P', 2, 12, 2, 4)).toBe('w+t->2/w->12/w->2/w->4');
    expect(verdict('P:w+t->2/w->2+4+12', MARQUISE)).toBe('legal');
    expect(verdict('P:w->2+4+12', MARQUISE)).toBe('ROOT-275');
  });

  test('A.8.3.II, A.8.3.III, ROOT-277: the Keepers settle two homelands side by side on the map edge', () => {
    const types = ['Kt_f', 'Kt_f', 'Kt_f', 'Kt_f', 'Kt_j', 'Kt_j', 'Kt_j'];
    const far = ['1_2_5_10', 'Kt_j', '1_9_10_12', '2_6_10_11_12', '4_9_12'];
    const sheltered = setup(table(), 'K', ...types, 3, 7, ...far).split('/');
    expect(sheltered.filter((one) => one.includes('w'))).toEqual(['4w->3', '4w->7']);
    expect(sheltered).toHaveLength(14);
  });

  test('A.8.3.II, A.8.3.III, ROOT-277: where no two are far enough, each is as far as it can be', () => {
    const types = ['Kt_f', 'Kt_f', 'Kt_f', 'Kt_f', 'Kt_j', 'Kt_j', 'Kt_j'];
    const homes =
      (...answers: Told[]) =>
      () =>
        setup(table(MARQUISE), 'K', ...types, ...answers);
    // 3 and 8 alone have two clearings between them and the Marquise, and are not adjacent.
    expect(homes(4)).toThrow('got 4');
    expect(homes(3, 8)).toThrow('got 8');
    expect(homes(3, 6)).toThrow('no answer');
    expect(homes(8, 4)).toThrow('no answer');
  });

  test('A.8.3: who has a setup card that says what the standard setup says sets up like that', () => {
    expect(verdict('A:3#->$')).toBe('legal');
    expect(verdict('O:4w->4/$_->2')).toBe('legal');
    expect(verdict('V:#thief->$/p->1_2_5_10')).toBe('legal');
  });
});
