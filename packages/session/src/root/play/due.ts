import { HAND_LIMIT, layoutOf, pileAt } from '@woodlog/core/root';
import type { Due } from '../../kernel/session.ts';
import type { OpenLine } from './line-run.ts';

/** What a person must still do in their turn, as far as that is certain. */
export function dueOf({ menu, players, table, now }: OpenLine): Due[] {
  const due: Due[] = [];
  if (menu?.must != null) due.push({ law: menu.must.law, text: lower(menu.must.name) });
  const me = players.seats.find(({ letter }) => letter === now.taker);
  if (me === undefined || me.bot || now.setup || now.stage === 'end') return due;
  const left = me.phases.evening.steps.slice(now.stage === 'evening' ? now.step : 0);
  const draw = left.find(({ name }) => name === 'Draw');
  if (draw !== undefined) due.push({ law: draw.law, text: 'draw cards' });
  const hand = layoutOf(table.setup).seats[me.index]?.handPile;
  const over = hand === undefined ? 0 : pileAt(table, hand).length - HAND_LIMIT;
  const discard = left.find(({ name }) => name === 'Discard down to five');
  if (over > 0 && discard !== undefined)
    due.push({ law: discard.law, text: `discard ${over} ${over === 1 ? 'card' : 'cards'}` });
  return due;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
