import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastLineOf } from './bundled-last-line.ts';
import { logOf } from './edge-log.ts';

/** Lines that are not allowed, each with its section and the reason that is told of it. */
const REASONS = readFileSync(join(import.meta.dirname, 'reasons.txt'), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((text) => {
    const [title = '', ...lines] = text.trim().split('\n');
    const [law = '', ...what] = title.split(' ');
    return [law, what.join(' '), lines.slice(0, -1), (lines.at(-1) ?? '').slice(2)] as const;
  });

test.each(REASONS)('%s: the reason why %s is told', async (law, _what, lines, reason) => {
  const { match } = await lastLineOf(logOf(lines));
  const told = match.verdict === 'illegal' ? match.breaches.map((one) => [one.law, one.because.split(': ')[1]]) : [];
  expect(told).toContainEqual([law, reason]);
});

/** Lines that are not allowed, each with its section and all that is said of one mistake. */
const SENTENCES: readonly (readonly [law: string, what: string, said: string, ...lines: readonly string[]])[] = [
  [
    '10.6.3',
    'a card that is drawn after the one of Evening is one more',
    'The Lizards may not draw one card more: they draw one card in Evening',
    'L:4w+b_r->3/$_o->M',
    'L:$_ho->M/#->L/#->L',
  ],
  [
    '8.6.2',
    'a card that is drawn by its name after those of Evening comes on top of them',
    'The Alliance may not draw Anvil as well: they draw one card in Evening',
    'A:3#->$',
    'A:#->A/F#anvil->A',
  ],
  [
    '12.6.3',
    'cards that are drawn by their names are counted together',
    'The Duchy may not draw Anvil and Tax Collector: they draw one card in Evening',
    'D:2w->3',
    'D:w->0/F#anvil+F#tax->D',
  ],
  [
    '6.6',
    'two cards for one are not said to be more of them',
    'The Marquise may not draw 2 cards: they draw one card in Evening',
    'C:t_k->1/b_s->1',
    'C:t->1/2#->C',
  ],
  [
    '9.5.4',
    'an aid exhausts an item, which may be any',
    'The Vagabond must still exhaust one item (Actions): not done, or not written',
    'C:w->11',
    'V:#thief->$/p->3_6_11',
    'V:p->11/M#V->C/$_C->1/++/#->V',
  ],
  [
    '9.5.6',
    'a strike exhausts a crossbow',
    'The Vagabond must still exhaust one crossbow (Actions): not done, or not written',
    'C:w->11',
    'V:#harrier->$/p->3_6_11',
    'V:p->11/Cw11->/$_C->h/2#->V',
  ],
  [
    '9.6.3',
    'a hand of six discards one card, which may be any',
    'The Vagabond must still discard one card from their hand (Discard down to five): not done, or not written',
    'C:w->11',
    'V:(F#anvil+R#cob+M#scout+B#sap+B#armor)V->V/#thief->$/p->3_6_11',
    'V:p->3/%s->e/M#scoutV->C/$_C->1/++/R#bank->V',
  ],
];

test.each(SENTENCES)('%s: %s', async (law, _what, said, ...lines) => {
  const { match } = await lastLineOf(logOf(lines));
  const told = match.verdict === 'illegal' ? match.breaches.map((one) => [one.law, one.because]) : [];
  expect(told).toContainEqual([law, said]);
});
