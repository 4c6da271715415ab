import { FIGURE_NAMES, type Figure, type Meeple } from '@woodlog/core/carcassonne';
import { type Svg, el, group, title } from '../kernel/svg.ts';
import { label } from '../kernel/text.ts';
import type { DrawnPlayer } from './palette.ts';

const MEEPLE =
  'M0-12a4.6 4.6 0 0 1 4.2 6.5C9-4.5 13-2 13 0.5S9 3 6 2.5L9.5 11H2.5L0 6.5-2.5 11H-9.5L-6 2.5C-9 3-13 3-13 0.5S-9-4.5-4.2-5.5A4.6 4.6 0 0 1 0-12Z';

const BUILDER = 'M-4-13a4 4 0 1 1 8 0V-9L12-4 9 1 5-1V11H-6V-2L-11 2-13-3-6-9V-13Z';
const PIG = 'M-13-1C-13-8-6-9 0-9H6L10-12 11-7 14-4V2L10 4 8 10H4L3 6H-5L-6 10H-10L-11 5C-13 3-13 1-13-1Z';

const ABBOT = 'M0-14a4.5 4.5 0 0 1 3.5 7.5C8-5 9 0 11 11H-11C-9 0-8-5-3.5-6.5A4.5 4.5 0 0 1 0-14Z';

interface Look {
  readonly d: string;
  readonly scale: number;
  /** Where the player's letter is. */
  readonly letterAt: number;
}

const PLAIN: Look = { d: MEEPLE, scale: 1, letterAt: 0 };

const LOOKS: Readonly<Record<Figure, Look>> = {
  big: { ...PLAIN, scale: 1.4 },
  builder: { d: BUILDER, scale: 1, letterAt: 3 },
  abbot: { d: ABBOT, scale: 1, letterAt: 4 },
  pig: { d: PIG, scale: 1, letterAt: 0 },
};

/** A figure; on a field a meeple lies down. */
export function drawMeeple(
  { seat, figure }: Pick<Meeple, 'seat' | 'figure'>,
  players: readonly DrawnPlayer[],
  isOnField = false,
): Svg {
  const { d, scale, letterAt } = figure ? LOOKS[figure] : PLAIN;
  const lies = isOnField && d === MEEPLE;
  const turned = lies ? ['rotate(-90)'] : [];
  const transform = [...turned, ...(scale === 1 ? [] : [`scale(${scale})`])].join(' ');
  const name = `${players[seat]?.name ?? 'meeple'}${figure ? `, ${FIGURE_NAMES[figure]}` : ''}${isOnField ? ', on a field' : ''}`;
  const style = { size: 11 * scale, bold: true, anchor: 'middle', colour: players[seat]?.ink ?? 'dark' } as const;
  return group(
    {},
    title(name),
    group(
      transform === '' ? {} : { transform },
      el('path', {
        d,
        class: `f-${players[seat]?.colour ?? 'unknown'} s-dark`,
        'stroke-width': 1.5,
        'stroke-linejoin': 'round',
      }),
    ),
    label(0, letterAt, String.fromCharCode(65 + seat), style),
  );
}
