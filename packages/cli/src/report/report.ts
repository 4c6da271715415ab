import { visible } from '../show/visible.ts';
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import type { PlayAdapter } from '../games/play-adapter.ts';
import { playLine } from '../simulate/again.ts';
import { RANDOM, type RunConfiguration } from '../simulate/configuration.ts';
import { planner } from '../simulate/plan.ts';
import type { Range } from '../simulate/ranges.ts';
import type { RunFile } from '../simulate/run-of-games.ts';
import type { Figures } from './figures.ts';
import type { ReadLogs } from './logs/read-logs.ts';
import type { ReadRun } from './read-run.ts';

/** A report as `--json` prints it. */
export interface Report extends Figures {
  readonly run: ReportedRun | null;
  readonly logs: ReportedLogs | null;
  /** Who is counted: the bots of runs; the factions of logs, or players in games without factions. */
  readonly who: 'bot' | 'faction' | 'player';
  /** The first failed games, with the commands that replay them. */
  readonly failures: readonly { readonly index: number; readonly again: string }[];
}

export interface ReportedRun {
  readonly game: GameId;
  /** The name on the box. */
  readonly name: string;
  readonly seed: string;
  readonly hash: string;
  readonly woodlog: string;
  readonly versions: string;
  readonly games: number;
  readonly folders: readonly string[];
  readonly shards: number;
  /** Games that no shard has. */
  readonly gaps: readonly Range[];
  /** As `--bots` takes them, or `random`. */
  readonly lineups: readonly string[];
  readonly configuration: RunConfiguration;
  /** The names of bots, the one with most wins first. */
  readonly names: Readonly<Record<string, string>>;
  /** What limits the commands that replay failed games. */
  readonly warning: string | null;
}

export interface ReportedLogs {
  readonly game: GameId;
  readonly name: string;
  readonly files: readonly string[];
  readonly leftOut: ReadLogs['leftOut'];
  /** Logs with mistakes; their tables are as written. */
  readonly withSlips: number;
  readonly names: Readonly<Record<string, string>>;
}

export const reportOfLogs = ({ game, logs, leftOut, figures }: ReadLogs): Report => ({
  run: null,
  logs: {
    game,
    name: GAMES[game].name,
    files: logs.map(({ file }) => file),
    leftOut,
    withSlips: logs.filter(({ slips }) => slips > 0).length,
    names: Object.fromEntries(inOrder(figures.bots).map((one) => [one, one])),
  },
  who: game === 'root' ? 'faction' : 'player',
  ...figures,
  failures: [],
});

/** Makes the report of a run. */
export async function reportOf({ run, shards, gaps, figures }: ReadRun, folders: readonly string[]): Promise<Report> {
  const { configuration, seed, hash, woodlog, versions, games } = run;
  const adapter = await GAMES[configuration.game].loadPlay();
  const { lineups } = configuration;
  return {
    run: {
      game: configuration.game,
      name: GAMES[configuration.game].name,
      seed,
      hash,
      woodlog,
      versions,
      games,
      folders,
      shards,
      gaps,
      lineups: lineups.map((lineup) => (lineup === RANDOM ? RANDOM : adapter.printBots(lineup))),
      configuration,
      names: Object.fromEntries(inOrder(figures.bots).map((bot) => [bot, adapter.botName(bot)])),
      warning:
        versions === adapter.versions
          ? null
          : `the run was played by ${visible(versions)}, this is ${adapter.versions}: a game played again may be another`,
    },
    logs: null,
    who: 'bot',
    ...figures,
    failures: figures.failed.map((index) => ({ index, again: again(adapter, run, index) })),
  };
}

/** The one with most wins first. */
const inOrder = (bots: Figures['bots']): readonly string[] =>
  Object.entries(bots)
    .sort(([, a], [, b]) => b.rate - a.rate)
    .map(([bot]) => bot);

function again(adapter: PlayAdapter, { configuration, seed }: RunFile, index: number): string {
  return playLine(adapter, planner(configuration, seed, adapter)(index).setup, seed, index);
}
