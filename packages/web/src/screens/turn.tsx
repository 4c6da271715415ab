import { capital } from '@woodlog/core/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Asked, Moment } from '@woodlog/session/kernel';
import { game, give, giveAgain, mayRedo, mayUndo, openlyTold, see, takeBack } from '../game/current.ts';
import { pointsOf } from '../game/steps.ts';
import { Board } from '../parts/board.tsx';
import { BoardBox, NOTHING_SET } from '../parts/board-box.tsx';
import { BotStep } from '../parts/bot-step.tsx';
import { lazy } from '../parts/lazy.tsx';
import { Question } from '../parts/question.tsx';
import { tap, tappingOf } from '../parts/tapping.ts';
import { WhoseTurn } from '../parts/whose-turn.tsx';
import { WriteBox } from '../parts/write.tsx';
import {
  type BoardDraft,
  type Look,
  NO_LOOK,
  type Playable,
  type Player,
  hasManyPeople,
  shortName,
} from '../plays/playable.ts';

const End = lazy(async () => (await import('./end.tsx')).End);

interface TurnProps {
  readonly play: Playable;
  readonly moment: Moment<object>;
  readonly players: readonly Player[];
  readonly log: string;
  readonly seen: number;
}

/** The line under way: the board, and beside it the step, the question or what a person sets on the board. */
export function Turn({ play: rules, moment: now, players, log, seen }: TurnProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [way, setWay] = useState(0);
  const [draft, setDraft] = useState<BoardDraft | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const choose = (place: string | null): void => {
    setChosen(place);
    setWay(0);
  };
  const { table, steps, taker } = now;
  const who = players[taker];
  const isBots = who?.isBot === true;
  // Actions of the table are shown, unless the table has just reported them itself.
  const isTables = who === undefined && now.kind === 'played';
  const isTold = isTables && game.value?.session.chance === undefined;
  useEffect(() => {
    if (isTold) void give(null);
  }, [isTold]);
  // An answered question is gone from the page, and the focus with it, so the focus moves to the next.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.question h2')?.focus({ preventScroll: true });
  });
  const shown = (isBots || isTables) && (now.kind === 'played' || seen < steps.length) ? steps[seen] : undefined;
  const showsStep = shown !== undefined || now.kind === 'played';
  const question = now.kind === 'asked' && !showsStep ? now.question : null;
  const { open, tappable } = question === null ? NO_LOOK : tappingOf(question, rules, table, chosen);
  const lit = chosen !== null && tappable.includes(chosen) ? chosen : null;
  const ways = question === null || lit === null ? [] : (rules.waysOf?.(question, lit) ?? []);
  const onPlace = (place: string): void => {
    if (draft !== null) {
      setPlace(place);
      return;
    }
    if (question === null) return;
    if (place === lit && ways.length > 1) {
      setWay(way + 1);
      return;
    }
    const result = tap(question, chosen, place);
    if ('answer' in result) {
      choose(null);
      void give(result.answer.answer);
    } else choose(result.chosen);
  };
  const onStep = async (at: number): Promise<void> => {
    if (at >= steps.length && now.kind === 'played') await give(null);
    else await see(at);
  };
  const drawn = useMemo(
    () =>
      shown === undefined || who === undefined ? null : rules.tableAfter(log, who.letter, steps.slice(0, seen + 1)),
    [log, seen, steps.length],
  );
  const points = useMemo(() => (now.kind === 'played' ? pointsOf(rules, log, table) : ''), [log, now.kind]);
  if (now.kind === 'over') return <End winners={now.winners} players={players} play={rules} table={table} />;
  const battle = now.kind === 'asked' && shown === undefined ? now.battle : undefined;
  const step = shown ?? (isBots && battle === undefined ? steps.at(-1) : undefined);
  const recorded = rules.recording;
  // With cards of their own, people are told first what to do with them.
  const { past, chance } = game.value?.session ?? {};
  const isFirst = past?.length === 0 && chance === undefined;
  const mayRecord =
    recorded !== undefined && now.kind === 'asked' && who !== undefined && !isBots && now.phase !== 'Setup';
  const look: Look =
    draft !== null && recorded !== undefined
      ? {
          open: [...new Set([...Object.keys(draft.pieces), ...(place === null ? [] : [place])])],
          tappable: recorded.places(table),
          chosen: place,
        }
      : {
          open,
          tappable,
          chosen: lit,
          previewed: ways[way % Math.max(1, ways.length)]?.[0],
          ...(step !== undefined && { step }),
          ...(battle !== undefined && { battle: String(battle.clearing) }),
        };
  return (
    <main class="taking">
      <Board play={rules} table={drawn ?? table} log={log} look={look} onPlace={onPlace} />
      <div class="side">
        <WhoseTurn who={who} now={now} isAsked={!showsStep} />
        {now.kind === 'asked' && now.phase === 'Setup' && isFirst && <p class="hint">{rules.ownCards?.(table)}</p>}
        {showsStep ? (
          <BotStep
            parts={steps}
            at={seen}
            name={who === undefined ? 'The table' : shortName(who)}
            isWhole={now.kind === 'played'}
            points={points}
            onStep={(at) => void onStep(at)}
          />
        ) : draft === null ? (
          <Question
            key={`${game.value?.session.answers.length}`}
            play={rules}
            asked={now as Asked<object>}
            players={players}
            chosen={lit}
            way={way}
            onWay={setWay}
          />
        ) : recorded !== undefined && who !== undefined ? (
          <BoardBox
            recording={recorded}
            table={table}
            players={players}
            taker={who}
            place={place}
            draft={draft}
            onPlace={setPlace}
            onDraft={setDraft}
          />
        ) : null}
        {now.kind === 'asked' && draft === null && now.due.length > 0 && (
          <section aria-label="Still to do">
            <h3>Still to do this turn</h3>
            <ul class="due">
              {now.due.map(({ law, text }) => (
                <li key={text}>
                  {capital(text)} <span class="law">{law}</span>
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
              {(hasManyPeople(players) ? openlyTold(steps, rules) : steps).map((part, i) => (
                <li key={i}>
                  {part.words} <code>{part.text}</code>
                </li>
              ))}
            </ol>
          </details>
        )}
        {now.kind === 'asked' && !isBots && draft === null && (
          <WriteBox before={`${log.trimEnd()}\n${who?.letter ?? ''}:${steps.map(({ text }) => `${text}/`).join('')}`} />
        )}
        {mayRecord && draft === null && (
          <button type="button" onClick={() => setDraft(NOTHING_SET)}>
            Enter only what lies on the board now
          </button>
        )}
      </div>
    </main>
  );
}
