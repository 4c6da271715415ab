import type { Diagnostic } from '@woodlog/notation/kernel';

export type JsonRead = { readonly json: unknown } | { readonly problem: Diagnostic };

/** Parses JSON; reports the position of an error. */
export async function readJson(text: string): Promise<JsonRead> {
  // JSON allows no byte order mark; a space keeps the columns.
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

/** Node's parser does not always tell the position, so another parser finds it. */
async function firstFault(text: string): Promise<Fault> {
  const { parseTree, printParseErrorCode } = await import('jsonc-parser');
  const faults: Fault[] = [];
  try {
    const errors: Parameters<typeof parseTree>[1] = [];
    parseTree(text, errors, { disallowComments: true });
    for (const { error, offset, length } of errors)
      faults.push({ what: words(printParseErrorCode(error)), start: offset, end: offset + length });
  } catch {
    // The other parser is recursive and fails on very deep nesting.
  }
  return faults[0] ?? { what: 'it is nested too deeply', start: 0, end: 0 };
}

const words = (code: string): string => code.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
