import type { Counted } from '@woodlog/core/root';
import type { Box } from '../kernel/box.ts';
import { type Svg, at, el, group, title } from '../kernel/svg.ts';
import { label, textWidth } from '../kernel/text.ts';
import { wordsFor } from './component.ts';
import { type IconName, icon, isIcon } from './icons.ts';
import { colourOf, inkOn } from './palette.ts';
import { suitIcon } from './suits.ts';

const WARRIOR = 'M13 1.5a6.2 6.2 0 0 1 4 11C21.5 14 24 18.5 24 29H2c0-10.5 2.5-15 7-16.5a6.2 6.2 0 0 1 4-11Z';
const PAWN = 'M13 0 20 9.5c3 4.5 4.5 10 4.5 19.5h-23C1.5 19.5 3 14 6 9.5Z';
const COUNT_SIZE = 17;
/** The whole map is small on a phone. */
const COUNT_ON_MAP = 27;

/** A piece's letters; a hireling's without `h_`. */
const lettersOf = (owner: string): string => owner.replace('h_', '');

/** The icon of a building or token, by its code without a value; suits follow the letter. */
const PIECE_ICONS: Readonly<Record<string, IconName>> = {
  Cb_s: 'sawmill',
  Cb_w: 'workshop',
  Cb_r: 'recruiter',
  Ct: 'wood',
  Ct_k: 'keep',
  Eb: 'roost',
  At: 'sympathy',
  Db_c: 'citadel',
  Db_m: 'market',
  Dt: 'tunnel',
  Pt_b: 'bomb',
  Pt_e: 'extortion',
  Pt_r: 'raid',
  Pt_s: 'snare',
  Hb: 'stronghold',
  Ht: 'mob',
  Kb: 'waystation',
  Kb_f: 'figure',
  Kb_t: 'tablet',
  Kb_j: 'jewelry',
  Kt_f: 'figure',
  Kt_t: 'tablet',
  Kt_j: 'jewelry',
  Nt: 'ego',
  Nt_d: 'ego',
  h_Kb: 'vault',
  h_Dt: 'f',
};

const SUITED = /^(?:Ab|Lb|Ot)_([fmr])$/;

function iconOf(name: string): IconName | undefined {
  const suit = SUITED.exec(name)?.[1];
  if (suit !== undefined) return suitIcon(suit.toUpperCase());
  return PIECE_ICONS[name] ?? PIECE_ICONS[name.replace(/_\d$/, '')];
}

/** The text beside a piece's icon: a relic's value, an ego's card. */
const markOf = (name: string): string => /_(\d)$/.exec(name)?.[1] ?? (name === 'Nt_d' ? '+' : '');

/** One piece, without its number. */
interface Single {
  readonly width: number;
  readonly height: number;
  picture(): Svg;
}

/** A drawing with its number beside it, and a description. */
function counted(count: number, words: string, { width, height, picture }: Single, size = COUNT_SIZE): Box {
  const number = count === 1 ? '' : String(count);
  const room = number === '' ? 0 : textWidth(number, { size, bold: true }) + 3;
  return {
    width: width + room,
    height,
    draw: (x, y) =>
      at(
        x,
        y,
        1,
        title(words),
        picture(),
        number === '' ? '' : label(width + 2, height / 2 + 2, number, { size, bold: true }),
      ),
  };
}

