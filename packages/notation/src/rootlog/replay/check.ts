import { isLeft } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import { ROOT_MAPS, type Table } from '@woodlog/core/root';
import { type Diagnostic, errorAt, inOrder } from '../../kernel/diagnostic.ts';
import { sameStart } from '../../kernel/same-start.ts';
import { logOf } from '../meaning.ts';
import { setupOf } from '../setup.ts';
import type { Line, Tree } from '../tree.ts';
import { linesOfTree } from './lines.ts';
import { Playing } from './playing.ts';
import { openingOf, replayed } from './replay.ts';
import { turnDoubts } from './turn-doubts.ts';
import { endingDoubts } from './winners.ts';

/** A checked log, with what the next check of a text with the same start can continue from. */
export interface Checked {
  readonly tree: Tree;
  /** All errors and doubts, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  /** The tree as it is played: unknown names are read as what they may have meant. */
  readonly meant: Tree;
  /** Saved states of the replay, each before the tree line with this index. Some lines have none. */
  readonly checkpoints: readonly { readonly index: number; readonly playing: Playing }[];
}

/** All errors and doubts of a log, in the order of the text: its spelling, and its ledger errors. */
export const check = (tree: Tree): readonly Diagnostic[] =>
  checkFrom(tree, undefined, Number.POSITIVE_INFINITY).diagnostics;

/** Lines between two checkpoints. */
const LINES_APART = 6;

/**
 * Checks a log as `check` does, but plays only the lines from the first difference to another text on, so that an
 * editor can check after each key.
 *
 * @example const second = checkFrom(parse(edited), checkFrom(parse(text)))
 */
export function checkFrom(tree: Tree, before?: Checked, apart = LINES_APART): Checked {
  const meant = withMeantCards(withMeantLines(tree));
  const ofHeader = [...missingSuits(meant), ...saidAgain(tree)];
  const opening = openingOf(meant);
  if (isLeft(opening)) {
    const diagnostics = inOrder([...tree.diagnostics, ...ofHeader, ...setupErrors(tree, opening.left)]);
    return { tree, diagnostics, meant, checkpoints: [] };
  }
  const checkpoints = before === undefined ? [] : [...sharedCheckpoints(meant, before)];
  const last = checkpoints.at(-1);
  const playing = last?.playing.copy(tree.text) ?? new Playing(opening.right.table, tree.text);
  for (const line of linesOfTree(meant)) {
    if (last !== undefined && (line.turn === 0 || line.index < last.index)) continue;
    const since = line.turn - (checkpoints.at(-1)?.playing.turn ?? 0);
    if (line.turn > 0 && since > apart) checkpoints.push({ index: line.index, playing: playing.copy(tree.text) });
    playing.play(line, false);
  }
  const played = replayed(meant, opening.right.setup, playing);
  const doubts = [...played.doubts, ...turnDoubts(meant), ...endingDoubts(tree, played)];
  return { tree, diagnostics: inOrder([...played.diagnostics, ...ofHeader, ...doubts]), meant, checkpoints };
}

/** Checkpoints that another text can use: it begins the same way and has the same header. */
function sharedCheckpoints(meant: Tree, before: Checked): Checked['checkpoints'] {
  const { text } = meant;
  const other = before.tree.text;
  const same = sameStart(text, other);
  const isHeader = ({ kind, start }: Line): boolean => kind !== 'turn' && kind !== 'comment' && start >= same;
  const setup = (tree: Tree): string => JSON.stringify(setupOf(logOf(tree)));
  const isPlacement = (line: Line): boolean =>
    isHeader(line) && (line.kind === 'landmarks' || line.kind === 'hirelings');
  if (meant.lines.some(isPlacement) || before.meant.lines.some(isPlacement)) return [];
  if (setup(meant) !== setup(before.meant)) return [];
  return before.checkpoints.filter(({ index }) => (before.tree.lines[index]?.start ?? other.length) < same);
}

/** The table before a line of a checked log; null if there is none. */
export function tableBefore({ meant, checkpoints }: Checked, index: number): Table | null {
  const opening = openingOf(meant);
  if (isLeft(opening)) return null;
  const last = checkpoints.findLast((one) => one.index <= index);
  const playing = last?.playing.copy(meant.text) ?? new Playing(opening.right.table, meant.text);
  for (const line of linesOfTree(meant)) {
    if (line.turn > 0 && line.index >= index) break;
    if (last === undefined || (line.turn > 0 && line.index >= last.index)) playing.play(line, false);
  }
  return playing.table;
}

/**
 * The tree with the cards that unknown names may have meant, and the turns of which only the label cannot be read, so that later
 * actions are not wrong as well.
 */
export const withMeantCards = (tree: Tree): Tree => ({
  ...tree,
  lines: tree.lines.map((line) => withMeantCard(meantTurn(line))),
});

function withMeantCard(line: Line): Line {
  if (line.kind !== 'turn' || line.actions.every(({ guess }) => guess === undefined)) return line;
  return { ...line, actions: line.actions.map((node) => (node.guess ? { ...node, action: node.guess } : node)) };
}

/** The only player without a line, as who has lines and no name (D70), if that is just one: a letter is wrong. */
function withStranger({ lines }: Tree): readonly [Line, Line] | null {
  const takers = lines.flatMap((line) => (line.kind === 'turn' ? line.taker : []));
  const players = lines.filter((line) => line.kind === 'player');
  const [line, ...idle] = players.filter(({ faction }) => !takers.includes(faction));
  // A single line with another letter is a slip of its own.
  const unnamed = takers.filter((taker) => !players.some(({ faction }) => faction === taker));
  const [faction = ''] = unnamed;
  const isOne = idle.length === 0 && unnamed.length > 1 && new Set(unnamed).size === 1;
  return isOne && line !== undefined ? [line, { ...line, faction }] : null;
}

/** A line of which only the label cannot be read is the turn that it may have meant. */
const meantTurn = (line: Line): Line => (line.kind === 'unknown' ? (line.guess ?? line) : line);

/** The tree with a guessed map and deck, and with turns whose label cannot be read, so that the rest of the log can be checked. */
export function withMeantLines(tree: Tree): Tree {
  const known = new Set(
    tree.lines.flatMap((line) =>
      (line.kind === 'map' && line.map) || (line.kind === 'deck' && line.deck) ? [line.kind] : [],
    ),
  );
  const [named, stranger] = withStranger(tree) ?? [];
  const lines = tree.lines.map((line): Line => {
    if (line === named && stranger !== undefined) return stranger;
    if (line.kind === 'map' && line.guess !== undefined && !known.has('map')) return { ...line, map: line.guess };
    if (line.kind === 'deck' && line.guess !== undefined && !known.has('deck')) return { ...line, deck: line.guess };
    return meantTurn(line);
  });
  return { ...tree, lines };
}

const UNKNOWN_NAMES: Readonly<Record<string, string>> = {
  'setup/map': 'rootlog/unknown-map',
  'setup/deck': 'rootlog/unknown-deck',
};

/** Why a log has no table; empty if an unknown map or deck has been reported already. */
function setupErrors({ diagnostics }: Tree, refused: Violation): Diagnostic[] {
  const said = UNKNOWN_NAMES[refused.violation];
  return diagnostics.some(({ code }) => code === said) ? [] : [errorAt(refused, null)];
}

/** A map without printed suits needs the line `Clearings:`; otherwise no card is known to match (A.1). */
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

/** Repeated lines of a kind: only the first counts. */
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

/** Whether a line is of a kind that a log has once, and readable. */
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
