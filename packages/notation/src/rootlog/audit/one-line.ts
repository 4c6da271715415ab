import { copyTable } from '@woodlog/core/root';
import { byEdition, editionOf } from '@woodlog/core/root-law';
import type { Diagnostic } from '../../kernel/diagnostic.ts';
import { actionsOf } from '../../kernel/tree.ts';
import { isDoneAnyway } from '../done-anyway.ts';
import { type Checked, tableBefore } from '../replay/check.ts';
import { type AuditOptions, isKnown } from './audit.ts';
import { slipsIn } from './ledger.ts';
import { lawOf } from './judge.ts';
import { diagnosticsOf } from './law-text.ts';
import type { LogLine } from './log-line.ts';

/**
 * The law's verdict on one line of a checked log, at once; the audit comes later and may know better, since it reads
 * the lines around it. `index` counts the tree's lines from 0.
 *
 * @example lawOfLine(checkFrom(parse(log)), 12, { seatPlayers })
 */
export function lawOfLine(checked: Checked, index: number, options: AuditOptions = {}): readonly Diagnostic[] {
  const line = checked.meant.lines[index];
  const before = tableBefore(checked, index);
  if (line?.kind !== 'turn' || before === null || !isKnown(before, false, options.seatPlayers !== undefined)) return [];
  const { taker, setup, label } = line;
  const actions = actionsOf(line.actions);
  if (actions.length < line.actions.length) return [];
  if (slipsIn(copyTable(before), { taker, actions }, setup) > 0) return [];
  const one: LogLine = {
    ...{ taker, setup, label, before, actions, spans: line.actions },
    ...{ advanced: false, anyway: isDoneAnyway(line.comment?.text ?? ''), slips: false },
  };
  const law = lawOf(options.seatPlayers, options.memory);
  const match = byEdition(law.judgeAlone(one), options.edition ?? editionOf(checked.tree.text));
  return match === null ? [] : diagnosticsOf(one, match);
}
