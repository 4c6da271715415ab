import { type Locations, type Relationship, locations, markers, scores } from '@woodlog/core/root';
import { type ShownDiagnostic, showDiagnostics } from '../../kernel/diagnostic.ts';
import type { Replayed } from './replay.ts';

/** The table after a log, as `woodlog replay --json` gives it. */
export interface ReplayJson {
  readonly game: 'root';
  /** The last line played. */
  readonly turn: number;
  readonly scores: Readonly<Record<string, number>>;
  /** Score markers that left the track, and the board each lies on. */
  readonly markers: Readonly<Record<string, string>>;
  readonly winners: readonly string[];
  readonly locations: Locations;
  readonly shuffles: number;
  readonly relationships: Readonly<Record<string, Readonly<Record<string, Relationship>>>>;
  readonly prices: Readonly<Record<string, number | null>>;
  readonly funds: number;
  readonly outcast: { readonly suit: string | null; readonly hated: boolean };
  readonly hirelings: Readonly<
    Record<string, { readonly holder: string | null; readonly markers: number | null; readonly demoted: boolean }>
  >;
  readonly openPaths: readonly string[];
  readonly diagnostics: readonly ShownDiagnostic[];
}

/**
 * Returns the table after a log as JSON: the contents of each place in Rootlog notation, and scores and markers.
 *
 * @example replayJson(replay(parse('Map: Fall\nDeck: E&P\nC: Ann\nE: Bo\nC:2w->3/b_s->3')).right, '').locations['3']
 * // { Cw: 2, Cb_s: 1 }
 */
export function replayJson({ table, turn, winners, diagnostics }: Replayed, text: string): ReplayJson {
  const { shuffles, relationships, prices, funds, outcast, hated, openPaths } = table;
  const hirelings = Object.entries(table.hirelings).map(([name, { holder, markers: left, demoted }]) => [
    name,
    { holder, markers: left, demoted },
  ]);
  return {
    game: 'root',
    turn,
    scores: scores(table),
    markers: markers(table),
    winners,
    locations: locations(table),
    shuffles,
    relationships,
    prices,
    funds,
    outcast: { suit: outcast, hated },
    hirelings: Object.fromEntries(hirelings),
    openPaths,
    diagnostics: showDiagnostics(text, diagnostics),
  };
}
