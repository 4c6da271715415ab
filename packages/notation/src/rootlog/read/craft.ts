import type { Action } from '@woodlog/core/root';
import { itemOf } from '../things.ts';
import { readName, startsName, takeSuit } from './card.ts';
import { SIGN, isLower } from './codes.ts';
import { type Failure, failed } from './failure.ts';
import type { Reader } from './reader.ts';
import { readItem } from './thing.ts';

/** Reads what is crafted, at its `Z`: `%h`, `sabo`, `rpart`; the document also writes `Zh`. */
export function readCraft(r: Reader): Action | Failure {
  r.pos++;
  const code = r.next();
  const start = r.pos;
  const bare = isLower(r.at(1)) ? null : itemOf(code);
  if (bare !== null) {
    r.pos++;
    r.dialect(start, `Z${bare.what}`);
    return { kind: 'craft', what: bare.what };
  }
  const crafted = code === SIGN.percent ? readItem(r, null) : readCrafted(r, start);
  return failed(crafted) ? crafted : { kind: 'craft', what: crafted.what };
}

function readCrafted(r: Reader, start: number) {
  const suit = takeSuit(r);
  const marked = r.take(SIGN.hash);
  r.next();
  if (!marked) r.pos = start;
  if (startsName(r)) return readName(r, marked ? suit : 0);
  return r.fail(start, 'craft', 'expected what is crafted', '`Z%h` crafts a hammer, `Zsabo` a card');
}
