import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Turn } from '@woodlog/session/kernel';
import { StepInWords } from '../parts/board-at.tsx';
import { Curve } from '../parts/curve.tsx';
import { Picture } from '../parts/picture.tsx';
import { ScoresAt } from '../parts/scores-at.tsx';
import type { Shown } from '../replays/shown.ts';

interface ReplayViewProps {
  readonly shown: Shown;
  /** A heading for reading voices, where no other stands above. */
  readonly heading?: string;
  /** Opens on the last turn. */
  readonly atEnd?: boolean;
  /** Opens on this turn. */
  readonly turn?: number;
  readonly onTurn?: (turn: number) => void;
  /** What can be done with a turn. */
  readonly actions?: (turn: Turn) => ComponentChildren;
}

/** The first frame of each turn. */
function firstFrames(turns: readonly Turn[]): number[] {
  let frame = 0;
  return turns.map(({ steps }) => {
    const first = frame;
    frame += steps.length;
    return first;
  });
}

/** A turn in a line: what it scored, and how much was done. */
function summaryOf(shown: Shown, turn: Turn, first: number): string {
  const before = first === 0 ? [] : shown.scoresAt(first - 1);
  const after = shown.scoresAt(first + turn.steps.length - 1);
  const changes = shown.players.flatMap(({ id }, seat) => {
    const change = (after[seat] ?? 0) - (before[seat] ?? 0);
    return change === 0 ? [] : [`${id === turn.taker ? '' : `${id} `}${change > 0 ? '+' : '−'}${Math.abs(change)}`];
  });
  const actions = turn.steps.length - 1;
  if (actions > 0) changes.push(`${actions} ${actions === 1 ? 'action' : 'actions'}`);
  return changes.join(', ');
}

/** A log turn by turn, with the board after each step. */
export function ReplayView({ shown, heading, atEnd, turn: opened, onTurn, actions }: ReplayViewProps) {
  const { turns } = shown;
  const firsts = firstFrames(turns);
  const frames = (firsts.at(-1) ?? 0) + (turns.at(-1)?.steps.length ?? 1);
  const endOf = (turn: number): number => (firsts[turn + 1] ?? frames) - 1;
  const [frame, setFrame] = useState(atEnd === true ? frames - 1 : endOf(Math.min(opened ?? 0, turns.length - 1)));
  const at = Math.max(
    0,
    firsts.findLastIndex((first) => first <= frame),
  );
  const turn = turns[at];
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    onTurn?.(at);
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.offsetTop - 80;
  }, [at]);
  const go = (to: number): void => setFrame(Math.max(0, Math.min(frames - 1, to)));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement) return;
    const to: Readonly<Record<string, number>> = {
      ArrowRight: frame + 1,
      ArrowLeft: frame - 1,
      ArrowDown: endOf(at + 1),
      ArrowUp: endOf(at - 1),
      Home: 0,
      End: frames - 1,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  const [board, ...beside] = shown.pictures(frame);
  const ends = turns.map((_, i) => endOf(i));
  return (
    <main class="replay">
      {heading !== undefined && <h1 class="unseen">{heading}</h1>}
      <div class="replay-board">{board !== undefined && <Picture {...board} />}</div>
      <div class="side">
        <ScoresAt shown={shown} frame={frame} taker={turn?.taker} />
        <StepInWords turn={turn} step={turn?.steps[frame - (firsts[at] ?? 0)]} at={at} />
        <div class="steps-bar">
          <button type="button" aria-label="Turn before" onClick={() => go(endOf(at - 1))} disabled={at === 0}>
            «
          </button>
          <button type="button" aria-label="Action before" onClick={() => go(frame - 1)} disabled={frame === 0}>
            ‹
          </button>
          <input
            type="range"
            aria-label="Position in the game"
            aria-valuetext={`${turn?.heading ?? ''}, step ${frame + 1} of ${frames}`}
            min={0}
            max={frames - 1}
            value={frame}
            onInput={(event) => go(Number(event.currentTarget.value))}
          />
          <button type="button" aria-label="Next action" onClick={() => go(frame + 1)} disabled={frame === frames - 1}>
            ›
          </button>
          <button
            type="button"
            aria-label="Next turn"
            onClick={() => go(endOf(at + 1))}
            disabled={at === turns.length - 1}
          >
            »
          </button>
        </div>
        {turn !== undefined && actions?.(turn)}
        <Curve shown={shown} ends={ends} at={at} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
        <ol class="turns" ref={list} tabIndex={0} aria-label="Turns">
          {turns.map((one, i) => (
            <li key={i} aria-current={i === at ? 'true' : undefined}>
              <button type="button" onClick={() => go(endOf(i))}>
                <b>{one.heading}</b> <span>{summaryOf(shown, one, firsts[i] ?? 0)}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div class="beside">
        {beside.map((picture) => (
          <Picture key={picture.name} {...picture} />
        ))}
      </div>
    </main>
  );
}
