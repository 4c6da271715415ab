import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { nameOf, readLogText } from '../files/read.ts';
import { reasonOf } from '../files/reason.ts';
import type { GameAdapter } from '../games/game-adapter.ts';
import { diagnosticsText, hasErrors } from '../show/diagnostics.ts';
import { PLAIN } from '../show/paint.ts';
import { visible } from '../show/visible.ts';
import type { Prompter } from './prompter.ts';

/** Lets the person edit the log in an editor; null leaves it unchanged. */
export async function editLog(
  file: string | undefined,
  save: () => void,
  prompter: Prompter,
  notation: GameAdapter,
): Promise<string | null> {
  if (file === undefined) {
    prompter.say('there is no file to edit: start with -o FILE');
    return null;
  }
  save();
  const lines = (await readLogText(file)).split('\n').length;
  const [editor = 'vi', ...words] = editorWords(process.env);
  let failed: Error | undefined;
  const run = (): void => {
    failed = spawnSync(editor, [...words, `+${lines}`, resolve(file)], { stdio: 'inherit' }).error;
  };
  if (prompter.pause === undefined) run();
  else prompter.pause(run);
  if (failed !== undefined) {
    prompter.say(`cannot start the editor ${visible(editor)}: ${reasonOf(failed)}; set VISUAL or EDITOR`);
    return null;
  }
  const text = await readLogText(file);
  const { diagnostics } = notation.read(text);
  if (!hasErrors(diagnostics)) return text;
  prompter.say(diagnosticsText({ name: nameOf(file), text, diagnostics }, prompter.colours ?? PLAIN));
  prompter.say('the log has errors: the game stays as it was before; edit tries again');
  return null;
}

/** The words of `$VISUAL`, else `$EDITOR`: quotes keep blanks, and no shell is involved. */
export function editorWords({ VISUAL, EDITOR }: NodeJS.ProcessEnv): string[] {
  const named = [VISUAL, EDITOR].find((one) => one !== undefined && one.trim() !== '') ?? 'vi';
  return (named.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );
}
