import type { NotShown } from '../replays/shown.ts';

/** Why a log has no board. */
export const NotReplayed = ({ problem }: NotShown) => (
  <section class="board-at" aria-label="Board at the cursor">
    <p class="hint">There is no board yet: {problem}</p>
  </section>
);
