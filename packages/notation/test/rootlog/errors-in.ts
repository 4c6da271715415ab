import type { Diagnostic } from '../../src/kernel/diagnostic.ts';
import { auditLines } from '../../src/rootlog/audit/index.ts';

/** The errors of a text with their lines, as the last reports on its lines have them. */
export function errorsIn(text: string): readonly (Diagnostic & { readonly line: number })[] {
  const last = new Map([...auditLines(text)].map(({ line, diagnostics }) => [line, diagnostics]));
  return [...last].flatMap(([line, all]) => all.flatMap((one) => (one.severity === 'error' ? [{ line, ...one }] : [])));
}
