import type { Paint } from '../show/paint.ts';

/** Colours of every terminal, by picocolors' names. */
export type Ink = 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white' | 'gray' | 'black';

export interface CellStyle {
  readonly ink?: Ink;
  readonly ground?: Exclude<Ink, 'gray'>;
  readonly bold?: boolean;
}

interface Cell {
  readonly sign: string;
  readonly style: CellStyle;
}

const PLAIN: CellStyle = {};

/** A picture made of characters. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Writes a text from a cell to the right, cut at the edge. */
  write(x: number, y: number, text: string, style?: CellStyle): void;
  /** Each line as runs of one style. */
  lines(): readonly (readonly { readonly text: string; readonly style: CellStyle }[])[];
}

export function createCanvas(width: number, height: number): Canvas {
  const cells: Cell[][] = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => ({ sign: ' ', style: PLAIN })),
  );
  return {
    width,
    height,
    write(x, y, text, style = PLAIN) {
      const row = cells[Math.round(y)];
      if (row === undefined) return;
      for (const [i, sign] of [...text].entries()) {
        const column = Math.round(x) + i;
        if (column >= 0 && column < width) row[column] = { sign, style };
      }
    },
    lines: () =>
      cells.map((row) => {
        const runs: { text: string; style: CellStyle }[] = [];
        for (const { sign, style } of row) {
          const last = runs.at(-1);
          if (last !== undefined && last.style === style) last.text += sign;
          else runs.push({ text: sign, style });
        }
        return runs;
      }),
  };
}

const GROUNDS = {
  red: 'bgRed',
  green: 'bgGreen',
  yellow: 'bgYellow',
  blue: 'bgBlue',
  magenta: 'bgMagenta',
  cyan: 'bgCyan',
  white: 'bgWhite',
  black: 'bgBlack',
} as const satisfies Record<string, keyof Paint>;

export function printCanvas(canvas: Canvas, paint: Paint): string {
  return canvas
    .lines()
    .map((runs) => {
      const line = runs.map(({ text, style: { ink, ground, bold } }) => {
        let shown = text;
        if (ink !== undefined) shown = paint[ink](shown);
        if (ground !== undefined) shown = paint[GROUNDS[ground]](shown);
        return bold ? paint.bold(shown) : shown;
      });
      return `${line.join('').replace(/ +$/, '')}\n`;
    })
    .join('');
}
