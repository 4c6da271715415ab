import { useState } from 'preact/hooks';
import { game } from '../game/current.ts';
import { packLog, saveFile } from '../links.ts';
import { Chip } from '../parts/chip.tsx';
import { Curve } from '../parts/curve.tsx';
import { Board } from '../parts/board.tsx';
import { useShown } from '../replays/use-shown.ts';
import { type Playable, type Player, shortName } from '../plays/playable.ts';

interface EndProps {
  readonly winners: readonly string[];
  readonly players: readonly Player[];
  readonly play: Playable;
  readonly table: object;
}

/** The winners, how the game went, and the game as link and file. */
export function End({ winners, players, play, table }: EndProps) {
  const [link, setLink] = useState<string | null>(null);
  const log = game.value?.session.log ?? '';
  const shown = useShown(log, 400);
  const names = players.filter(({ letter }) => winners.includes(letter)).map(shortName);
  const linkTo = async (text: string): Promise<void> => {
    const address = `${location.href.split('#')[0]}#log=${await packLog(text)}`;
    setLink(address);
    await navigator.clipboard?.writeText(address).catch(() => undefined);
  };
  let frame = -1;
  const ends =
    shown === null || 'problem' in shown
      ? []
      : shown.turns.map(({ steps }) => {
          frame += steps.length;
          return frame;
        });
  return (
    <main class="taking">
      <Board play={play} table={table} log={log} />
      <div class="side">
        <h1>{names.length === 0 ? 'Nobody wins' : `${names.join(' and ')} won`}</h1>
        <ol class="ranks">
          {[...players]
            .sort(
              (a, b) => Number(winners.includes(b.letter)) - Number(winners.includes(a.letter)) || b.score - a.score,
            )
            .map((player) => (
              <li key={player.letter}>
                <Chip {...player} /> {shortName(player)} <b>{player.score}</b>
              </li>
            ))}
        </ol>
        {shown !== null && !('problem' in shown) && <Curve shown={shown} ends={ends} />}
        <h2>Keep it</h2>
        <div class="row">
          <button type="button" class="main" onClick={async () => location.assign(`#log=${await packLog(log)}`)}>
            Watch the replay
          </button>
          <button type="button" onClick={() => saveFile(play.fileName, log)}>
            Save the log
          </button>
          <button type="button" onClick={() => void linkTo(log)}>
            Copy a link
          </button>
          <button type="button" onClick={() => void linkTo(play.nameless(log))}>
            Copy a link without names
          </button>
        </div>
        <p class="hint">The link holds the whole game: names, and the cards that became known.</p>
        {link !== null && (
          <label>
            <span>Copied</span>
            <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
      </div>
    </main>
  );
}
