import { type Violation, violation } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { planBattle } from './battle.ts';
import {
  planConspiracy,
  planDiscardDecree,
  planFunds,
  planHire,
  planOpenPath,
  planOutcast,
  planPrice,
  planRelate,
  planReveal,
} from './boards.ts';
import { planCraft } from './craft.ts';
import { Journal } from './journal.ts';
import { planBegin, planEnd } from './line.ts';
import { planMove } from './move.ts';
import type { Plan } from './plan.ts';
import { planMarker, planScore } from './score.ts';
import { planFlip, planGuess, planTrick } from './tokens.ts';

/**
 * What an action changes, read leniently: what is short comes out of the suspense place `?` and is noted in `slips`,
 * so that a log with a mistake can be followed to its end (D5).
 */
export function planLeniently(table: Readonly<Table>, action: Action): Plan {
  const journal = new Journal(table, layoutOf(table.setup));
  if (table.turn.due.length > 0) settleDue(journal, action);
  enter(journal, action);
  journal.shuffleIfEmpty();
  return journal;
}

/** What an action changes, or the first thing that is wrong with it. */
export function plan(table: Readonly<Table>, action: Action): Plan | Violation {
  const lenient = planLeniently(table, action);
  // What the header puts down comes before the first line.
  const inLine = table.turn.open || table.turn.number === 0;
  if (!inLine && action.kind !== 'begin' && action.kind !== 'end') {
    return violation('ledger/no-line', 'actions stand in a line: begin one first', { law: 'D3' });
  }
  return lenient.slips.length === 0 ? lenient : lenient.slips[0]!;
}

function settleDue(journal: Journal, action: Action): void {
  const seat = journal.layout.seatOf.get(journal.taker);
  if (seat !== undefined) journal.layout.seats[seat]!.ledger.before?.(journal, action);
}

function enter(journal: Journal, action: Action): void {
  switch (action.kind) {
    case 'move':
      planMove(journal, action);
      break;
    case 'begin':
      planBegin(journal, action);
      break;
    case 'end':
      planEnd(journal);
      break;
    case 'battle':
      planBattle(journal, action);
      break;
    case 'score':
      planScore(journal, action);
      break;
    case 'craft':
      planCraft(journal, action);
      break;
    case 'reveal':
      planReveal(journal, action);
      break;
    case 'marker':
      planMarker(journal, action);
      break;
    case 'open-path':
      planOpenPath(journal, action);
      break;
    case 'discard-decree':
      planDiscardDecree(journal, action);
      break;
    case 'relate':
      planRelate(journal, action);
      break;
    case 'price':
      planPrice(journal, action);
      break;
    case 'funds':
      planFunds(journal, action);
      break;
    case 'outcast':
      planOutcast(journal, action);
      break;
    case 'conspiracy':
      planConspiracy(journal, action);
      break;
    case 'guess':
      planGuess(journal, action);
      break;
    case 'flip':
      planFlip(journal, action);
      break;
    case 'trick':
      planTrick(journal, action);
      break;
    case 'hire':
      planHire(journal, action);
      break;
  }
}
