import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Table } from '@woodlog/core/root';
import type { Mark } from '@woodlog/draw/root';
import type { Asked, Moment, Part } from '@woodlog/session/kernel';
import {
  game,
  give,
  giveAgain,
  holdGame,
  isElsewhere,
  leaveGame,
  mayRedo,
  mayUndo,
  moment,
  restartTurn,
  see,
  takeBack,
} from '../game/current.ts';
import { openlySeen, openlyTold } from '../game/secrets.ts';
import { type Player, playersOf, shortName } from '../game/standing.ts';
import { pointsOf, tableAfter } from '../game/steps.ts';
import { loadGame } from '../game/store.ts';
import { BotStep, marksOf } from '../parts/bot-step.tsx';
import { Scores } from '../parts/chip.tsx';
import { RootMap } from '../parts/map.tsx';
import { Question } from '../parts/question.tsx';
import { tap, tappingOf } from '../parts/tapping.ts';
import { WriteBox } from '../parts/write.tsx';
import { goTo } from '../router.ts';
import { Boards } from './boards.tsx';
import { End } from './end.tsx';
import { Timeline } from './timeline.tsx';

const TABS = [
  ['play', 'Play'],
  ['table', 'Table'],
  ['timeline', 'Timeline'],
] as const;

/** A game under way. */
export function Play({ id, tab }: { readonly id: string; readonly tab: string }) {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let left = false;
    void loadGame(id).then((found) => {
      if (left) return;
      setMissing(found === undefined);
      game.value = found ?? null;
      if (found !== undefined) holdGame(id);
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
  if (now === null || game.value === null) return <main class="page" aria-busy="true" />;
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
            game.value = (await loadGame(id)) ?? null;
          }}
        >
          Go on here
        </button>
      </main>
    );
  if (now.kind === 'broken') return <Broken reason={now.reason} />;
  const players = playersOf(now.table);
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
        <Boards table={openlySeen(now.table)} />
      ) : tab === 'timeline' ? (
        <Timeline session={game.value.session} table={now.table} />
      ) : (
        <Turn key={game.value.session.log.length} moment={now} players={players} seen={game.value.seen} />
      )}
    </div>
  );
}

const NONE: readonly string[] = [];

/** What the map points at: the step shown, the battle that is fought, or what a bot did last. */
function markedBy(now: Moment<Table>, shown: Part | undefined, last: Part | undefined): readonly Mark[] {
  if (shown !== undefined) return marksOf(shown);
  if (now.kind === 'asked' && now.battle !== undefined) {
    const place = String(now.battle.clearing);
    return [
      { kind: 'touched', place },
      { kind: 'battle', place },
    ];
  }
  return last === undefined ? [] : marksOf(last);
}

interface TurnProps {
  readonly moment: Moment<Table>;
  readonly players: readonly Player[];
  readonly seen: number;
}

function Turn({ moment: now, players, seen }: TurnProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { table, steps, taker } = now;
  const who = players[taker];
  const isBots = who?.isBot === true;
  const shown = isBots && (now.kind === 'played' || seen < steps.length) ? steps[seen] : undefined;
  const showsStep = shown !== undefined || now.kind === 'played';
  const { open, tappable } =
    now.kind === 'asked' && !showsStep ? tappingOf(now.question, table, chosen) : { open: NONE, tappable: NONE };
  const onPlace = (place: string): void => {
    if (now.kind !== 'asked') return;
    const result = tap(now.question, chosen, place);
    if ('answer' in result) {
      setChosen(null);
      void give(result.answer.answer);
    } else setChosen(result.chosen);
  };
  const onStep = async (at: number): Promise<void> => {
    if (at >= steps.length && now.kind === 'played') await give(null);
    else await see(at);
  };
  const last = steps.at(-1);
  const log = game.value?.session.log ?? '';
  const drawn = useMemo(
    () => (shown === undefined || who === undefined ? null : tableAfter(log, who.letter, steps.slice(0, seen + 1))),
    [log, seen, steps.length],
  );
  const marks = useMemo(() => markedBy(now, shown, isBots ? last : undefined), [now, shown, last]);
  const points = useMemo(() => (now.kind === 'played' ? pointsOf(log, table) : ''), [log, now.kind]);
  if (now.kind === 'over') return <End winners={now.winners} players={players} table={table} />;
  const lit = chosen !== null && tappable.includes(chosen) ? chosen : null;
  return (
    <main class="turn">
      <RootMap table={drawn ?? table} marks={marks} open={open} tappable={tappable} chosen={lit} onPlace={onPlace} />
      <div class="side">
        {who !== undefined && <WhoseTurn who={who} now={now} />}
        {showsStep ? (
          <BotStep
            parts={steps}
            at={seen}
            name={who === undefined ? 'The bot' : shortName(who)}
            isWhole={now.kind === 'played'}
            points={points}
            onStep={(at) => void onStep(at)}
          />
        ) : (
          <Question
            key={`${game.value?.session.answers.length}`}
            asked={now as Asked<Table>}
            players={players}
            chosen={lit}
          />
        )}
        {now.kind === 'asked' && now.due.length > 0 && (
          <section aria-label="Still to do">
            <h3>Still to do this turn</h3>
            <ul class="due">
              {now.due.map(({ law, text }) => (
                <li key={text}>
                  {text.charAt(0).toUpperCase() + text.slice(1)} <span class="law">{law}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div class="undo">
          <button type="button" disabled={!mayUndo.value} onClick={() => void takeBack()}>
            ↶ Undo
          </button>
          <button type="button" disabled={!mayRedo.value} onClick={() => void giveAgain()}>
            ↷ Redo
          </button>
        </div>
        {steps.length > 0 && !showsStep && (
          <details class="so-far">
            <summary>
              This turn so far <span class="count">{steps.length}</span>
            </summary>
            <ol>
              {openlyTold(steps, table).map((part, i) => (
                <li key={i}>
                  {part.words} <code>{part.text}</code>
                </li>
              ))}
            </ol>
          </details>
        )}
        {now.kind === 'asked' && !isBots && <WriteBox />}
      </div>
    </main>
  );
}

const PHASES = ['Birdsong', 'Daylight', 'Evening'];

function WhoseTurn({ who, now }: { readonly who: Player; readonly now: Moment<Table> }) {
  const asked = now.kind === 'asked' ? now : undefined;
  const phase = PHASES.findIndex((one) => asked?.phase.startsWith(one));
  return (
    <div class="whose">
      <h1>
        {shortName(who)}
        {who.name !== '' && !who.isBot && <small>{who.faction}</small>}
      </h1>
      {phase >= 0 && (
        <ol class="phases" aria-label="Phases">
          {PHASES.map((name, i) => (
            <li key={name} aria-current={i === phase ? 'step' : undefined} class={i < phase ? 'done' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      {asked !== undefined && (
        <p class="hint">
          {phase < 0 && `${asked.phase} · `}
          {asked.step} <span class="law">{asked.law}</span>
        </p>
      )}
    </div>
  );
}

/** After an update the answers of the open turn may not fit any more; the log always does. */
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
