import { expect, test } from 'vitest';
import { logWith, positionOf } from '../../../test/root/written-position.ts';
import type { Deed } from '../law/deed.ts';
import type { Stage } from '../law/turn-state.ts';
import { seatPlayers } from '../seats.ts';
import { beginLine } from './line.ts';
import { whyNot } from './why-not.ts';

const base = logWith('C: Ann', 'E: Bob', 'A: Cid', 'L: Dee');
const otherTable = logWith('D: Ann', 'P: Bob', 'H: Cid', 'O: Dee');

const BASE = base(
  'C:t_k->1/b_s->1/b_r->2/b_w->3/2w->1+2+3',
  'E:b->9/4w->9/w->5',
  'A:t->6/2w->10/w->$',
  'L:b_f->12/3w->12',
);
const OTHER = otherTable('D:t->1/3w->0/2w->1', 'P:2w->5/w->6/t->6', 'H:b->9/3w->9', 'O:2w->7/2w->$');

const THIRD = logWith('V: Ann', 'K: Bob', 'C: Cid')(
  'V:#tinker->$/p->6',
  'K:4w->3/w->6',
  'C:t_k->1/b_s->1/b_r->2/b_w->5/w->2+3+6',
);

/** What is said of a deed at the start of a stage. */
function said(text: string, stage: Stage, deed: Deed): string {
  const table = positionOf(text);
  const players = seatPlayers(table, { rulesOfBots: () => null });
  const me = players.seats.find(({ letter }) => letter === takerOf(deed));
  if (me === undefined) throw new Error(`nobody at this table does ${deed.law}`);
  const now = { ...beginLine(me, false), stage };
  const refusal = whyNot(players, { table, now }, deed);
  return refusal === null ? 'offered' : `${refusal.because} (${refusal.law})`;
}

/** Whose deed it is, by its section. */
const takerOf = ({ law }: Deed): string =>
  ({ 6: 'C', 7: 'E', 8: 'A', 10: 'L', 11: 'O', 12: 'D', 13: 'P', 14: 'H', 9: 'V', 15: 'K' })[law.split('.')[0] ?? ''] ??
  '';

const CASES: readonly (readonly [text: string, stage: Stage, deed: Deed])[] = [
  [BASE, 'daylight', { kind: 'move', law: '6.5.2', from: 1, to: 2 }],
  [BASE, 'daylight', { kind: 'move', law: '6.5.2', from: 7, to: 8 }],
  [BASE, 'daylight', { kind: 'battle', law: '6.5.1', at: 1, defender: 'E' }],
  [BASE, 'daylight', { kind: 'battle', law: '6.5.1', at: 9, defender: 'E' }],
  [BASE, 'daylight', { kind: 'battle', law: '6.5.1', at: 1, defender: 'C' }],
  [BASE, 'daylight', { kind: 'build', law: '6.5.4', what: 'Cb_s', at: 9 }],
  [BASE, 'daylight', { kind: 'build', law: '6.5.4', what: 'Cb_s', at: 3 }],
  [BASE, 'daylight', { kind: 'overwork', law: '6.5.5', at: 2 }],
  [BASE, 'evening', { kind: 'recruit', law: '6.5.3' }],
  [BASE, 'daylight', { kind: 'craft', law: '6.2.1', card: 'F#anvil' }],
  [BASE, 'daylight', { kind: 'recruit', law: '7.5.2.I', at: 5 }],
  [BASE, 'daylight', { kind: 'build', law: '7.5.2.IV', what: 'Eb', at: 9 }],
  [BASE, 'daylight', { kind: 'build', law: '7.5.2.IV', what: 'Eb', at: 1 }],
  [BASE, 'birdsong', { kind: 'spread', law: '8.4.2', at: 6 }],
  [BASE, 'birdsong', { kind: 'spread', law: '8.4.2', at: 9 }],
  [BASE, 'birdsong', { kind: 'spread', law: '8.4.2', at: 1 }],
  [BASE, 'birdsong', { kind: 'revolt', law: '8.4.1', at: 2 }],
  [BASE, 'evening', { kind: 'organize', law: '8.6.1.IV', at: 3 }],
  [BASE, 'evening', { kind: 'recruit', law: '8.6.1.III', at: 6 }],
  [BASE, 'daylight', { kind: 'train', law: '8.5.3' }],
  [BASE, 'birdsong', { kind: 'mobilize', law: '8.5.2' }],
  [BASE, 'daylight', { kind: 'build', law: '10.5.1', what: 'Lb_r', at: 6 }],
  [BASE, 'daylight', { kind: 'build', law: '10.5.1', what: 'Lb_m', at: 9 }],
  [BASE, 'daylight', { kind: 'score', law: '10.5.3', suit: 'R' }],
  [OTHER, 'daylight', { kind: 'build', law: '12.5.1.I', what: 'Db_c', at: 9 }],
  [OTHER, 'daylight', { kind: 'recruit', law: '12.5.1.II', at: 1 }],
  [OTHER, 'daylight', { kind: 'move', law: '12.5.1.III', from: 0, to: 5 }],
  [OTHER, 'daylight', { kind: 'plot', law: '13.5.2', at: 6 }],
  [OTHER, 'daylight', { kind: 'plot', law: '13.5.2', at: 9 }],
  [OTHER, 'daylight', { kind: 'build', law: '14.5.2.III', what: 'Hb', at: 5 }],
  [OTHER, 'daylight', { kind: 'recruit', law: '11.5.5', at: 1 }],
  [OTHER, 'evening', { kind: 'incite', law: '14.6.1', at: 6 }],
  [THIRD, 'daylight', { kind: 'battle', law: '9.5.2', at: 6, defender: 'C' }],
  [THIRD, 'daylight', { kind: 'strike', law: '9.5.6', what: 'Cw' }],
  [THIRD, 'birdsong', { kind: 'encamp', law: '15.4.1', what: 'Kb_f', at: 9 }],
  [THIRD, 'birdsong', { kind: 'recruit', law: '15.4.3', at: 6 }],
  [OTHER, 'daylight', { kind: 'establish', law: '11.5.6', what: 'Ot_f', at: 2 }],
];

