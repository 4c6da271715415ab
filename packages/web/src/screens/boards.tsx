import { useState } from 'preact/hooks';
import { type Table, layoutOf, ownerName } from '@woodlog/core/root';
import { boardBox, commonBox, legendBox, scoreTrackBox } from '@woodlog/draw/root';
import { seatNames } from '@woodlog/session/root';
import { Picture } from '../parts/picture.tsx';
import { RootMap } from '../parts/map.tsx';

/** On a narrow screen boards are drawn narrower, so that their words stay large. */
const boardWidth = (): number => (innerWidth < 700 ? 440 : 520);

/** Everything that lies on the real table, to be compared with it. */
export function Boards({ table }: { readonly table: Readonly<Table> }) {
  const [large, setLarge] = useState(false);
  const width = boardWidth();
  const names = seatNames(table.setup);
  const { seats } = layoutOf(table.setup);
  return (
    <main class={large ? 'boards large' : 'boards'}>
      <h1 class="unseen">The table</h1>
      <div class="board-map">
        <RootMap table={table} />
        <button type="button" aria-pressed={large} onClick={() => setLarge(!large)}>
          {large ? 'Smaller map' : 'Larger map'}
        </button>
      </div>
      <div class="board-list">
        <Picture name="Score track" box={scoreTrackBox(table, width)} />
        {seats.map(({ faction, index }) => (
          <Picture
            key={faction}
            name={`Board of the ${ownerName(faction)}`}
            box={boardBox(table, index, names[index] ?? '', width)}
          />
        ))}
        <Picture name="Beside the board" box={commonBox(table, width)} />
        <Picture name="Legend" box={legendBox(table, width)} />
      </div>
    </main>
  );
}
