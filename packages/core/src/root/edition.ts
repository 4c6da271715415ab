import type { Match } from './audit/breach.ts';

/** Which printing of the law a game was played under: of 2020, or the current one. */
export type Edition = 'current' | '2020';

/** Sections that the law of October to December 2020 has otherwise, as far as that can turn a verdict. */
const DIFFERENT_IN_2020 = ['7.3.2', '9.2.8', '10.3.2', '10.5.3', '12.2.3', '12.3.3', '13.2.4'];

/** A comment that says when a game was played: `// Played: 19 Nov 2020`, in any form of date. */
const PLAYED = /^\ufeff?[^\S\r\n]*\/\/[^\S\r\n]*Played\b[^\r\n]*?\b((?:19|20)\d\d)\b/im;
const FIRST_TURN = /^[A-Z]:[^\s]/m;

/** The law that a log was played under, by its comment before the first turn: what was played before 2021 is of 2020. */
export function editionOf(text: string): Edition {
  const turns = FIRST_TURN.exec(text)?.index ?? text.length;
  const [, year] = PLAYED.exec(text.slice(0, turns)) ?? [];
  return year !== undefined && Number(year) < 2021 ? '2020' : 'current';
}

/** A verdict by that edition: where it differs from the law of today, a breach of today's is undecided. */
export function byEdition(match: Match | null, edition: Edition): Match | null {
  if (edition === 'current' || match?.verdict !== 'illegal') return match;
  const other = match.breaches.find(({ law }) =>
    DIFFERENT_IN_2020.some((one) => law === one || law.startsWith(`${one}.`)),
  );
  if (other === undefined) return match;
  return {
    verdict: 'undecided',
    because: `the rules of 2020 differ in ${other.law}; by those of today: ${other.because}`,
  };
}
