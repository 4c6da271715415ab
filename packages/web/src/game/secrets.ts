import type { Part } from '@woodlog/session/kernel';
import type { Playable } from '../plays/playable.ts';
import type { Shown } from '../replays/shown.ts';

const HIDDEN = 'Cards that not all may see.';

/** A turn's steps as everybody may read them. */
export const openlyTold = (parts: readonly Part[], { isHidden }: Playable): readonly Part[] =>
  parts.map((part) => (isHidden?.(part.text) === true ? { ...part, text: '', words: HIDDEN } : part));

/** A running game as everybody may see it: no card names, and no hands in pictures. */
export const openlyShown = (shown: Shown, { isHidden }: Playable): Shown => ({
  ...shown,
  turns: shown.turns.map((turn) => ({
    ...turn,
    steps: turn.steps.map((step) =>
      isHidden?.(step.text) === true ? { ...step, text: '', words: HIDDEN, implied: [] } : step,
    ),
  })),
});
