export const examples = (lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  ${line}\n`).join('')}`;
