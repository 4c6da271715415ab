// `npm start`: replays the bundled game and shows the table; words after `--` go to the command instead.
import { spawnSync } from 'node:child_process';

const bundled = 'examples/first-game.rootlog';
const words = process.argv.slice(2);
const given = words.length > 0;

const { status } = spawnSync(
  process.execPath,
  ['packages/cli/bin/woodlog.js', ...(given ? words : ['replay', bundled])],
  { stdio: 'inherit' },
);
if (!given && status === 0)
  console.error(`\nThis is the table after ${bundled}. Next: npx --no-install woodlog explain ${bundled}`);
process.exitCode = status ?? 1;
