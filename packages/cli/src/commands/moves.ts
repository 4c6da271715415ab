import { isLeft } from 'fp-ts/lib/Either.js';
import { type ExitCode, exitCode } from '../exit.ts';
import { type GameOption, inputPath, openLog } from '../input/open-log.ts';
import { jsonText } from '../show/json.ts';
import { out, say } from '../show/out.ts';
import { positionOf, refusal } from '../turn/position.ts';
import type { MovesReport } from '../turn/turn-adapter.ts';

interface MovesOptions extends GameOption {
  readonly faction?: string;
  readonly all?: true;
  readonly count?: number;
  readonly inTurn?: true;
  readonly json?: true;
}

/** `woodlog moves`: the legal moves at the end of a log. */
export async function moves(path: string | undefined, options: MovesOptions): Promise<ExitCode> {
  const { json, game: _, ...request } = options;
  const log = await openLog(inputPath(path), options);
  const position = await positionOf(log, request);
  const found = position.moves(request);
  if (isLeft(found)) throw refusal(log.name, found.left);
  if (json) await out(jsonText(found.right));
  else await show(found.right);
  return exitCode.fine;
}

async function show({
  faction,
  phase,
  step,
  law,
  forced,
  moves: listed,
  bot,
  count,
  undecided,
}: MovesReport): Promise<void> {
  if (faction === null) {
    say('the game is over');
    return;
  }
  if (bot !== undefined) {
    say(`${faction} is played by a bot: woodlog turn plays its turn`);
    return;
  }
  if (undecided) {
    say(`what ${faction} has written so far leads to no one place in its turn: the law cannot say what comes next`);
    return;
  }
  say(`${faction}, ${phase}: ${step} (${law})${forced ? '; one of these must be done before the phase can end' : ''}`);
  const sections = new Map<string, Set<string>>();
  for (const { text, law: section, kind, requires } of listed) {
    const heading = `${section} ${kind}`;
    const needs = requires === undefined ? '' : ' (if the hand has it)';
    sections.set(heading, (sections.get(heading) ?? new Set()).add(`  ${text}${needs}`));
  }
  const lines = [...sections].flatMap(([heading, texts]) => [heading, ...texts]);
  await out(lines.length > 0 ? lines.map((line) => `${line}\n`) : ['nothing is left to do\n']);
  if (count !== undefined) await out([`${count} complete moves\n`]);
}
