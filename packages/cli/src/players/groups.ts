/** Process groups of running programs, in memory shared by threads, so that ending the games ends all of them. */
export type Groups = Int32Array;

/** The most programs at once. */
const MOST_GROUPS = 256;

export const newGroups = (): Groups =>
  new Int32Array(new SharedArrayBuffer(MOST_GROUPS * Int32Array.BYTES_PER_ELEMENT));

/** This thread's own, unless its pool gave it others. */
let here: Groups | null = null;

/** The groups of this thread. They end with the process. */
export function groupsHere(): Groups {
  if (here === null) {
    const groups = newGroups();
    here = groups;
    process.on('exit', () => endAll(groups));
  }
  return here;
}

export function enter(groups: Groups, pid: number): void {
  for (let at = 0; at < groups.length; at++) if (Atomics.compareExchange(groups, at, 0, pid) === 0) return;
}

/** Ends a program's process group, if it still runs. */
export function endGroup(groups: Groups, pid: number): void {
  for (let at = 0; at < groups.length; at++)
    if (Atomics.compareExchange(groups, at, pid, 0) === pid) {
      kill(pid);
      return;
    }
}

export function endAll(groups: Groups): void {
  for (let at = 0; at < groups.length; at++) {
    const pid = Atomics.exchange(groups, at, 0);
    if (pid > 0) kill(pid);
  }
}

function kill(pid: number): void {
  try {
    // Windows has no process groups.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
