import type { GameId } from '../games/game-ids.ts';
import { counted } from '@woodlog/core/kernel';
import type { Reach } from './coverage.ts';
import type { FuzzAdapter } from './kind.ts';
import type { RunResult } from './run.ts';

/** The end of a run as `--json` has it, without the faults. */
export interface Summary {
  readonly cases: number;
  readonly games: readonly {
    readonly game: GameId;
    readonly kinds: readonly { readonly kind: string; readonly values: number; readonly faults: number }[];
    readonly productions: Reach;
    readonly steps: Reach;
  }[];
}

export function summaryOf(games: readonly FuzzAdapter[], { cases, tried, coverage }: RunResult): Summary {
  return {
    cases,
    games: games.map((adapter) => ({
      game: adapter.game,
      kinds: adapter.kinds.map((kind) => {
        const { values, faults } = tried.get(kind)!;
        return { kind: kind.name, values, faults };
      }),
      ...coverage.get(adapter)!.of(adapter),
    })),
  };
}

const WIDE = 16;
/** Names not reached that are shown; `--json` has all. */
const SHOWN = 12;

/** A short table: what was tried, and what was reached in each game. */
export function summaryText({ cases, games }: Summary): string {
  const lines = games.flatMap(({ game, kinds, productions, steps }) => [
    '',
    game,
    ...kinds.map(({ kind, values, faults }) => {
      const failed = faults === 0 ? '' : `, ${counted(faults, 'case')} failed`;
      return `  ${kind.padEnd(WIDE)}${String(values).padStart(8)} tried${failed}`;
    }),
    ...reachLines('productions', productions),
    ...reachLines(game === 'root' ? 'sections' : 'steps', steps),
  ]);
  return `${counted(cases, 'case')}\n${lines.join('\n')}\n`;
}

function reachLines(what: string, { exist, reached, missing, unknown }: Reach): string[] {
  const rest = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
  const not = missing.length === 0 ? '' : `; not ${missing.slice(0, SHOWN).join(', ')}${rest}`;
  return [
    `  ${what.padEnd(WIDE)}${String(reached).padStart(8)} of ${exist} reached${not}`,
    ...(unknown.length > 0 ? [`  ${''.padEnd(WIDE)}${''.padStart(8)} and ${unknown.length} that are on no list`] : []),
  ];
}
