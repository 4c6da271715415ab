/** The process groups of programs that run now, in memory that threads share: whoever ends the games ends these, too. */
export type Groups = Int32Array;

/** More programs at once than anybody has. */
const MOST_GROUPS = 256;

export const newGroups = (): Groups =>
  new Int32Array(new SharedArrayBuffer(MOST_GROUPS * Int32Array.BYTES_PER_ELEMENT));

/** Those of this thread, unless its pool gave it others. */
let here: Groups | null = null;

/** The groups of this thread. They end when the process does. */
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

/** Ends the process group of a program, if it still runs. */
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
    // On Windows there are no process groups.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
