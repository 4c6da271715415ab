import { useState } from 'preact/hooks';
import { Board } from '../parts/board.tsx';
import { Picture } from '../parts/picture.tsx';
import type { Playable } from '../plays/playable.ts';
import { boardWidth } from '../viewer/board-width.ts';

interface BoardsProps {
  readonly play: Playable;
  readonly table: object;
  readonly log: string;
}

/** Everything on the real table, for comparison. */
export function Boards({ play, table, log }: BoardsProps) {
  const [large, setLarge] = useState(false);
  return (
    <main class={large ? 'boards large' : 'boards'}>
      <h1 class="unseen">The table</h1>
      <div class="board-map">
        <Board play={play} table={table} log={log} />
        <button type="button" aria-pressed={large} onClick={() => setLarge(!large)}>
          {large ? 'Smaller board' : 'Larger board'}
        </button>
      </div>
      <div class="board-list">
        {play.beside(table, log, boardWidth()).map((picture) => (
          <Picture key={picture.name} {...picture} />
        ))}
      </div>
    </main>
  );
}
