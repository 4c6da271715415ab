import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type ExitCode, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { type AskedSetup, askSetup } from '../games/root/ask-setup.ts';
import { rootPlay } from '../games/root/play.ts';
import { say } from '../show/out.ts';
import { withPerson } from '../show/prompter.ts';
import { quoted } from '../show/quoted.ts';
import { begin } from './begin-game.ts';
import type { Prompter } from './prompter.ts';
import { withUndo } from './undo-answers.ts';

/** `woodlog play` at a terminal without flags: a few questions, then a game of Root. */
export function newGame(): Promise<ExitCode> {
  return withPerson(async (prompter) => {
    const asked = await withUndo(prompter, askAll);
    if (asked === null) {
      say('no game was begun');
      return exitCode.missing;
    }
    const { output, real, ...request } = asked;
    const flags = `--bots ${quoted(`${request.bots}`)} --map ${request.map} --deck ${request.deck}${real ? ' --real' : ''}`;
    say(`\nThe same without questions:\n  woodlog play ${flags} -o ${quoted(output)}`);
    say(`Ctrl-C leaves the game at any time. To continue it:\n  woodlog play --resume ${quoted(output)}`);
    const setup = rootPlay.setup({ ...request, people: true });
    const game = { setup, seed: randomUUID(), index: 0 };
    return begin('root', rootPlay, game, { output, ...(real && { real }) }, prompter);
  });
}

async function askAll(prompter: Prompter): Promise<(AskedSetup & { readonly output: string }) | null> {
  const asked = await askSetup(prompter);
  if (asked === null) return null;
  const usual = freeName();
  for (;;) {
    const typed = await prompter.ask(`file to save the game in [${usual}]: `);
    if (typed === null) return null;
    if (/[?*<>|"]/.test(typed)) {
      prompter.keep?.(null);
      prompter.say('expected the name of a new file, such as friday; Enter takes the name in brackets');
      continue;
    }
    const output = typed === '' ? usual : /\.\w+$/.test(typed) ? typed : `${typed}.rootlog`;
    if (!existsSync(output)) return { ...asked, output };
    prompter.keep?.(null);
    prompter.say(`${nameOf(output)} exists already: type another name`);
  }
}

function freeName(): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? 'evening.rootlog' : `evening-${n}.rootlog`;
    if (!existsSync(name)) return name;
  }
}
