import manifest from '../../package.json' with { type: 'json' };
import { GAMES } from '../games/games.ts';
import { visible } from '../show/visible.ts';
import type { RunFile } from './run-file.ts';

/** What says that a run was begun by another woodlog, or by other rules, which may play its games otherwise; else null. */
export async function otherVersion({ woodlog, versions, configuration }: RunFile): Promise<string | null> {
  const adapter = await GAMES[configuration.game].loadPlay();
  const [there, here] = [`woodlog ${woodlog} ${versions}`, `woodlog ${manifest.version} ${adapter.versions}`];
  return there === here ? null : visible(`was played by ${there}, this is ${here}`);
}
