import { DECREE_COLUMNS, LEADERS, VIZIER_CARD } from '../../data/factions/eyrie.ts';
import { SUITS } from '../../data/vocabulary.ts';
import type { PlanBuilder } from '../../ledger/plan-builder.ts';
import type { FactionLedger } from '../../ledger/faction-ledger.ts';
import { columnOf } from '../../table/look-up.ts';

/** A leader has come in this line. */
const NEW_LEADER = 'leader';

function decree(builder: PlanBuilder) {
  const columns = builder.layout.bots.has('E') ? SUITS : DECREE_COLUMNS;
  return columns.map((column) => builder.place(`E$_${column}`));
}

function takeBackViziers(builder: PlanBuilder): void {
  const { supplyRow } = builder.layout;
  const vizier = columnOf(builder, VIZIER_CARD);
  for (const { row } of decree(builder)) {
    const there = builder.count(row, vizier);
    if (there > 0) builder.movePieces(vizier, row, supplyRow, there);
  }
}

function takeBackLeaders(builder: PlanBuilder, except: number): void {
  const { supplyRow } = builder.layout;
  const board = builder.place('E$').row;
  for (const { spelling } of LEADERS) {
    const leader = columnOf(builder, `#${spelling}`);
    if (leader === except || builder.count(board, leader) === 0) continue;
    builder.movePieces(leader, board, supplyRow, 1);
    depose(builder, spelling);
  }
}

/** Sets a leader that leaves aside, face down; once all are, all turn face up (7.7.3). */
function depose(builder: PlanBuilder, leader: string): void {
  const deposed = [...builder.get('deposed').filter((one) => one !== leader), leader];
  builder.set('deposed', deposed.length < LEADERS.length ? deposed : []);
}

export const EYRIE_LEDGER: FactionLedger = {
  /** A leader brings the two viziers to his columns (7.3.4, 7.7.3). Logs do not write it. */
  arrived(builder, part, { column }) {
    if (part !== '' || builder.layout.bots.has('E')) return;
    const { supplyRow } = builder.layout;
    const { name } = builder.column(column);
    const vizier = columnOf(builder, VIZIER_CARD);
    const leader = LEADERS.find(({ spelling }) => name === `#${spelling}`);
    if (leader === undefined) return;
    takeBackLeaders(builder, column);
    takeBackViziers(builder);
    builder.setTurn({ written: [...builder.get('turn').written, NEW_LEADER] });
    for (const decreeColumn of leader.viziers) {
      builder.movePieces(vizier, supplyRow, builder.place(`E$_${decreeColumn}`).row, 1);
    }
    builder.imply('7.3.4', `the viziers go under ${leader.viziers.map((column) => `$_${column}`).join(' and ')}`);
  },

  /**
   * A person's `$_->` clears the board, including viziers and leader; a bot's purges all but the viziers (D17). After the
   * new leader it clears what was there before him (7.7.2, 7.7.3).
   */
  discardDecree(builder) {
    for (const { pile } of decree(builder)) builder.discardAll(pile);
    if (builder.layout.bots.has('E') || builder.get('turn').written.includes(NEW_LEADER)) return;
    takeBackViziers(builder);
    takeBackLeaders(builder, -1);
  },
};
