import fc from 'fast-check';
import { print } from '../index.ts';
import { type Header, type Log, takerOf, takerOfAction, type Turn } from '../log.ts';
import { respell } from './spelling.ts';
import { stepsOfALine } from './steps.ts';

export interface WrittenLog {
  readonly log: Log;
  readonly text: string;
}

const word = fc.stringMatching(/^[A-Za-z0-9'!?.:;,()-]{1,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
const comment = fc.oneof({ weight: 3, arbitrary: words }, fc.constantFrom('// twice', 'P1: END', '🎲 [3]', '"open'));
const name = fc
  .oneof(words, fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom('Ann "the" first', 'a // b', '\\'))
  .map((text) => text.replace(/[\r\n\u2028\u2029]/g, ''));

const header: fc.Arbitrary<Header> = fc.record(
  {
    players: fc.array(fc.record({ name, bot: fc.oneof(fc.constant('sensible'), name) }, { requiredKeys: ['name'] }), {
      maxLength: 4,
    }),
    map: fc.tuple(fc.constantFrom(10, 20, 30, 40), fc.constantFrom(10, 20, 30, 40)),
    rules: fc.constantFrom('cards' as const, 'dice' as const),
    days: fc.integer({ min: 1, max: 9999 }),
    comments: fc.array(words, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ['players'] },
);

/** On its line, and below it. */
const remark = fc
  .tuple(fc.option(comment, { nil: '' }), fc.array(comment, { maxLength: 2 }))
  .map(([inline, below]) => [inline, ...below].join('\n'));

const turn: fc.Arbitrary<Turn> = fc.tuple(stepsOfALine, fc.option(remark, { nil: '', freq: 3 })).map(
  ([actions, said]): Turn => ({
    taker: takerOfAction(actions[0]!),
    actions,
    ...(said !== '' && { comment: said }),
  }),
);

const ending = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Pick<Log, 'winners' | 'draw' | 'comment'>>({ winners: [] }) },
  fc.constant<Pick<Log, 'winners' | 'draw' | 'comment'>>({ winners: [], draw: true }),
  fc
    .tuple(fc.subarray([0, 1, 2, 3], { minLength: 1 }), fc.option(words, { nil: undefined }))
    .map(([seats, said]) => ({ winners: seats.map(takerOf), ...(said !== undefined && { comment: said }) })),
);

/** A log that the notation can write, regardless of the rules. */
const wildLog: fc.Arbitrary<Log> = fc
  .tuple(header, fc.array(turn, { maxLength: 20, size: 'max' }), ending)
  .map(([top, turns, end]) => ({ game: 'fuzzy-knights', header: top, turns, ...end }));

export const writtenLogs: fc.Arbitrary<WrittenLog> = fc
  .tuple(wildLog, fc.boolean(), fc.array(fc.nat(59), { minLength: 1, maxLength: 40, size: 'max' }))
  .map(([log, symbols, choices]) => {
    let next = 0;
    const choose = (options: number): number => choices[next++ % choices.length]! % options;
    return { log, text: respell(print(log, { symbols }), choose) };
  });
