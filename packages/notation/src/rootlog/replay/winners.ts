import { type Table, POINTS_TO_WIN, SUIT_NAMES, dominanceOf, nextLine, scores } from '@woodlog/core/root';
import type { Diagnostic } from '../../kernel/diagnostic.ts';
import { lineStartsOf, positionAt } from '../../kernel/positions.ts';
import type { Tree, WinnerLine } from '../tree.ts';
import { type Replayed, winnersByRules } from './replay.ts';

/** Doubts about the end of a log: it continues after a win, or names other winners than the rules. */
export function endingDoubts(tree: Tree, played: Replayed): Diagnostic[] {
  return [...goesOn(tree, played), ...otherWinners(tree, played)];
}

function goesOn({ text }: Tree, { table, win }: Replayed): Diagnostic[] {
  if (win === null || win.span === null || win.goesOn === null) return [];
  const { line } = positionAt(lineStartsOf(text), win.span.start);
  const winners = winnersByRules(table).join(' and ');
  const { dominant } = table;
  const how = dominant === null ? `with ${POINTS_TO_WIN} points` : 'by dominance at the start of Birdsong';
  return [
    {
      severity: 'warning',
      code: 'rootlog/after-win',
      message: `the game is over: ${winners === '' ? 'somebody' : winners} won ${how} on line ${line}`,
      ...win.goesOn,
      law: (dominant !== null && dominanceOf(table, dominant)?.condition?.law) || '3.1',
      hint: 'a winning action ends the log; what follows is played as written',
    },
  ];
}

function otherWinners({ lines }: Tree, { table }: Replayed): Diagnostic[] {
  const line = lines.find((one): one is WinnerLine => one.kind === 'winner' && (one.factions?.length ?? 0) > 0);
  const named = line?.factions ?? [];
  if (line === undefined || agrees(table, named)) return [];
  const { start, end } = line.value;
  const doubt = { severity: 'warning', code: 'rootlog/winner', start, end } as const;
  const points = Object.entries(scores(table)).map(([faction, score]) => `${faction} ${score}`);
  const winners = winnersByRules(table);
  if (winners.length > 0) {
    const message = `by the rules ${winners.join(' and ')} won, not ${named.join(' and ')}: the scores are ${points.join(', ')}`;
    const meant = winners.join('');
    const hint = `did you mean \`${meant}\`? Or are points missing above?`;
    return [{ ...doubt, message, hint, meant, law: table.dominant === null ? '3.1' : '3.3.1' }];
  }
  const message = `by the rules nobody has won yet: the scores are ${points.join(', ')}`;
  const hint = named.map((faction) => whyNot(table, faction)).find((one) => one !== null);
  return [{ ...doubt, message, law: '3.1', hint: hint ?? 'are points or lines missing above?' }];
}

/**
 * Whether the rules give these winners. Whoever wins by dominance at the start of the next turn need not write that
 * turn.
 */
function agrees(table: Readonly<Table>, named: readonly string[]): boolean {
  const isSame = (winners: readonly string[]): boolean =>
    winners.length === named.length && winners.every((faction) => named.includes(faction));
  const winners = winnersByRules(table);
  if (winners.length > 0) return isSame(winners);
  const next = table.setup.seats[nextLine(table).seat]?.faction ?? '';
  return dominanceOf(table, next)?.wins != null && isSame(winnersByRules({ ...table, dominant: next }));
}

/** Why a faction with an activated dominance card has not won; null if it has none. */
function whyNot(table: Readonly<Table>, faction: string): string | null {
  const dominance = dominanceOf(table, faction);
  if (dominance === null) return null;
  const { card, condition, ruled, wins } = dominance;
  if (condition === null) return `the log shows no dominance card on ${faction}$: write \`F#dom${faction}->$\``;
  if (wins !== null) return `${faction} meets ${card}#dom, which counts at the start of a Birdsong of ${faction}`;
  const wanted =
    'suit' in condition ? `${condition.clearings} ${SUIT_NAMES[condition.suit]} clearings` : 'two opposite corners';
  const there = ruled.length === 0 ? 'none' : ruled.join(', ');
  return `${card}#dom asks ${faction} to rule ${wanted}, and it rules ${there}`;
}
