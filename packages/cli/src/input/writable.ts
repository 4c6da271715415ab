import { isWritable } from '@woodlog/core/kernel';
import { InputError } from '../exit.ts';

/**
 * Throws an `InputError` that names the first text in JSON which no log can hold: control characters other than tabs
 * and line ends, and lone surrogates.
 */
export function refuseUnwritable(name: string, value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (isWritable(value)) return;
    throw new InputError(
      `${name}: ${path}: expected text without control characters, got ${JSON.stringify(value)}: leave them out`,
    );
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) refuseUnwritable(name, part, path === '' ? key : `${path}.${key}`);
}
