import type { DeedKind, DeedView } from '../../law/deed.ts';
import type { DeedRule } from '../../law/step.ts';
import { type Unmet, unmet } from '../../law/unmet.ts';
import { ITEM_NAMES } from '../../data/items.ts';
import { canPay, type Price, type VagabondMemory, type VagabondTurn } from './cost.ts';
import { BOOTS, isHostile } from './moves.ts';
import { pawnClearing } from './pawn.ts';
import { spotText } from '../../words/lists.ts';

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

/** Only a piece in his clearing is struck (9.5.6). */
function strikeUnmet(turn: VagabondTurn, deed: DeedView): Unmet | null {
  const here = pawnClearing(turn, turn.me);
  return deed.at === undefined || deed.at === here
    ? STRIKE.unmet(turn, deed)
    : unmet(STRIKE.law, `they are in ${here === null ? 'a forest' : spotText(here)}`);
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
