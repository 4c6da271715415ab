import type { Action, Part } from '../../action.ts';
import { type Clearing, CLEARINGS } from '../../data/vocabulary.ts';
import { matchingSuits, suitOfCard } from '../../law/cards.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import type { Refusal } from '../../law/faction-law.ts';
import { piecesAt } from '../../law/pieces.ts';
import { clearingsText, spotText } from '../../words/lists.ts';
import { theOwner } from '../../words/names.ts';
import { ownerOfPiece } from '../../words/sorts.ts';
import { pawnClearing, pawnForest } from './pawn.ts';

/** Why there is no coalition, or things do not move as he has them move, by where his pawn stands. */
export function pawnRefusal(ctx: RulesContext, self: Player, action: Action): Refusal | null {
  if (ctx.taker !== self) return null;
  if (action.kind === 'marker') return NO_COALITION;
  if (action.kind !== 'move') return null;
  const isPawn = ({ what }: Part): boolean => what === `${self.letter}p`;
  const chart = ctx.state.relationships[self.letter] ?? {};
  if (action.parts.some(isPawn) && action.parts.some((part) => !isPawn(part) && chart[ownerOfPiece(part.what)] !== 'a'))
    return { law: '9.2.9.II.b', because: 'only warriors of an ally walk along' };
  for (const part of action.parts) {
    if (part.what.endsWith('#dom') && part.to === self.board) return NO_COALITION;
    const refusal = partRefusal(ctx, self, part, pawnClearing(ctx, self));
    if (refusal !== null) return refusal;
  }
  return null;
}

const NO_COALITION = {
  law: '9.2.8',
  because: 'a coalition takes ten points, four players, and a partner who has the fewest points and is in none',
} as const;

function partRefusal(ctx: RulesContext, self: Player, part: Part, at: Clearing | null): Refusal | null {
  const { what, from, to } = part;
  const isClearing = (place: string | null): boolean => CLEARINGS.some((one) => `${one}` === place);
  const where = at === null ? 'in a forest' : `in ${spotText(at)}`;
  if (what === `${self.letter}p`) {
    if (!isClearing(to)) return { law: '9.2.10', because: 'only a slip enters a forest, one beside the pawn' };
    const around = at === null ? pawnForest(ctx, self)?.clearings : undefined;
    if (around === undefined || around.some((one) => `${one}` === to)) return null;
    return { law: '2.4.1', because: `that forest is adjacent to ${clearingsText(around, '')}` };
  }
  if (what.startsWith('%') && isClearing(from) && `${at}` !== from)
    return { law: '9.5.3', because: `they explore where their pawn is, ${where}` };
  if (from === 'Q' && !isFor(ctx, at, what)) return { law: '9.5.5', because: `their pawn is ${where}` };
  const whom = from === self.letter ? ctx.seats.find(({ letter }) => letter === to) : undefined;
  if (whom === undefined) return null;
  if (at === null || piecesAt(ctx, whom, at) === 0)
    return { law: '9.5.4', because: `no piece of ${theOwner(whom.letter)} is with their pawn, ${where}` };
  return isFor(ctx, at, what) ? null : { law: '9.5.4', because: `their pawn is ${where}, which it does not match` };
}

/** Whether a card or quest matches his clearing, or may. */
function isFor(ctx: RulesContext, at: Clearing | null, card: Part['what']): boolean {
  const suit = suitOfCard(card);
  return at !== null && (suit === null || matchingSuits(ctx, at).includes(suit));
}
