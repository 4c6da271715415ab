import { isLeft } from 'fp-ts/lib/Either.js';
import { check } from '../../src/any-game.ts';
import type { CheckedLog } from '../../src/check.ts';
import { type Stream, stream } from '@woodlog/core/kernel';
import { SLIP_KINDS, type BentLog, type Slip, bend } from './bend.ts';
import { applyEdits } from '@woodlog/notation/kernel';
import { fixesOf } from './fixes.ts';
import { type Style, legalLog } from './legal-logs.ts';

/** What `check` says of one slip. */
export interface Found {
  readonly kind: string;
  readonly lines: readonly number[];
  /** What was written in place of what. */
  readonly change: string;
  /** Whether it says anything of a line of the slip that it does not say of the legal log. */
  readonly noticed: boolean;
  /** Whether the first fix given on those lines restores what was written. */
  readonly first: boolean;
  /** Whether any fix given anywhere does. */
  readonly any: boolean;
}

/** What `check` says of a log with slips in it. */
export interface Measured {
  readonly log: number;
  readonly slips: readonly Found[];
  /** Whether the bent log is a legal log itself: no error, and the lines of the slips are legal. */
  readonly silent: boolean;
  /** Lines without a slip that are reported as wrong. */
  readonly accused: readonly number[];
  /** Lines without a slip that are undecided, and more than in the legal log. */
  readonly undecided: number;
}

/** A log with slips in it, and the legal log before. */
export interface Trial extends BentLog {
  readonly original: string;
}

/** Not all logs have a place for every kind of slip; the next game is tried. */
const GAMES_TRIED = 5;

/** What is not an accusation, and not a remark about the writing. */
const NEUTRAL: ReadonlySet<string> = new Set(['law/assumed', 'law/undecided']);

/** The bent log of an index: one slip, and the kinds in turn; or several of any kinds. */
export function trialOf(seed: string, index: number, style: Style, slips: number): Trial | null {
  for (let game = 0; game < GAMES_TRIED; game++) {
    const original = legalLog(game === 0 ? seed : `${seed} ${game}`, index, style);
    const chance = stream(`${seed} ${game} ${style}`, index, `slips ${slips}`);
    const bent = bend(original, kindsOf(index, slips, chance), chance);
    if (bent !== null) return { original, ...bent };
  }
  return null;
}

function kindsOf(index: number, slips: number, chance: Stream): typeof SLIP_KINDS {
  if (slips > 1) return chance.shuffle([...SLIP_KINDS]).slice(0, slips);
  const at = index % SLIP_KINDS.length;
  return SLIP_KINDS.slice(at, at + 1);
}

/** Measures one log; `null` where there is none, or where the legal log has errors already. */
export async function measure(seed: string, index: number, style: Style, slips: number): Promise<Measured | null> {
  const trial = trialOf(seed, index, style, slips);
  if (trial === null) return null;
  const before = await checked(trial.original);
  if (wrongLines(before).length > 0) return null;
  return judged(index, trial, before, await checked(trial.text));
}

async function checked(text: string): Promise<CheckedLog> {
  const found = await check(text, { game: 'root' });
  if (isLeft(found)) throw new Error(found.left.message);
  return found.right;
}

function judged(log: number, trial: Trial, before: CheckedLog, after: CheckedLog): Measured {
  const wrong = wrongLines(after);
  const bent = new Set(trial.slips.flatMap(({ lines }) => lines));
  const slips = trial.slips.map((slip) => foundOf(slip, trial, before, after));
  return {
    log,
    slips,
    silent:
      wrong.length === 0 && !slips.some(({ noticed }) => noticed) && undecidedOf(after, (at) => bent.has(at)) === 0,
    accused: wrong.filter((line) => !bent.has(line)),
    undecided: Math.max(0, undecidedOf(after, (at) => !bent.has(at)) - undecidedOf(before, () => true)),
  };
}

function foundOf({ kind, lines, places, undone }: Slip, { text }: Trial, before: CheckedLog, after: CheckedLog): Found {
  const known = new Set(before.diagnostics.map(({ code, message }) => `${code} ${message}`));
  const here = after.diagnostics.filter(
    ({ line, code, message, fixes = [] }) =>
      lines.includes(line) && (fixes.length > 0 || !NEUTRAL.has(code)) && !known.has(`${code} ${message}`),
  );
  const restores = ({ edits }: ReturnType<typeof fixesOf>[number]): boolean => applyEdits(text, edits).text === undone;
  const firstFix = here.flatMap((diagnostic) => fixesOf(diagnostic, text).slice(0, 1)).at(0);
  return {
    kind,
    lines,
    change: places.map(({ span, original }) => `\`${original}\` > \`${text.slice(span.start, span.end)}\``).join(', '),
    noticed: here.length > 0 || wrongLines(after).some((line) => lines.includes(line)),
    first: firstFix !== undefined && restores(firstFix),
    any: after.diagnostics.some((diagnostic) => fixesOf(diagnostic, text).slice(0, 3).some(restores)),
  };
}

/** Lines with an error, and lines that the law calls illegal or a slip. */
function wrongLines({ diagnostics, lines = [] }: CheckedLog): number[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ line }) => line);
  const judged = lines.filter(({ verdict }) => verdict === 'illegal' || verdict === 'slip').map(({ line }) => line);
  return [...new Set([...errors, ...judged])].sort((a, b) => a - b);
}

const undecidedOf = ({ lines = [] }: CheckedLog, counts: (line: number) => boolean): number =>
  lines.filter(({ line, verdict }) => verdict === 'undecided' && counts(line)).length;
