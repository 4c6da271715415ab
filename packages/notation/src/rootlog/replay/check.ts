import { isLeft } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import { ROOT_MAPS } from '@woodlog/core/root';
import { type Diagnostic, errorAt, inOrder } from '../../kernel/diagnostic.ts';
import type { Line, Tree } from '../tree.ts';
import { replay } from './replay.ts';
import { turnDoubts } from './turn-doubts.ts';
import { endingDoubts } from './winners.ts';

/** All that is wrong or doubtful in a log, in the order of the text: how it is written, and what the ledger says to it. */
export function check(tree: Tree): readonly Diagnostic[] {
  const guessed = withGuesses(tree);
  const game = replay(guessed);
  const ofHeader = [...missingSuits(guessed), ...saidAgain(tree)];
  if (isLeft(game)) return inOrder([...tree.diagnostics, ...ofHeader, ...setupErrors(tree, game.left)]);
  return inOrder([
    ...game.right.diagnostics,
    ...ofHeader,
    ...game.right.doubts,
    ...turnDoubts(tree),
    ...endingDoubts(tree, game.right),
  ]);
}

/**
 * The tree with the cards that unknown names may have meant, so that what follows from them is not wrong as well.
 */
export const withMeantCards = (tree: Tree): Tree => ({ ...tree, lines: tree.lines.map(withMeantCard) });

function withMeantCard(line: Line): Line {
  if (line.kind !== 'turn' || line.actions.every(({ guess }) => guess === undefined)) return line;
  return { ...line, actions: line.actions.map((node) => (node.guess ? { ...node, action: node.guess } : node)) };
}

/** The same with maps and decks, so that the rest of the log can be looked at too. */
function withGuesses(tree: Tree): Tree {
  const isNamed = (kind: 'map' | 'deck'): boolean =>
    tree.lines.some(
      (line) =>
        (line.kind === 'map' && kind === 'map' && line.map) || (line.kind === 'deck' && kind === 'deck' && line.deck),
    );
  const named = { map: isNamed('map'), deck: isNamed('deck') };
  const lines = tree.lines.map((line): Line => {
    if (line.kind === 'map' && line.guess !== undefined && !named.map) return { ...line, map: line.guess };
    if (line.kind === 'deck' && line.guess !== undefined && !named.deck) return { ...line, deck: line.guess };
    return withMeantCard(line);
  });
  return { ...tree, lines };
}

const UNKNOWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['setup/map', 'rootlog/unknown-map'],
  ['setup/deck', 'rootlog/unknown-deck'],
]);

/** Why a log has no table; nothing where an unknown map or deck has said so already. */
function setupErrors({ diagnostics }: Tree, refused: Violation): Diagnostic[] {
  const said = UNKNOWN_NAMES.get(refused.violation);
  return diagnostics.some(({ code }) => code === said) ? [] : [errorAt(refused, null)];
}

/** A map without printed suits needs the line `Clearings:`, or nobody knows what matches (A.1). */
function missingSuits(tree: Tree): Diagnostic[] {
  const line = tree.lines.find(({ kind }) => kind === 'map');
  if (line?.kind !== 'map' || line.map === null || tree.lines.some(({ kind }) => kind === 'clearings')) return [];
  if (ROOT_MAPS[line.map].clearings[1].suit !== null) return [];
  const { start, end } = line.value;
  const message = `the ${line.map} map prints no suits: the log needs a line \`Clearings:\``;
  return [
    {
      severity: 'warning',
      code: 'rootlog/no-clearings',
      message,
      start,
      end,
      law: 'A.1',
      hint: 'such as `Clearings: F1, R2, M3, ... F12`',
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
    const message = `a second line \`${tree.text.slice(start, end)}\`: the first one counts`;
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
