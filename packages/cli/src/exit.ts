/** The exit codes promised in docs/command-line.md. */
export const exitCode = { fine: 0, input: 1, usage: 2, bug: 3, missing: 4 } as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** Wrong flags, or a file that cannot be read or written: one line, exit code 2. */
export class UsageError extends Error {}

/** A text whose errors leave nothing to go on with: one line, exit code 1. */
export class InputError extends Error {}
