import { availableParallelism } from 'node:os';
import { counted } from '@woodlog/core/kernel';
import { say } from '../show/out.ts';

/** More threads for each core gain nothing: they wait for one another, and each has to load and warm up. */
const MOST_A_CORE = 4;

/** The number of jobs for an amount of work: as many as asked for, limited by work and cores. */
export function jobsOf(asked: number | undefined, pieces: number): number {
  const cores = availableParallelism();
  const [wanted, most] = [Math.min(asked ?? cores, pieces), MOST_A_CORE * cores];
  if (wanted <= most) return wanted;
  say(`note: ${most} jobs, not ${asked}: this machine has ${counted(cores, 'core')}`);
  return most;
}
