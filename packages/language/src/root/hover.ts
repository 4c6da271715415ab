import { counted, capital } from '@woodlog/core/kernel';
import { FACTION_SHEETS, type Faction, planLeniently, scores, explainAction } from '@woodlog/core/root';
import { impliedInWords } from '@woodlog/notation/root';
import type { Hover } from '../kernel/language.ts';
import { type RootDocument, type TurnLine, lineAt, tableAt } from './document.ts';

/** An action in English, with what it implies and the sections; or whose line it is and their points. */
export function hoverOf(doc: RootDocument, offset: number): Hover | null {
  const found = lineAt(doc, offset);
  if (found === null || found.line.kind !== 'turn') return null;
  const line = found.line;
  const { label } = line;
  if (label.start <= offset && offset < label.end) return { ...label, text: whoseLine(doc, found.index, line) };
  const written = line.actions.findIndex(({ start, end }) => start <= offset && offset < end);
  const meant = doc.checked.meant.lines[found.index];
  const node = meant?.kind === 'turn' ? meant.actions[written] : undefined;
  if (node === undefined || node.action === null) return null;
  const { start, end, action } = node;
  const table = tableAt(doc, found.index, start);
  const implied = table === null ? [] : planLeniently(table, action).implied.map(impliedInWords);
  const words = capital(explainAction(action, { taker: line.taker }));
  const bullets = implied.map(({ what, law }) => `- ${what} (${law})`);
  return { start, end, text: [`${words}.`, ...(bullets.length > 0 ? ['', ...bullets] : [])].join('\n') };
}

function whoseLine(doc: RootDocument, index: number, { taker, setup, start }: TurnLine): string {
  const name = FACTION_SHEETS[taker as Faction]?.name ?? taker;
  const player = doc.checked.tree.lines.find((line) => line.kind === 'player' && line.faction === taker);
  const who = player?.kind === 'player' && player.name !== '' ? ` (${player.name})` : '';
  const table = tableAt(doc, index, start);
  const points = table === null || setup ? undefined : scores(table)[taker];
  return `${name}${who}${setup ? ': setup' : ''}${points === undefined ? '' : `: ${counted(points, 'point')} before this turn`}`;
}
