import { type Codec, codecOf, integer, orNull, record } from '@woodlog/core/kernel';
import type { Span } from './diagnostic.ts';
import { lineStartsOf, positionAt } from './positions.ts';

/** An action and its position; `null` if unreadable. Positions count from 1. */
export interface PlacedAction<Action> {
  readonly action: Action | null;
  readonly text?: string;
  readonly line?: number;
  readonly column?: number;
  readonly endColumn?: number;
}

export const anyText = codecOf('text', (value): value is string => typeof value === 'string');

/** The number of a line or column. */
export const position = integer(1, 1e9);

/** Checks an action with its place. */
export const placedAction = <Action>(action: Codec<Action>): Codec<PlacedAction<Action>> =>
  record<PlacedAction<Action>>(
    'action',
    { action: orNull(action) },
    { text: anyText, line: position, column: position, endColumn: position },
  );

export function placing(text: string) {
  const starts = lineStartsOf(text);
  return {
    lineAt: (offset: number): number => positionAt(starts, offset).line,
    placed<Action>({ start, end }: Span, action: Action | null): Required<PlacedAction<Action>> {
      const { line, column } = positionAt(starts, start);
      return { text: text.slice(start, end), line, column, endColumn: column + end - start, action };
    },
  };
}
