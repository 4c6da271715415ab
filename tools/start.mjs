// `npm start`: plays a game of four bots and prints its log; words after `--` go to the command instead.
import { spawnSync } from 'node:child_process';

const game = ['play', '--seed', 'woodland'];
const words = process.argv.slice(2);
const given = words.length > 0;

const { status } = spawnSync(process.execPath, ['packages/cli/bin/woodlog.js', ...(given ? words : game)], {
  stdio: 'inherit',
});
if (!given && status === 0) {
  console.error(
    '\nThat was a game of Root between four bots, as Rootlog. Next, the table of a game and its replay as a page:',
  );
  console.error('  npx --no-install woodlog replay examples/first-game.rootlog');
  console.error('  npx --no-install woodlog view examples/first-game.rootlog -o replay.html');
  console.error('To play a game at your own table, in the browser:');
  console.error('  npx --no-install woodlog table');
}
process.exitCode = status ?? 1;
