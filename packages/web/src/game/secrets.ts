import type { Part } from '@woodlog/session/kernel';
import type { Playable } from '../plays/playable.ts';
import type { Shown } from '../replays/shown.ts';

const HIDDEN = 'Cards that not all may see.';

/** What was done in a turn as all may read it. */
export const openlyTold = (parts: readonly Part[], { isHidden }: Playable): readonly Part[] =>
  parts.map((part) => (isHidden?.(part.text) === true ? { ...part, text: '', words: HIDDEN } : part));

/** A game under way as all may see it: no words of cards, and no hands in its pictures. */
export const openlyShown = (shown: Shown, { isHidden }: Playable): Shown => ({
  ...shown,
  turns: shown.turns.map((turn) => ({
    ...turn,
    steps: turn.steps.map((step) =>
      isHidden?.(step.text) === true ? { ...step, text: '', words: HIDDEN, implied: [] } : step,
    ),
  })),
});
