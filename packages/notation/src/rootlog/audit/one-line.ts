import { copyTable } from '@woodlog/core/root';
import { byEdition, editionOf, seatPlayers } from '@woodlog/core/root-law';
import type { Diagnostic } from '../../kernel/diagnostic.ts';
import { isDoneAnyway } from '../done-anyway.ts';
import { type Checked, tableBefore } from '../replay/check.ts';
import { type AuditOptions, isKnown } from './audit.ts';
import { slipsIn } from './ledger.ts';
import { lawOf } from './judge.ts';
import { diagnosticsOf } from './law-text.ts';
import type { Judged, LogLine } from './log-line.ts';
import { nothingRecalled } from './recalled.ts';

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
  const actions = line.actions.flatMap(({ action }) => (action === null ? [] : [action]));
  if (actions.length < line.actions.length) return [];
  if (slipsIn(copyTable(before), { taker, actions }, setup) > 0) return [];
  const one: LogLine = {
    ...{ taker, setup, label, before, actions, spans: line.actions, slips: false },
    ...(isDoneAnyway(line.comment?.text ?? '') && { anyway: true as const }),
  };
  const law = lawOf(options.seatPlayers ?? seatPlayers, options.memory ?? nothingRecalled());
  const judged: Judged[] = [];
  law.judge(one, judged, { entry: index, at: 0 });
  const edition = options.edition ?? editionOf(checked.tree.text);
  return judged.flatMap(({ match }) => {
    const said = byEdition(match, edition);
    return said === null ? [] : diagnosticsOf(one, said);
  });
}
