// Runs turbo with its telemetry off, and shows its output only when a task fails: standard output
// belongs to the command that comes after (`npm start -s -- play > game.rootlog`).
import { spawnSync } from 'node:child_process';

const run = spawnSync('turbo', [...process.argv.slice(2), '--output-logs=errors-only', '--ui=stream'], {
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  encoding: 'utf8',
  shell: true,
});
if (run.status !== 0) console.error(run.error ?? `${run.stdout}${run.stderr}`);
process.exitCode = run.status ?? 1;
