import {
  FIGURE_KINDS,
  type Extra,
  type Face,
  type Figure,
  type FigureKind,
  type Suffix,
  type TileText,
  isExtra,
  isSide,
} from '../tile-text.ts';

/** A tile as read, and what was unusual in its spelling. */
export interface ReadTile {
  readonly tile: TileText;
  readonly odd?: { readonly code: string; readonly message: string; readonly hint: string };
}

/** Why a text is not a tile: the offset, and what was expected there. */
export interface Unread {
  readonly at: number;
  readonly expected: string;
}

type Draft<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };

/** The longest text of a tile: four faces with everything that can be on them. */
const LONGEST = 80;

/**
 * Reads the text of a tile: four faces, each with number, extras and figures, then what follows.
 *
 * @example readTile('CC2pCFm[p]')
 */
export function readTile(text: string): ReadTile | Unread {
  if (text.length > LONGEST) return { at: LONGEST, expected: 'the end of the tile' };
  const faces: Draft<Face>[] = [];
  const suffixes: Draft<Suffix>[] = [];
  let odd: ReadTile['odd'];
  let at = 0;
  while (at < text.length) {
    const letter = text[at]!;
    const last = suffixes.at(-1) ?? faces.at(-1);
    if (faces.length < 4 && isSide(letter)) {
      const number = /^[1-9]/.exec(text.slice(at + 1))?.[0];
      faces.push({ side: letter, extras: [], figures: [], ...(number !== undefined && { number: Number(number) }) });
      at += number === undefined ? 1 : 2;
    } else if (letter === 'm' || letter === 'M') {
      const figure = last && readFigure(text, at);
      if (!figure) return { at, expected: last ? figureKinds : 'a face' };
      last.figures.push(figure.figure);
      at = figure.end;
    } else if (faces.length < 4) {
      const extra = extraOf(letter);
      if (!extra || !last || !('extras' in last)) return { at, expected: 'one of the four faces' };
      last.extras.push(extra);
      at++;
    } else {
      const read = readSuffix(letter);
      if (!read) return { at, expected: 'K, P, a meeple, or the end of the tile' };
      if (letter === 'A') odd = ABBEY_SUFFIX;
      suffixes.push({ letter: read, figures: [] });
      at++;
    }
  }
  if (faces.length < 4) return { at, expected: 'four faces' };
  const tile = { faces: faces as unknown as TileText['faces'], suffixes };
  return odd ? { tile, odd } : { tile };
}

const figureKinds = `a figure such as m[B]: one of ${FIGURE_KINDS.join(', ')}`;

/** T2: an A after the faces is not a feature; a record that has it means the cloister. */
const ABBEY_SUFFIX = {
  code: 'tile/abbey-suffix',
  message: 'A after the faces is read as K, a cloister',
  hint: 'A is an abbey edge',
};

function extraOf(letter: string): Extra | undefined {
  if (letter === 'P') return 'p';
  return isExtra(letter) ? letter : undefined;
}

function readSuffix(letter: string): Suffix['letter'] | undefined {
  return letter === 'K' || letter === 'A' ? 'K' : extraOf(letter);
}

function readFigure(text: string, at: number): { figure: Figure; end: number } | undefined {
  const letter = text[at] as Figure['letter'];
  const isFirst = letter === 'M' && text[at + 1] === '1';
  const first = isFirst && { first: true as const };
  const open = at + (isFirst ? 2 : 1);
  if (text[open] !== '[') return { figure: { letter, ...first }, end: open };
  const close = text.indexOf(']', at);
  const kind = text.slice(open + 1, close) as FigureKind;
  if (close < 0 || !FIGURE_KINDS.includes(kind)) return undefined;
  // T8: pig and barn belong to fields, so they are farmers whatever the letter.
  return { figure: { letter: kind === 'p' || kind === 'barn' ? 'M' : letter, ...first, kind }, end: close + 1 };
}
