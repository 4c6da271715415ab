import { MAP_SIDE, MOST_MAPS_A_SIDE, MOST_PLAYERS, RULE_SETS } from '@woodlog/core/fuzzy-knights';
import type { Diagnostic, Span } from '../../kernel/diagnostic.ts';
import { nearestWord } from '../../kernel/edit-distance.ts';
import { lineStartsOf } from '../../kernel/positions.ts';
import { SPELLINGS } from '../lexicon.ts';
import { takerOf } from '../log.ts';
import type { CommentNode } from '../../kernel/tree.ts';
import type { ActionNode, Line, Tree } from '../tree.ts';
import { MOST_NAME, type Piece, scan } from './scan.ts';
import type { Slip } from './reader.ts';
import { readStep } from './step.ts';

const MOST_DAYS = 9999;
/** Most diagnostics for one line. */
const MOST_DIAGNOSTICS = 20;

/** Where a line's comment begins: at the first `//` outside quotes. */
function commentAt(text: string, start: number, end: number): number {
  let isQuoted = false;
  for (let i = start; i < end; i++) {
    const char = text[i];
    if (isQuoted && char === '\\') i++;
    else if (char === '"') isQuoted = !isQuoted;
    else if (char === '/' && text[i + 1] === '/' && !isQuoted) return i;
  }
  // A quote that is not closed does not hide a comment.
  const at = isQuoted ? text.slice(start, end).indexOf('//') : -1;
  return at < 0 ? end : start + at;
}

/** A stretch without surrounding blanks. */
function trimmed(text: string, start: number, end: number): Span {
  const stretch = text.slice(start, end);
  const from = start + (stretch.length - stretch.trimStart().length);
  return { start: Math.min(from, end), end: Math.max(Math.min(from, end), start + stretch.trimEnd().length) };
}

// `P1:`, `Player 1:`, `Player A:`, `1:`, `A:`
const LABEL = /^\s*(?:player\s+|p(?=\d))?(\d{1,4}|[A-Da-d])\s*:/i;

/** Reads a log. Never fails: unreadable text gives a diagnostic, and stays in the tree unchanged. */
export function parse(text: string): Tree {
  const lines: Line[] = [];
  const diagnostics: Diagnostic[] = [];
  const starts = lineStartsOf(text);
  for (const [i, start] of starts.entries()) {
    let end = starts[i + 1] ?? text.length;
    while (end > start && (text[end - 1] === '\n' || text[end - 1] === '\r')) end--;
    const line = readLine(text, start, end, diagnostics);
    if (line) lines.push(line);
  }
  return { text, lines, diagnostics };
}

function readLine(text: string, start: number, end: number, diagnostics: Diagnostic[]): Line | null {
  const at = commentAt(text, start, end);
  const whole = trimmed(text, start, end);
  if (whole.start === whole.end) return null;
  let comment: CommentNode | null = null;
  if (at < end) {
    const span = trimmed(text, at, end);
    comment = { ...span, text: text.slice(at + 2, end).trim() };
  }
  const value = trimmed(text, start, at);
  if (value.start === value.end && comment) return { kind: 'comment', ...whole, comment };
  const base = { ...whole, comment, value };
  const said = text.slice(value.start, value.end);
  const label = LABEL.exec(said);
  if (label) return stepsLine(text, base, label, diagnostics);
  const pieces = scan(text, value.start, value.end);
  return headerLine(base, pieces, diagnostics) ?? stepsLine(text, base, null, diagnostics);
}

interface Base extends Span {
  readonly comment: CommentNode | null;
  readonly value: Span;
}

function headerLine(base: Base, pieces: readonly Piece[], diagnostics: Diagnostic[]): Line | null {
  const bad = (message: string, hint?: string): null => {
    const { start, end } = base.value;
    diagnostics.push({ severity: 'error', code: 'knights/bad-header', message, start, end, ...(hint && { hint }) });
    return null;
  };
  const [first, second, third, fourth] = pieces;
  switch (first?.word) {
    case 'fuzzy':
    case 'knights':
      return { kind: 'title', ...base };
    case 'map': {
      const sides = [second?.number ?? 0, fourth?.number ?? 0] as const;
      const isSide = (side: number) => side > 0 && side % MAP_SIDE === 0 && side <= MAP_SIDE * MOST_MAPS_A_SIDE;
      const isMap = pieces.length === 4 && third?.word === 'x' && sides.every(isSide);
      return { kind: 'map', ...base, map: isMap ? sides : bad('a map is written MAP 10 x 10', 'its sides are tens') };
    }
    case 'rules': {
      const rules = RULE_SETS.find((one) => one === second?.word);
      const isRules = pieces.length === 2 && rules;
      return { kind: 'rules', ...base, rules: isRules ? rules : bad(`rules are one of ${RULE_SETS.join(', ')}`) };
    }
    case 'days': {
      const days = second?.number ?? 0;
      const isDays = pieces.length === 2 && days >= 1 && days <= MOST_DAYS;
      return { kind: 'days', ...base, days: isDays ? days : bad('days are written DAYS 100') };
    }
    case 'player': {
      const seat = (second?.number ?? 0) - 1;
      const name = third ? nameOf(third) : null;
      const isBot = pieces.length === 5 && fourth?.word === 'bot';
      const botName = isBot ? nameOf(pieces[4]!) : null;
      const isWhole = pieces.length === 3 || botName !== null;
      const isPlayer = seat >= 0 && seat < MOST_PLAYERS && name !== null && isWhole;
      if (!isPlayer)
        return {
          kind: 'player',
          ...base,
          player: bad(
            'a player is written PLAYER 1 "Ann"',
            `or PLAYER 1 "Ann" BOT castellan; a name has at most ${MOST_NAME} characters`,
          ),
        };
      const bot = botName === null ? {} : { bot: botName };
      return { kind: 'player', ...base, player: { seat, name, ...bot } };
    }
    case 'result':
      return {
        kind: 'result',
        ...base,
        winners:
          winnersOf(pieces.slice(1)) ??
          bad('a result is written RESULT P1, or RESULT DRAW', 'it names each winner once'),
      };
    default:
      return null;
  }
}

