import type { DeedKind, DeedView } from '../../law/deed.ts';
import type { DeedRule } from '../../law/step.ts';
import { type Unmet, unmet } from '../../law/unmet.ts';
import { ITEM_NAMES } from '../../data/items.ts';
import { canPay, type Price, type VagabondMemory, type VagabondTurn } from './cost.ts';
import { BOOTS, isHostile } from './moves.ts';
import { pawnClearing } from './pawn.ts';
import { spotText } from '../../words/lists.ts';
import { theOwner } from '../../words/names.ts';
import { playerOf } from '../../law/context.ts';
import { warriorsAt } from '../../law/pieces.ts';

/** A deed that exhausts items (9.2.5). */
const paying = (
  kind: DeedKind,
  law: string,
  priceOf: (turn: VagabondTurn, deed: DeedView) => Price,
): DeedRule<VagabondMemory> => ({
  kind,
  law,
  unmet(turn, deed) {
    const price = priceOf(turn, deed);
    return canPay(turn, price) ? null : tooFewItems(law, price);
  },
});

const tooFewItems = (law: string, price: Price): Unmet => ({
  law,
  because() {
    const [first = 'any'] = price;
    const name = first === 'any' ? 'item' : ITEM_NAMES[first];
    return price.length === 1
      ? `that takes a face-up ${name}, and they have none`
      : `that takes ${price.length} face-up ${name}s, and they have fewer`;
  },
});

const STRIKE = paying('strike', '9.5.6', () => ['x']);

/** Only a piece in his clearing is struck, and a building or token where its owner has no warrior (9.5.6). */
function strikeUnmet(turn: VagabondTurn, deed: DeedView): Unmet | null {
  const { at, what = '' } = deed;
  const here = pawnClearing(turn, turn.me);
  if (at !== undefined && at !== here)
    return unmet(STRIKE.law, `they are in ${here === null ? 'a forest' : spotText(here)}`);
  const owner = playerOf(turn, what.charAt(0));
  if (owner !== undefined && here !== null && !what.startsWith(`${owner.letter}w`) && warriorsAt(turn, owner, here) > 0)
    return unmet(STRIKE.law, `${theOwner(owner.letter)} have warriors there, which go first`);
  return STRIKE.unmet(turn, deed);
}

/** What his actions exhaust (9.5). */
export const VAGABOND_RULES: readonly DeedRule<VagabondMemory>[] = [
  paying('move', '9.5.1', (turn, { to }) =>
    typeof to === 'number' && isHostile(turn, to) ? BOOTS.hostile : BOOTS.usual,
  ),
  paying('battle', '9.5.2', () => ['s']),
  paying('explore', '9.5.3', () => ['r']),
  paying('aid', '9.5.4', () => ['any']),
  { ...STRIKE, removes: /./, unmet: strikeUnmet },
  paying('repair', '9.5.7', () => ['h']),
  paying('glide', 'V.8.2', () => ['r']),
];
