import type { Shown } from '../replays/shown.ts';

const WIDTH = 400;
const HEIGHT = 160;
const EDGE = 14;
const LETTER = 13;

interface CurveProps {
  readonly shown: Shown;
  /** The last frame of each turn. */
  readonly ends: readonly number[];
  readonly at?: number;
}

/** Heights of labels, moved apart so that none overlap. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = EDGE / 2;
  for (const i of order) {
    placed[i] = Math.max(least, placed[i] ?? 0);
    least = (placed[i] ?? 0) + LETTER;
  }
  const over = Math.max(0, least - LETTER - (HEIGHT - EDGE / 2));
  return placed.map((height) => height - over);
}

/** Each player's points by turn; lines have letters, so that colour is not needed. */
export function Curve({ shown, ends, at }: CurveProps) {
  const rows = ends.map((frame) => shown.scoresAt(frame));
  const most = Math.max(shown.goal ?? 0, 1, ...rows.flat());
  const x = (turn: number): number => EDGE + (turn / Math.max(1, ends.length - 1)) * (WIDTH - 3 * EDGE);
  const y = (points: number): number => HEIGHT - EDGE - (points / most) * (HEIGHT - 2 * EDGE);
  const last = rows.at(-1) ?? [];
  const places = spread(last.map(y));
  const words = shown.players.map(({ name }, seat) => `${name} ${last[seat] ?? 0}`).join(', ');
  return (
    <svg class="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${shown.measure}: ${words}`}>
      <line x1={EDGE} y1={y(0)} x2={WIDTH - 2 * EDGE} y2={y(0)} class="s-line" />
      {shown.goal !== null && (
        <>
          <line x1={EDGE} y1={y(most)} x2={WIDTH - 2 * EDGE} y2={y(most)} class="s-line" stroke-dasharray="4 4" />
          <text x={EDGE} y={y(most) - 3} class="f-muted" font-size="12">
            {most}
          </text>
        </>
      )}
      {at !== undefined && <line x1={x(at)} y1={0} x2={x(at)} y2={HEIGHT} class="s-mark" stroke-width="2" />}
      {shown.players.map(({ id, colour, letter }, seat) => (
        <g key={id}>
          <polyline
            points={rows.map((row, turn) => `${x(turn)},${y(row[seat] ?? 0)}`).join(' ')}
            fill="none"
            class="s-rim"
            stroke-width="4.5"
          />
          <polyline
            points={rows.map((row, turn) => `${x(turn)},${y(row[seat] ?? 0)}`).join(' ')}
            fill="none"
            class={`s-${colour}`}
            stroke-width="3"
          />
          <text x={WIDTH - 2 * EDGE + 6} y={(places[seat] ?? 0) + 4} class="f-ink" font-size="12" font-weight="700">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}