/** A name in quotes, or one word; no longer than a quoted name may be. */
function nameOf({ text }: Piece): string | null {
  if (!text.startsWith('"')) return /^\w/.test(text) && text.length <= MOST_NAME ? text : null;
  if (text.length < 2) return null;
  return text.slice(1, -1).replace(/\\(.)/g, '$1');
}

function winnersOf(pieces: readonly Piece[]): readonly string[] | null {
  if (pieces.length === 1 && pieces[0]?.word === 'draw') return [];
  const winners: string[] = [];
  for (const piece of pieces) {
    if (/^p$/i.test(piece.text) || piece.word === 'player' || piece.text === ',') continue;
    if (piece.number === undefined || piece.number < 1 || piece.number > MOST_PLAYERS) return null;
    const winner = takerOf(piece.number - 1);
    if (winners.includes(winner)) return null;
    winners.push(winner);
  }
  return winners.length > 0 ? winners : null;
}

/** The seat of a label: a number from 1, or a letter from A. */
function seatOfLabel(name: string): number {
  return /\d/.test(name) ? Number(name) - 1 : name.toUpperCase().charCodeAt(0) - 65;
}

/** Steps, separated by semicolons. A line without a known word at its start is unknown as a whole. */
function stepsLine(text: string, base: Base, label: RegExpExecArray | null, diagnostics: Diagnostic[]): Line {
  const { value, comment, start, end } = base;
  const labelEnd = value.start + (label?.[0].length ?? 0);
  const seat = label ? seatOfLabel(label[1] as string) : null;
  const pieces = scan(text, labelEnd, value.end);
  const before = diagnostics.length;
  const complain = (slip: Slip, severity: 'error' | 'warning', code: string) => {
    if (diagnostics.length - before >= MOST_DIAGNOSTICS) return;
    diagnostics.push({
      severity,
      code,
      message: slip.message,
      start: slip.start,
      end: slip.end,
      ...(slip.hint && { hint: slip.hint }),
    });
  };
  if (seat !== null && (seat < 0 || seat >= MOST_PLAYERS)) {
    complain(
      { start: value.start, end: labelEnd, message: `players are P1 to P${MOST_PLAYERS}` },
      'error',
      'knights/no-player',
    );
    return { kind: 'unknown', ...base };
  }
  const first = pieces[0];
  if (!label && first?.word !== 'drop' && first?.word !== 'daybreak') {
    const isMisspelt = first && first.word === undefined && /^[a-z-]{3,20}$/i.test(first.text);
    const near = isMisspelt ? nearestWord(first.text.toLowerCase(), SPELLINGS) : undefined;
    const hint = near ? `did you mean ${near.toUpperCase()}?` : 'a step begins with its player, such as P1: END';
    complain({ ...value, message: 'this is neither a header line nor a step', hint }, 'error', 'knights/unknown-line');
    return { kind: 'unknown', ...base };
  }
  const actions: ActionNode[] = [];
  for (const group of groups(pieces)) {
    const read = readStep(text, group, seat);
    if ('actions' in read) {
      for (const action of read.actions) actions.push(action);
      for (const warning of read.warnings) complain(warning, 'warning', 'knights/note');
      continue;
    }
    actions.push({ start: group[0]!.start, end: group.at(-1)!.end, action: null });
    complain(read.slip, 'error', 'knights/unreadable-step');
  }
  if (actions.length === 0) {
    complain({ ...value, message: 'a player without a step' }, 'error', 'knights/no-step');
    return { kind: 'unknown', ...base };
  }
  const taker = seat === null ? '' : takerOf(seat);
  return { kind: 'steps', start, end, comment, label: { start: value.start, end: labelEnd }, taker, actions };
}

/** The pieces of each step between semicolons, without empty steps. */
function groups(pieces: readonly Piece[]): Piece[][] {
  const all: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.text === ';') all.push([]);
    else all.at(-1)!.push(piece);
  }
  return all.filter((group) => group.length > 0);
}
