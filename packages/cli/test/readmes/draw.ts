import { openSlots, ruler } from '@woodlog/core/root-law';
import { printSvg } from '@woodlog/draw/kernel';
import { drawRoot } from '@woodlog/draw/root';
import { parse, replay } from '@woodlog/notation/root';
import { isRight } from 'fp-ts/lib/Either.js';

const game = replay(parse('Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:3w->1\n'));
if (isRight(game)) {
  const { table } = game.right;
  const picture = drawRoot(['Ann', 'Bob'], table, (clearing) => ({
    ruler: ruler(table, clearing),
    openSlots: openSlots(table, clearing),
  }));
  console.log(picture.title); // Root, Fall map, after line 1
  console.log(printSvg(picture).slice(0, 4)); // <svg
}
