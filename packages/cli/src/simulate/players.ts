import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../exit.ts';
import { folderPlayer } from './folder-player.ts';
import { endAll, groupsHere } from '../players/groups.ts';
import type { PlayedRow, RunToPlay } from './play-row.ts';
import type { Range } from './ranges.ts';

/** Plays games: in this thread, or in several others. */
export interface Players {
  /** How many ranges to hand out at a time to keep everybody busy. */
  readonly hands: number;
  /** Plays a few games; their rows in order. */
  play(range: Range): Promise<readonly PlayedRow[]>;
  /** Stops; games in progress are lost. */
  end(): Promise<void>;
}

/** The built worker: beside the command and its chunks. */
const WORKER = fileURLToPath(new URL('simulate/worker.js', import.meta.url));

/**
 * As many players as there are jobs. A single one plays in this thread, as do all without a built worker (in tests of
 * sources).
 */
export async function players(run: RunToPlay, jobs: number): Promise<Players> {
  return jobs > 1 && existsSync(WORKER) ? inThreads(run, jobs) : inThisThread(run);
}

async function inThisThread(run: RunToPlay): Promise<Players> {
  const player = await folderPlayer(run);
  let ended = false;
  return {
    hands: 1,
    async play({ first, last }) {
      const rows: PlayedRow[] = [];
      for (let index = first; index <= last && !ended; index++) {
        rows.push(player.play(index));
        // Handles signals between games.
        await setImmediate();
      }
      return rows;
    },
    async end() {
      ended = true;
      player.end();
    },
  };
}

async function inThreads(run: RunToPlay, jobs: number): Promise<Players> {
  const { Tinypool } = await import('tinypool');
  // Stopped threads cannot end their programs: this one does.
  const groups = groupsHere();
  const workerData: RunToPlay = run.own === undefined ? run : { ...run, own: { ...run.own, groups } };
  const pool = new Tinypool({ filename: WORKER, minThreads: jobs, maxThreads: jobs, workerData });
  return {
    hands: 2 * jobs,
    async play(range) {
      const played: readonly PlayedRow[] | string = await pool.run(range, { name: 'playRange' });
      if (typeof played === 'string') throw new UsageError(played);
      return played;
    },
    async end() {
      await pool.destroy();
      endAll(groups);
    },
  };
}
