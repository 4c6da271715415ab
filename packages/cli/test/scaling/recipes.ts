import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import { parseAllDocuments } from 'yaml';

export const REPOSITORY = join(import.meta.dirname, '../../../..');

/** The recipes, as they are told and as they are tried. */
export const SCALING = join(REPOSITORY, 'docs/scaling');

/** The objects of the Kubernetes manifest. */
export function manifest(): readonly { readonly kind: string }[] {
  const documents = parseAllDocuments(readFileSync(join(SCALING, 'kubernetes.yaml'), 'utf8'), { strict: true });
  return documents.map((document) => {
    if (document.errors.length > 0) throw document.errors[0]!;
    return document.toJS();
  });
}

export const jobOf = (): IJob => manifest().find(({ kind }) => kind === 'Job') as unknown as IJob;
