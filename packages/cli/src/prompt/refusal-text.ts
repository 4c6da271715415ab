import type { Refusal } from '@woodlog/session/kernel';
import { diagnosticsText } from '../show/diagnostics.ts';
import type { Paint } from '../show/paint.ts';
import { visible, visibleLines } from '../show/visible.ts';

/** Most alternatives that are named. */
const MOST_ALLOWED = 4;

/** Why input is refused, with a mark under the wrong words where that is known, and what would be allowed. */
export function refusalText(
  { refused, law, problems, allowed = [] }: Refusal,
  words: string,
  name: string,
  paint: Paint,
): string {
  if (problems !== undefined) return diagnosticsText({ name, text: words, diagnostics: problems }, paint);
  const section = law === undefined ? '' : ` (${law})`;
  const listed = allowed.slice(0, MOST_ALLOWED).map(visible);
  const more = allowed.length > listed.length ? '; ? lists all' : '';
  const instead = listed.length === 0 ? '' : `\n  = ${listed.join('\n    or ')}${more}`;
  return `${visibleLines(refused)}${section}${instead}`;
}
