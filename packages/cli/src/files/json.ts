import type { Diagnostic } from '@woodlog/notation/kernel';

/** Data that was read, or what is wrong with its writing. */
export type JsonRead = { readonly json: unknown } | { readonly problem: Diagnostic };

/** Reads JSON; where it cannot, says at which place. */
export async function readJson(text: string): Promise<JsonRead> {
  // The mark is no JSON; a blank in its place keeps the columns.
  const plain = text.replace(/^\ufeff/, ' ');
  try {
    return { json: JSON.parse(plain) };
  } catch {
    const { what, start, end } = await firstFault(plain);
    return { problem: { severity: 'error', code: 'json/syntax', message: `this is no JSON: ${what}`, start, end } };
  }
}

interface Fault {
  readonly what: string;
  readonly start: number;
  readonly end: number;
}

/** Node's own reader does not always tell where it stopped, so another looks again. */
async function firstFault(text: string): Promise<Fault> {
  const { parseTree, printParseErrorCode } = await import('jsonc-parser');
  const faults: Fault[] = [];
  try {
    const errors: Parameters<typeof parseTree>[1] = [];
    parseTree(text, errors, { disallowComments: true });
    for (const { error, offset, length } of errors)
      faults.push({ what: words(printParseErrorCode(error)), start: offset, end: offset + length });
  } catch {
    // It is recursive, and gives up on what is nested by the thousand.
  }
  return faults[0] ?? { what: 'it is nested too deeply', start: 0, end: 0 };
}

/** `CommaExpected` as `comma expected`. */
const words = (code: string): string => code.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
