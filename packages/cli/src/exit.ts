/** How the command ends; part of its contract (docs/command-line.md). */
export const exitCode = { fine: 0, input: 1, usage: 2, bug: 3, missing: 4 } as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** Wrong flags, or a file that cannot be read as text or written: said in one line, exit 2. */
export class UsageError extends Error {}

/** A text with errors that leave nothing to go on with: said in one line, exit 1. */
export class InputError extends Error {}
