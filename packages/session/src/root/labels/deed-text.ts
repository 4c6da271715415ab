import type { Deed, DeedKind, DeedView } from '@woodlog/core/root-law';

/** A deed in notation, with follow-up questions open: `...5->9`, `b_s->3/...`. */
export function deedText(deed: Deed): string {
  const { from, to, at, what, defender, card, column }: DeedView = deed;
  if (LEFT_OPEN.includes(deed.kind)) return '...';
  if (deed.kind === 'raze') return `...${at}->...`;
  if (deed.kind === 'expose') return `...->${at}`;
  if (from !== undefined) return `...${from}->${to ?? '...'}`;
  if (defender !== undefined) return `X${defender}${at}...`;
  if (deed.kind === 'craft') return `Z${deed.card.split('#')[1]}...`;
  if (column !== undefined) return card === undefined ? '...' : `${card}->$_${column}...`;
  if (what !== undefined) return at === undefined ? `${what}->$...` : `${what.slice(1)}->${at}...`;
  if (deed.kind === 'labor') return `${deed.card}->$...`;
  const end = at ?? to;
  return end === undefined ? '...' : `...->${end}`;
}

/** Deeds that have no notation before their follow-up questions are answered. */
const LEFT_OPEN: readonly DeedKind[] = ['concert', 'explore', 'force-move', 'open-path', 'steal'];
