import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { readBytes } from '../files/read-bytes.ts';
import { writeAside } from '../files/write-aside.ts';

/** The file for a ladder's cost, beside its games. */
const COST_FILE = 'cost.json';

const MICROSECONDS = 1e6;

/** Measures the processor time of a ladder's games, summed over resumed runs. */
export class Cost {
  private readonly path: string;
  private before: number;

  constructor(folder: string) {
    this.path = join(folder, COST_FILE);
    this.before = secondsIn(this.path);
  }

  get coreHours(): number {
    return this.before / 3600;
  }

  /** Measures a piece of work, without programs of custom players. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    const start = process.cpuUsage();
    try {
      return await work();
    } finally {
      const { user, system } = process.cpuUsage(start);
      this.before += (user + system) / MICROSECONDS;
      writeAside(this.path, `${JSON.stringify({ coreSeconds: this.before })}\n`);
    }
  }
}

/** A missing or damaged file counts as 0. */
function secondsIn(path: string): number {
  const read = existsSync(path) ? readBytes(path) : null;
  if (read === null || !('bytes' in read)) return 0;
  try {
    const { coreSeconds } = JSON.parse(new TextDecoder().decode(read.bytes)) as { coreSeconds?: unknown };
    return typeof coreSeconds === 'number' ? coreSeconds : 0;
  } catch {
    return 0;
  }
}
