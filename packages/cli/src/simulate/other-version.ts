import manifest from '../../package.json' with { type: 'json' };
import { GAMES } from '../games/games.ts';
import { visible } from '../show/visible.ts';
import type { RunFile } from './run-of-games.ts';

/**
 * Says that a run was begun by another Woodlog, or by other rules, which may play its games differently; otherwise
 * null.
 */
export async function otherVersion({ woodlog, versions, configuration }: RunFile): Promise<string | null> {
  const adapter = await GAMES[configuration.game].loadPlay();
  const [there, here] = [`woodlog ${woodlog} ${versions}`, `woodlog ${manifest.version} ${adapter.versions}`];
  return there === here ? null : visible(`was played by ${there}, this is ${here}`);
}
