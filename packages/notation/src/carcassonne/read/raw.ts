// What is read of a line before players and expansions are known.
import type { Diagnostic, Span } from '../../kernel/diagnostic.ts';
import type { Player, Points } from '../log.ts';
import type { TileText } from '../tile-text.ts';
import type { CommentNode } from '../../kernel/tree.ts';
import type { BracketPoints } from './score.ts';

export interface RawTile extends Span {
  readonly text: string;
  readonly tile: TileText | null;
}

export interface RawAction extends Span {
  readonly kind: 'place' | 'discard' | 'concede' | 'abandon';
  /** Its square; null if unreadable or out of range. */
  readonly square: { readonly x: number; readonly y: number } | null;
  readonly tile: RawTile | null;
  /** `[a]` after the tile: recalls the abbot. */
  readonly recalls?: true;
}

export type RawScore = { readonly own: Points } | { readonly brackets: readonly BracketPoints[] };

export interface RawMove {
  readonly actions: readonly RawAction[];
  readonly scores: readonly RawScore[];
  readonly scoreSpan: Span | null;
  readonly unread: Span | null;
}

interface RawBase extends Span {
  /** The list bullet before it. */
  readonly bullet?: Span;
  readonly comment: CommentNode | null;
}

export type RawLine =
  | (RawBase & { readonly kind: 'header'; readonly fields: readonly string[] })
  | (RawBase & { readonly kind: 'player'; readonly player: Player })
  | (RawBase &
      RawMove & { readonly kind: 'move'; readonly label: Span; readonly number: number; readonly letters: string })
  | (RawBase & {
      readonly kind: 'final';
      readonly label: Span;
      readonly letter: string;
      readonly points: Points;
      readonly value: Span;
      readonly unread: Span | null;
    })
  | (RawBase & { readonly kind: 'comment' | 'continued'; readonly comment: CommentNode })
  | (RawBase & { readonly kind: 'unknown' });

export type RawMoveLine = Extract<RawLine, { kind: 'move' }>;

export type Say = (diagnostic: Diagnostic) => void;
