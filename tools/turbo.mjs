// Runs turbo with its telemetry off, and shows its output only when a task fails: what a command
// writes on standard output is then its own.
import { spawnSync } from 'node:child_process';

const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
const flags = ['--output-logs=errors-only', '--ui=stream', '--no-update-notifier'];
const run = spawnSync('turbo', [...process.argv.slice(2), ...flags], { env, encoding: 'utf8', shell: true });
if (run.status !== 0) process.stderr.write(`${run.error ?? ''}${run.stdout ?? ''}${run.stderr ?? ''}`);
process.exitCode = run.status ?? 1;
