import fc from 'fast-check';
import { type BrokenLaw, type Law, firstBroken } from '@woodlog/notation/kernel-properties';
import type { Kind } from './kind.ts';
import { shrinkText } from './shrink-text.ts';

interface TextSources {
  readonly laws: readonly Law<string>[];
  /** Fragments of the notation. */
  readonly noise: fc.Arbitrary<string>;
  /** Generated logs. */
  readonly logs: fc.Arbitrary<string>;
  /** Logs of real games. */
  readonly corpus: readonly string[];
  readonly mutated: (text: string) => fc.Arbitrary<string>;
}

/** Milliseconds allowed for each unit of text; a reader needs a hundredth of it. */
const MS_A_UNIT = 0.03;
/** Milliseconds allowed for any text. */
const MS_AT_LEAST = 500;
const LONG = 1 << 15;

/** Random bytes, decoded carelessly: invalid UTF-8 becomes U+FFFD. */
const bytes = fc
  .uint8Array({ maxLength: 300, size: 'max' })
  .map((list) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(list));

/** The kinds of every notation: laws that hold of any text. */
export function textKinds({ laws, noise, logs, corpus, mutated }: TextSources): readonly Kind<string>[] {
  const kind = (name: string, batch: number, values: fc.Arbitrary<string>): Kind<string> => ({
    ...textKind(laws),
    name,
    batch,
    values,
  });
  return [
    kind('noise', 12, noise),
    kind('bytes', 12, bytes),
    kind('bent log', 2, logs.chain(mutated)),
    ...(corpus.length > 0
      ? [
          kind(
            'bent corpus',
            1,
            fc.constantFrom(...corpus).chain((text) => mutated(pieceOf(text))),
          ),
        ]
      : []),
    {
      ...textKind(laws),
      name: 'long text',
      batch: 1,
      values: noise.filter((text) => text !== '').map((text) => text.slice(0, 80)),
      try: (text) => tooSlow(laws, text.repeat(Math.ceil(LONG / text.length))),
    },
  ];
}

export const textKind = (laws: readonly Law<string>[]): Kind<string> => ({
  name: 'text',
  batch: 1,
  values: fc.constant(''),
  try: (text) => firstBroken(laws, text),
  shrink: shrinkText,
});

/** Longer logs take long to replay and show little more. */
const LONGEST = 4000;

const pieceOf = (text: string): string => text.slice(0, LONGEST);

/** The law that a busy machine may violate. */
export const LINEAR = 'linear';

/** Whether reading or printing takes more than linear time; the best of three runs counts. */
function tooSlow(laws: readonly Law<string>[], text: string): BrokenLaw | null {
  const limit = MS_AT_LEAST + MS_A_UNIT * text.length;
  for (const law of laws.filter(({ name }) => ['lossless', 'fmt-idempotent', 'meaning-reads-back'].includes(name))) {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 3 && best > limit; i++) {
      const start = performance.now();
      const broken = firstBroken([law], text);
      if (broken !== null) return broken;
      best = Math.min(best, performance.now() - start);
    }
    if (best > limit) return { law: LINEAR, how: `${law.name} takes more than ${limit} ms for ${text.length} units` };
  }
  return null;
}
