import type { Action } from '@woodlog/core/root';
import { ITEM_NAMES, isItem, suitOf } from '../letters.ts';
import { readName, startsName } from './card.ts';
import { HASH, PERCENT } from './codes.ts';
import { type Reader, dialect, fail, isLower, next } from './reader.ts';

/** Reads what is crafted, after `Z`: `%h`, `sabo`, `rpart`; the document also writes `Zh`. */
export function readCraft(r: Reader): Action | null {
  const code = next(r);
  const start = r.pos;
  if (code === PERCENT) {
    const item = r.codes[r.pos + 1]!;
    r.pos += 2;
    if (isItem(item)) return { kind: 'craft', what: ITEM_NAMES[item]! };
    fail(r, start, 'rootlog/unknown-item', 'no such item', 'items are s b c x h t r f u');
    return null;
  }
  if (isItem(code) && !isLower(r.codes[r.pos + 1]!)) {
    r.pos++;
    dialect(r, start, `Z${ITEM_NAMES[code]}`);
    return { kind: 'craft', what: ITEM_NAMES[code]! };
  }
  const suit = Math.max(0, suitOf(code));
  if (suit > 0) r.pos++;
  const marked = next(r) === HASH;
  if (marked) {
    r.pos++;
    next(r);
  } else r.pos = start;
  if (startsName(r.codes, r.pos)) {
    const card = readName(r, marked ? suit : 0);
    return card === null ? null : { kind: 'craft', what: card };
  }
  fail(r, start, 'rootlog/craft', 'what is crafted is not said', 'Z%h crafts a hammer, Zsabo a card');
  return null;
}
