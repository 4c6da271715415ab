import { isWritable } from '@woodlog/core/kernel';
import { InputError } from '../exit.ts';

/**
 * Throws an `InputError` that names the first text in JSON which no log can hold: with a control character but tabs and line
 * ends, or with half of a surrogate pair. A file would lose it, or could not be read any more.
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
