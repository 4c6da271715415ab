import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { readBytes } from '../files/read-bytes.ts';
import { writeAside } from '../files/write-aside.ts';

/** Beside the games of a ladder: what they took. */
const COST_FILE = 'cost.json';

const MICROSECONDS = 1e6;

/** Counts the processor time that the games of a ladder take, over all times that it was gone on with. */
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

  /** Counts what happens meanwhile; programs of one's own are not in it. */
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

/** Nothing is known of the cost where the file is gone or no longer readable: it counts from here on. */
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
