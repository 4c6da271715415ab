// Fits weights to rows: a regression that is drawn to the weights there are, and how likely kinds of deeds are taken.
import type { Taken } from './best-turns.ts';
import type { Row } from './rows.ts';

type Weights = Readonly<Record<string, number>>;

/** How many rows the weights there are count for. */
const PULL = 150;

const SWEEPS = 2000;

/** Rounds from here on count as one. */
const LATE = 12;

/** Solves a system of linear equations whose matrix is positive definite, by Gauss and Seidel: each unknown in turn, again and again. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const found = right.map(() => 0);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const [i, row] of matrix.entries()) {
      const others = row.reduce((sum, one, j) => (i === j ? sum : sum + one * (found[j] ?? 0)), 0);
      found[i] = ((right[i] ?? 0) - others) / (row[i] ?? 1);
    }
  return found;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * Weights of one faction's features that foretell the margin best, in points: those of rows of one round are compared with one another
 * only. Few rows leave the weights as they are.
 */
export function fitWeights(rows: readonly Row[], now: Weights): Record<string, number> {
  const names = Object.keys(rows[0]?.features ?? {});
  const roundOf = ({ round }: Row): number => Math.min(round, LATE);
  const rounds = [...new Set(rows.map(roundOf))].map((round) => rows.filter((row) => roundOf(row) === round));
  const centred = rounds.flatMap((all) => {
    const means = names.map((name) => mean(all.map(({ features }) => features[name] ?? 0)));
    const margin = mean(all.map((row) => row.margin));
    return all.map((row) => ({
      x: names.map((name, i) => (row.features[name] ?? 0) - (means[i] ?? 0)),
      y: row.margin - margin,
    }));
  });
  const spread = names.map((_, i) => Math.sqrt(mean(centred.map(({ x }) => (x[i] ?? 0) ** 2))) || 1);
  const scaled = centred.map(({ x, y }) => {
    const foretold = names.reduce((sum, name, i) => sum + (now[name] ?? 0) * (x[i] ?? 0), 0);
    return { x: x.map((value, i) => value / (spread[i] ?? 1)), rest: y - foretold };
  });
  const matrix = names.map((_, i) =>
    names.map((__, j) => scaled.reduce((sum, { x }) => sum + (x[i] ?? 0) * (x[j] ?? 0), i === j ? PULL : 0)),
  );
  const right = names.map((_, i) => scaled.reduce((sum, { x, rest }) => sum + (x[i] ?? 0) * rest, 0));
  const change = solve(matrix, right);
  const fitted = names.map((name, i): [string, number] => [
    name,
    (now[name] ?? 0) + (change[i] ?? 0) / (spread[i] ?? 1),
  ]);
  const unit = fitted.find(([name]) => name === 'points')?.[1] ?? 1;
  return Object.fromEntries(fitted.map(([name, weight]) => [name, Math.round((100 * weight) / unit) / 100]));
}

/** How many menus speak for a kind being as likely as any other. */
const DOUBT = 2;
const PASSES = 60;

/** How likely each kind is taken, for a deed of one kind beside others; on average 1. */
export function fitLiking(taken: readonly Taken[]): Record<string, number> {
  const kinds = [...new Set(taken.flatMap(({ offered }) => Object.keys(offered)))].sort();
  const count = (kind: string) => taken.filter((one) => one.kind === kind).length;
  const chosen = Object.fromEntries(kinds.map((kind) => [kind, count(kind)]));
  let liking: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 1]));
  for (let pass = 0; pass < PASSES; pass++) {
    const expected: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
    for (const { offered } of taken) {
      const all = Object.entries(offered);
      const total = all.reduce((sum, [kind, n]) => sum + n * (liking[kind] ?? 0), 0);
      for (const [kind, n] of all) expected[kind] = (expected[kind] ?? 0) + n / total;
    }
    liking = Object.fromEntries(
      kinds.map((kind) => [kind, ((chosen[kind] ?? 0) + DOUBT) / ((expected[kind] ?? 0) + DOUBT)]),
    );
  }
  return Object.fromEntries(kinds.map((kind) => [kind, Math.round(100 * (liking[kind] ?? 0)) / 100]));
}
