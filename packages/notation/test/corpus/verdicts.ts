import recorded from './verdicts.json' with { type: 'json' };

/** What the law says to a line of a real log, where it says more than `legal`; the words are those of `woodlog check`. */
export interface RecordedVerdict {
  readonly line: number;
  readonly taker: string;
  readonly verdict: string;
  readonly law?: string;
  readonly because?: string;
}

/** Of each log its lines that are not plainly legal. `npm run measure -- corpus --write` records them anew. */
export const VERDICTS: Readonly<Record<string, readonly RecordedVerdict[]>> = recorded;

/** `2020_11_19_winter_tournament_r1g2` is `r1g2` for short. */
export const shortName = (file: string): string => file.replace(/^[\d_]*(?:winter_tournament_)?/, '');
