/** Lines that show how a command is called, as they stand below its help. */
export const examples = (lines: readonly string[]): string =>
  `\nFor example:\n${lines.map((line) => `  ${line}\n`).join('')}`;
