import { expect, test } from 'vitest';
import { logOf } from '../meaning.ts';
import { parse } from './parse.ts';

/** Parts of the moves of a line, as `what from>to`, with the sides of items. */
function parts(taker: string, line: string): string {
  const { turns } = logOf(parse(`Map: Fall\nC: Ann\nV: Bob\n${taker}:${line}`));
  return turns
    .flatMap(({ actions }) => actions)
    .flatMap((action) => (action.kind === 'move' ? action.parts : []))
    .map(({ count, what, from, to, side, turn }) => {
      const sides = `${side === undefined ? '' : ` ${side}`}${turn === undefined ? '' : ` ^${turn}`}`;
      return `${count} ${what} ${from}>${to}${sides}`;
    })
    .join(', ');
}

/** Rootlog: Items. Areas and sides are of the board an item lies on or comes to. */
const READ: readonly (readonly [taker: string, line: string, parts: string])[] = [
  ['V', '%s->d', '1 %s V$>V$d'],
  ['V', '%s->s', '1 %s V$>V$s'],
  ['V', '%t->t', '1 %t V$>V$t'],
  ['V', '2%s->e', '2 %s V$>V$ ^e'],
  ['V', '%se->r', '1 %s V$>V$ e ^r'],
  ['V', '%s->$', '1 %s V$>V$'],
  ['V', '%s->', '1 %s V$>out'],
  ['V', '%s->C$', '1 %s V$>C$'],
  ['V', '%s+%x->d', '1 %s V$>V$d, 1 %x V$>V$d'],
  ['V', '%sd->s', '1 %s V$d>V$s'],
  ['V', '%_d->s', '1 %_ V$d>V$s'],
  ['V', '%_->r', '1 %_ V$>V$ ^r'],
  ['C', '%sV$->d', '1 %s V$>V$d'],
  ['C', '%sV$->e', '1 %s V$>V$ ^e'],
  ['C', '%s->V$d', '1 %s C$>V$d'],
  ['C', '%s->V$', '1 %s C$>V$'],
  ['C', '%s->V$de', '1 %s C$>V$d ^e'],
  ['C', '%s->', '1 %s C$>out'],
  ['C', '%sV$s->V$d', '1 %s V$s>V$d'],
];

test.each(READ)('%s:%s', (taker, line, read) => {
  expect(parts(taker, line)).toBe(read);
});
