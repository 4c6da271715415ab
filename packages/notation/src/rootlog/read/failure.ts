/** Why something cannot be read. Readers of parts return what they read, or one of these. */
export class Failure {
  /** Its code, after `rootlog/`. */
  readonly code: string;
  readonly message: string;
  readonly hint: string | undefined;
  readonly start: number;
  readonly end: number;
  /** What the text from start to end may have meant. */
  readonly meant: string | undefined;

  constructor(code: string, message: string, hint: string | undefined, start: number, end: number, meant?: string) {
    this.code = code;
    this.message = message;
    this.hint = hint;
    this.start = start;
    this.end = end;
    this.meant = meant;
  }
}

export const failed = (value: unknown): value is Failure => value instanceof Failure;
