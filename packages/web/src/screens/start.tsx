import { useEffect, useState } from 'preact/hooks';
import type { SavedGame } from '../game/saved-game.ts';
import { deleteGame, listGames } from '../game/store.ts';
import { packLog, saveFile } from '../links.ts';
import { goTo } from '../router.ts';

const when = (time: number): string =>
  new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'short' }).format(time);

/** A shown log has a link, so that it can be kept. */
const show = async (log: string): Promise<void> => goTo(`#log=${await packLog(log)}`);

const edit = async (log: string): Promise<void> => goTo(log.trim() === '' ? '#edit' : `#edit=${await packLog(log)}`);

/** New game, saved games, logs. */
export function Start() {
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [pasted, setPasted] = useState('');
  const load = (): void => void listGames().then(setGames);
  useEffect(load, []);
  return (
    <main class="page">
      <h1>Woodlog</h1>
      <p class="lead">Keeps the board and plays the bots of your game of Root, next to the real table.</p>
      <a class="button main wide" href="#new">
        New game
      </a>
      {games !== null && games.length > 0 && (
        <section aria-labelledby="games">
          <h2 id="games">Go on</h2>
          <ul class="games">
            {games.map((one) => (
              <li key={one.id}>
                <a href={`#play=${one.id}`}>
                  <b>{one.title}</b>
                  <span>
                    {when(one.saved)} · {one.standing}
                  </span>
                </a>
                {asked === one.id ? (
                  <button
                    type="button"
                    class="danger"
                    onClick={async () => {
                      await deleteGame(one.id);
                      load();
                    }}
                  >
                    Delete for good
                  </button>
                ) : (
                  <>
                    <button
                      type="button"
                      aria-label={`Save the log of ${one.title} as a file`}
                      onClick={() => saveFile('game.rootlog', one.session.log)}
                    >
                      Save
                    </button>
                    <button type="button" aria-label={`Delete ${one.title}`} onClick={() => setAsked(one.id)}>
                      ✕
                    </button>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="open">
        <h2 id="open">Watch a game, or go on from its log</h2>
        <label class="button wide file">
          Open a log
          <input
            type="file"
            accept=".rootlog,.carcassonne,.knights,.txt,text/plain"
            onChange={async (event) => {
              const file = event.currentTarget.files?.[0];
              if (file !== undefined) await show(await file.text());
            }}
          />
        </label>
        <label>
          <span>or paste one</span>
          <textarea rows={4} value={pasted} onInput={(event) => setPasted(event.currentTarget.value)} />
        </label>
        <div class="row">
          <button type="button" disabled={pasted.trim() === ''} onClick={() => void show(pasted)}>
            Show it
          </button>
          <button type="button" onClick={() => void edit(pasted)}>
            {pasted.trim() === '' ? 'Write one' : 'Edit it'}
          </button>
        </div>
      </section>
    </main>
  );
}
