import type { Diagnostic } from '../../src/kernel/diagnostic.ts';
import { applyEdits } from '../../src/kernel/index.ts';
import { audit, auditLines } from '../../src/rootlog/audit/index.ts';

/** The errors of a text with their lines, as the last reports on its lines have them. */
export function errorsIn(text: string): readonly (Diagnostic & { readonly line: number })[] {
  const last = new Map([...auditLines(text)].map(({ line, diagnostics }) => [line, diagnostics]));
  return [...last].flatMap(([line, all]) => all.flatMap((one) => (one.severity === 'error' ? [{ line, ...one }] : [])));
}

/** The lines with an error. */
export const wrongLines = (text: string): number[] => [...new Set(errorsIn(text).map(({ line }) => line))];

/** The verdicts on the lines of players. */
export const verdicts = (text: string) => audit(text)?.lines.map(({ verdict }) => verdict) ?? [];

/** The text with the first fix of an error. */
export const withFix = (text: string, error: Diagnostic | undefined): string =>
  applyEdits(text, error?.fixes?.[0]?.edits ?? []).text;

/** The text with the first fix of its first error. */
export const restored = (text: string): string => withFix(text, errorsIn(text)[0]);
