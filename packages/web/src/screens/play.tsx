import { useEffect, useState } from 'preact/hooks';
import { enterGame, game, holdGame, isElsewhere, leaveGame, moment, play, restartTurn } from '../game/current.ts';
import { loadGame } from '../game/store.ts';
import { Scores } from '../parts/chip.tsx';
import { lazy } from '../parts/lazy.tsx';
import { hasManyPeople } from '../plays/playable.ts';
import { goTo } from '../router.ts';
import { Boards } from './boards.tsx';
import { Turn } from './turn.tsx';

const Timeline = lazy(async () => (await import('./timeline.tsx')).Timeline);

const TABS = [
  ['play', 'Play'],
  ['table', 'Table'],
  ['timeline', 'Timeline'],
] as const;

/** A running game. */
export function Play({ id, tab }: { readonly id: string; readonly tab: string }) {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let left = false;
    void loadGame(id).then((found) => {
      if (left) return;
      setMissing(found === undefined);
      if (found === undefined) return;
      void enterGame(found).then(() => {
        if (left) leaveGame();
        else holdGame(id);
      });
    });
    return () => {
      left = true;
      leaveGame();
    };
  }, [id]);
  if (missing)
    return (
      <main class="page">
        <h1>This game is not in this browser</h1>
        <p>Games stay in the browser that they were started in.</p>
        <a class="button main" href="#start">
          To your games
        </a>
      </main>
    );
  const now = moment.value;
  const rules = play.value;
  if (now === null || rules === null || game.value === null) return <main class="page" aria-busy="true" />;
  if (isElsewhere.value)
    return (
      <main class="page">
        <h1>This game is open in another tab</h1>
        <p>Only one tab at a time writes a game, so that no answer is lost.</p>
        <button
          type="button"
          class="main"
          onClick={async () => {
            holdGame(id, true);
            const found = await loadGame(id);
            if (found !== undefined) await enterGame(found);
          }}
        >
          Go on here
        </button>
      </main>
    );
  if (now.kind === 'broken') return <Broken reason={now.reason} />;
  const { session, seen } = game.value;
  const players = rules.playersOf(session.log, now.table);
  const openly = hasManyPeople(players);
  return (
    <div class="play">
      <header class="top">
        <Scores players={players} taker={now.taker} />
        <nav class="tabs" aria-label="Views of the game">
          {TABS.map(([name, label]) => (
            <a key={name} href={`#play=${id}&tab=${name}`} aria-current={tab === name ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <a href="#start">Games</a>
        </nav>
      </header>
      {tab === 'table' ? (
        <Boards
          play={rules}
          table={(openly ? rules.openlySeen?.(now.table) : undefined) ?? now.table}
          log={session.log}
        />
      ) : tab === 'timeline' ? (
        <Timeline session={session} play={rules} openly={openly} />
      ) : (
        <Turn key={session.log.length} play={rules} moment={now} players={players} log={session.log} seen={seen} />
      )}
    </div>
  );
}

/** After an update the answers of the open turn may no longer fit; the log always does. */
const Broken = ({ reason }: { readonly reason: string }) => (
  <main class="page">
    <h1>This turn cannot go on from here</h1>
    <p>{reason}</p>
    <p>The finished turns are safe. The open turn can start again.</p>
    <div class="row">
      <button type="button" class="main" onClick={() => void restartTurn()}>
        Start the turn again
      </button>
      <button type="button" onClick={() => goTo('#start')}>
        To your games
      </button>
    </div>
  </main>
);
