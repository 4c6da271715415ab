// Preloaded into a command by tests (`stopping` in command.ts): it sends itself a signal at a moment that is fixed from
// inside, however slow the machine is. From outside a run may be over before anybody has looked.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { STOP_SIGNAL, STOP_AT_STEP, STOP_AFTER_MS } = process.env;
const stop = () => process.kill(process.pid, STOP_SIGNAL);

if (isMainThread && STOP_AT_STEP !== undefined) {
  let left = Number(STOP_AT_STEP);
  // What writing a file aside consists of.
  for (const step of ['writeFileSync', 'fsyncSync', 'renameSync']) {
    const done = fs[step];
    fs[step] = (...words) => {
      done(...words);
      if (--left === 0) stop();
    };
  }
  syncBuiltinESMExports();
}
if (isMainThread && STOP_AFTER_MS !== undefined) setTimeout(stop, Number(STOP_AFTER_MS)).unref();
