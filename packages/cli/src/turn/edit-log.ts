import { spawnSync } from 'node:child_process';
import { nameOf, readLogText } from '../files/read.ts';
import type { GameAdapter } from '../games/game-adapter.ts';
import { diagnosticsText, hasErrors } from '../show/diagnostics.ts';
import { PLAIN } from '../show/paint.ts';
import type { Session } from './session.ts';

/** Lets the person change the log in an editor; null leaves it as it was. */
export async function editLog(
  file: string | undefined,
  save: (typed: readonly string[]) => void,
  session: Session,
  notation: GameAdapter,
): Promise<string | null> {
  if (file === undefined) {
    session.say('there is no file to edit: start with -o FILE');
    return null;
  }
  save([]);
  const lines = (await readLogText(file)).split('\n').length;
  const editor = process.env['VISUAL'] ?? process.env['EDITOR'] ?? 'vi';
  session.pause(() => spawnSync(`${editor} +${lines} "$0"`, [file], { shell: true, stdio: 'inherit' }));
  const text = await readLogText(file);
  const { diagnostics } = notation.read(text);
  if (!hasErrors(diagnostics)) return text;
  session.say(diagnosticsText({ name: nameOf(file), text, diagnostics }, session.colours ?? PLAIN));
  session.say('the log has errors: the game stays as it was before; edit tries again');
  save(session.typed);
  return null;
}
