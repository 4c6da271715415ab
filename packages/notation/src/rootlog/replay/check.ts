import { isLeft } from 'fp-ts/lib/Either.js';
import { ROOT_MAPS } from '@woodlog/core/root';
import { type Diagnostic, errorAt } from '../../kernel/diagnostic.ts';
import type { Line, Tree } from '../tree.ts';
import { replay } from './replay.ts';
import { endingDoubts } from './winners.ts';

/** All that is wrong or doubtful in a log, in the order of the text: how it is written, and what the ledger says to it. */
export function check(tree: Tree): readonly Diagnostic[] {
  const game = replay(tree);
  if (isLeft(game)) return [...tree.diagnostics, errorAt(game.left, null)];
  return [...game.right.diagnostics, ...missingSuits(tree), ...saidAgain(tree), ...endingDoubts(tree, game.right)].sort(
    (a, b) => a.start - b.start,
  );
}

/** A map without printed suits needs the line `Clearings:`, or nobody knows what matches (A.1). */
function missingSuits(tree: Tree): Diagnostic[] {
  const line = tree.lines.find(({ kind }) => kind === 'map');
  if (line?.kind !== 'map' || line.map === null || tree.lines.some(({ kind }) => kind === 'clearings')) return [];
  if (ROOT_MAPS[line.map].clearings[1].suit !== null) return [];
  const { start, end } = line.value;
  const message = `the ${line.map} map prints no suits, and no line Clearings: gives them`;
  return [
    {
      severity: 'warning',
      code: 'rootlog/no-clearings',
      message,
      start,
      end,
      law: 'A.1',
      hint: 'Clearings: F1, R2, M3, ... F12',
    },
  ];
}

/** Lines of a kind that stands above already: the first counts. */
function saidAgain(tree: Tree): Diagnostic[] {
  const said = new Set<Line['kind']>();
  const again: Diagnostic[] = [];
  for (const line of tree.lines) {
    if (!saysOnce(line)) continue;
    const { start, end } = line.label;
    const message = `a line ${tree.text.slice(start, end)} stands above, and the first counts`;
    if (said.has(line.kind)) again.push({ severity: 'warning', code: 'rootlog/second-line', message, start, end });
    said.add(line.kind);
  }
  return again;
}

/** Whether a line says what is said once a log, in words that could be read. */
function saysOnce(line: Line): boolean {
  switch (line.kind) {
    case 'map':
      return line.map !== null;
    case 'deck':
      return line.deck !== null;
    case 'clearings':
      return line.suits !== null;
    case 'pool':
    case 'winner':
      return line.factions !== null;
    default:
      return line.kind === 'landmarks' || line.kind === 'hirelings';
  }
}
