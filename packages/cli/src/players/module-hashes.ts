import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { reasonOf } from '../files/reason.ts';
import { type OwnWords, isProgram } from './own-player.ts';

/** Hashes of the modules by seat. Throws a `UsageError` for one that cannot be read. */
export function moduleHashes(own: OwnWords): Readonly<Record<string, string>> {
  const modules = Object.entries(own).filter(([, word]) => !isProgram(word));
  return Object.fromEntries(
    modules.map(([seat, path]) => {
      try {
        return [
          seat,
          createHash('sha256')
            .update(readFileSync(resolve(path)))
            .digest('hex'),
        ];
      } catch (error) {
        throw new UsageError(`cannot read ${nameOf(path)}, named as a player: ${reasonOf(error)}`);
      }
    }),
  );
}