test('4.1 to 15.4: a deed that is not offered is refused by the condition of its rule that fails', () => {
  const lines = CASES.map(([text, stage, deed]) => {
    const { kind, law, ...rest } = deed;
    return `${kind} ${Object.values(rest).join(' ')}: ${said(text, stage, deed)}`;
  });
  expect(lines).toMatchInlineSnapshot(`
    [
      "move 1 2: clearing 1 is adjacent to 5, 9 and 10 (4.2)",
      "move 7 8: they have nothing in clearing 7 to move (4.2)",
      "battle 1 E: no piece of the Eyrie is there, but in clearings 5 and 9 (4.3)",
      "battle 9 E: no warrior of the Marquise is there, but in clearings 1, 2 and 3 (4.3)",
      "battle 1 C: nobody battles themselves (4.3)",
      "build Cb_s 9: they must rule it, and the Eyrie rule clearing 9 (6.5.4.I)",
      "build Cb_s 3: it has no open building slot (2.2.3)",
      "overwork 2: it has no sawmill (6.5.5)",
      "recruit : that is done in Daylight (6.5.3) (6.5.3)",
      "craft F#anvil: it costs 1 fox, and their crafting pieces left are 1 rabbit (4.1.1)",
      "recruit 5: it has no roost; clearing 9 has (7.5.2.I)",
      "build Eb 9: it has a roost already (7.5.2.IV)",
      "build Eb 1: they must rule it, and the Marquise rule clearing 1 (7.5.2.IV)",
      "spread 6: it has sympathy already (8.2.5.I)",
      "spread 9: clearing 9 is not adjacent to sympathy; 2, 3 and 11 are (8.4.2.I)",
      "spread 1: the Marquise let nobody else place pieces there (6.2.2)",
      "revolt 2: clearing 2 has no sympathy; clearing 6 has (8.4.1.I)",
      "organize 3: they have no warrior there to organize with (8.6.1.IV)",
      "recruit 6: they recruit at bases: none on the map (8.6.1.III)",
      "train : they have no base on the map (8.5.3)",
      "mobilize : offered",
      "build Lb_r 6: a garden goes only to a clearing of its suit (10.5.1)",
      "build Lb_m 9: they must rule it, and the Eyrie rule clearing 9 (10.5.1)",
      "score R: no garden of that suit is on the map (10.5.3)",
      "build Db_c 9: they must rule it, and the Hundreds rule clearing 9 (12.5.1.I)",
      "recruit 1: they recruit in the Burrow only (12.5.1.II)",
      "move 0 5: the Burrow is adjacent to 1 (12.2.2)",
      "plot 6: a plot lies there already (13.5.2)",
      "plot 9: a plot costs one warrior there, and they have 0 (13.5.2)",
      "build Hb 5: they must rule it, and the Corvids rule clearing 5 (14.5.2.III)",
      "recruit 1: it is not on a river (11.5.5)",
      "incite 6: they have no warrior there to incite a mob (14.6.1)",
      "battle 6 C: that takes a face-up sword, and they have none (9.5.2)",
      "strike Cw: that takes a face-up crossbow, and they have none (9.5.6)",
      "encamp Kb_f 9: they have no warrior there to become a waystation (15.4.1)",
      "recruit 6: it has no waystation (15.4.3)",
      "establish Ot_f 2: it is of another suit (11.5.6.III)",
    ]
  `);
});
