import type { Prompter } from './prompter.ts';

/** Thrown by `undo`: the questions start over with the earlier answers. */
class Again extends Error {}

/** Asks questions that may depend on earlier ones: `undo` takes the last answer back. */
export async function withUndo<T>(person: Prompter, talk: (prompter: Prompter) => Promise<T>): Promise<T> {
  let answers: string[] = [];
  for (;;) {
    const before = answers;
    answers = [];
    const isAgain = (): boolean => answers.length < before.length;
    try {
      return await talk({
        ...person,
        isGone: () => person.isGone(),
        say: (text) => {
          if (!isAgain()) person.say(text);
        },
        keep: () => void answers.pop(),
        async ask(prompt, completions) {
          const words = before[answers.length] ?? (await person.ask(prompt, completions));
          if (words === null || words === 'quit') return null;
          if (words === 'undo') throw new Again();
          answers.push(words);
          return words;
        },
      });
    } catch (error) {
      if (!(error instanceof Again)) throw error;
      const back = answers.pop();
      person.say(back === undefined ? 'there is nothing to take back' : `taken back: ${back}`);
    }
  }
}