function standing(shape: string, { owner, piece }: Counted): Single {
  const letters = lettersOf(owner);
  return {
    width: 26,
    height: 30,
    picture: () =>
      group(
        {},
        el('path', { d: shape, class: `f-${colourOf(owner)} s-rim`, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
        piece === 'w_w' ? icon('crown', 6, -6, 14, 'rim') : '',
        label(13, 21, letters, { size: 14, bold: true, anchor: 'middle', colour: inkOn(owner) }),
      ),
  };
}

/** A square for buildings, a disc for tokens: icon or letter on the faction's colour. */
function stamped({ name, owner }: Counted, square: boolean, size: number): Single {
  const shape = { class: `f-${colourOf(owner)} s-rim`, 'stroke-width': 1.5 };
  const drawn = iconOf(name);
  const mark = markOf(name);
  const ink = inkOn(owner);
  const middle = size / 2;
  return {
    width: size,
    height: size,
    picture: () =>
      group(
        {},
        square
          ? el('rect', { x: 0.8, y: 0.8, width: size - 1.6, height: size - 1.6, rx: 5, ...shape })
          : el('circle', { cx: middle, cy: middle, r: middle - 0.8, ...shape }),
        drawn === undefined
          ? label(middle, middle, mark || '?', { size: size * 0.55, bold: true, anchor: 'middle', colour: ink })
          : icon(drawn, size * 0.2, size * (mark ? 0.12 : 0.19), size * 0.6, ink),
        drawn !== undefined && mark
          ? label(size - 6, size - 7, mark, { size: 12, bold: true, anchor: 'middle', colour: 'ink', halo: 'paper' })
          : '',
      ),
  };
}

export const SLOT = 36;
const TOKEN = 31;

function landmark({ name }: Counted): Single {
  const drawn = isIcon(name) ? name : 'landmark';
  return {
    width: TOKEN,
    height: TOKEN,
    picture: () =>
      group(
        {},
        el('circle', {
          cx: TOKEN / 2,
          cy: TOKEN / 2,
          r: TOKEN / 2 - 0.8,
          class: 'f-light s-dark',
          'stroke-width': 1.5,
        }),
        icon(drawn, 6, 6, TOKEN - 12, 'dark'),
      ),
  };
}

/** An item: light if refreshed, dark and slanted if exhausted; an unknown one has a question mark. */
export const itemBox = (name: string, count: number, words: string): Box => counted(count, words, item(name));

function item(name: string): Single {
  const letter = name[1] ?? '';
  const exhausted = name.length > 2;
  const ink = exhausted ? 'light' : 'dark';
  const size = 28;
  return {
    width: size,
    height: size,
    picture: () =>
      group(
        exhausted ? { transform: `rotate(-12 ${size / 2} ${size / 2})` } : {},
        el('rect', {
          x: 1,
          y: 1,
          width: size - 2,
          height: size - 2,
          rx: 6,
          class: exhausted ? 'f-faction-V s-rim' : 'f-light s-rim',
          'stroke-width': 1.5,
          'stroke-dasharray': exhausted ? '3 2' : undefined,
        }),
        isIcon(letter)
          ? icon(letter, 5, 5, size - 10, ink)
          : label(size / 2, size / 2, '?', { size: 16, bold: true, anchor: 'middle', colour: ink }),
      ),
  };
}

/** A ruin in its slot. */
export const ruinBox = (count: number, words: string): Box => counted(count, words, RUIN);

const RUIN: Single = {
  width: SLOT,
  height: SLOT,
  picture() {
    const shape = { x: 1, y: 1, width: SLOT - 2, height: SLOT - 2, rx: 5, class: 'f-ruin s-rim', 'stroke-width': 1.5 };
    return el('rect', shape) + icon('ruin', 6, 5, SLOT - 12, 'ink');
  },
};

function single(what: Counted): Single {
  switch (what.kind) {
    case 'warrior':
      return standing(WARRIOR, what);
    case 'pawn':
      return standing(PAWN, what);
    case 'building':
      return stamped(what, true, SLOT);
    case 'item':
      return item(what.name);
    case 'landmark':
      return landmark(what);
    case 'ruin':
      return RUIN;
    default:
      return stamped(what, false, TOKEN);
  }
}

/** A component on a board. */
export const pieceBox = (what: Counted): Box => counted(what.count, wordsFor(what), single(what));

/** A component on the map. */
export const mapPieceBox = (what: Counted): Box => counted(what.count, wordsFor(what), single(what), COUNT_ON_MAP);
