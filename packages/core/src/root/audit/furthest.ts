import type { Breach } from './breach.ts';
import type { Node } from './node.ts';
import type { WrittenLine } from './written-line.ts';
import { total } from '../sum-of.ts';

/** The end of the longest path without a violation, and what stopped it. */
export interface Furthest {
  /** Whether anybody asks what stopped a path. */
  isAsked: boolean;
  readonly breach: Breach | null;
  readonly node: Node | null;
  /** The number of remaining effects. */
  readonly left: number;
  /** Notes what stopped a path, unless another got further. */
  note(node: Node, left: readonly number[], kind: Breach['kind'], tell: () => Breach | null): void;
}

/** Before any path; `open` if the line may continue after its last action. */
export function noFurthest(line: WrittenLine, open: boolean): Furthest {
  /** Which of two equally long paths tells more. */
  const saysMore = ({ position: { now } }: Node, left: readonly number[], kind: Breach['kind']): boolean => {
    const { breach, node } = furthest;
    if (breach === null || kind !== 'extra') return false;
    // In an unfinished line, a forbidden action tells more than a duty.
    if (breach.kind === 'missing') return open;
    // Of several excess actions, the last one written, at the menu that lacks it.
    const first = line.firstLeft(left);
    if (first !== breach.action) return first > breach.action;
    // For an unfinished line the phase that it reached counts, for a finished one any before its end.
    const far = node?.position.now;
    return open ? now?.stage !== far?.stage : far?.stage === 'over' || node?.isBeyond === true;
  };
  const furthest: { -readonly [key in keyof Furthest]: Furthest[key] } = {
    isAsked: true,
    breach: null,
    node: null,
    left: Number.POSITIVE_INFINITY,
    note(node, left, kind, tell) {
      if (!furthest.isAsked || node.breaches.length > 0) return;
      const more = total(left);
      if (more > furthest.left || (more === furthest.left && !saysMore(node, left, kind))) return;
      const breach = tell();
      if (breach !== null) Object.assign(furthest, { left: more, breach, node });
    },
  };
  return furthest;
}
