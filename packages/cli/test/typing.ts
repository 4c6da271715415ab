import type { Prompter } from '../src/turn/prompter.ts';

/** A person who types these lines and then leaves. */
export function typing(lines: readonly string[]): Prompter & { said(): string } {
  const left = [...lines];
  const said: string[] = [];
  return {
    ask: async (prompt) => {
      said.push(prompt);
      return left.shift() ?? null;
    },
    say: (text) => said.push(text),
    isGone: () => left.length === 0,
    said: () => said.join('\n'),
  };
}
