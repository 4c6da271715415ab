import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { expect, test } from 'vitest';
import cli from '../../package.json' with { type: 'json' };
import { filesFolder } from '../command.ts';
import { REPOSITORY, SCALING, jobOf, manifest } from './recipes.ts';

const { folder } = filesFolder();

test('the Kubernetes manifest is as the models of Kubernetes want it', () => {
  const [claim, job, ...others] = manifest();
  expect(others).toEqual([]);
  new PersistentVolumeClaim(claim as never).validate();
  new Job(job as never).validate();
  const wrong = { ...jobOf(), spec: { ...jobOf().spec!, completions: 'many' } };
  expect(() => new Job(wrong as never).validate()).toThrow(/completions/);
});

test('no name in the Kubernetes manifest is unknown', () => {
  // The models' validation takes names that it does not know; the compiler does not, in a literal.
  const types = { Job: 'batch/v1/Job', PersistentVolumeClaim: 'v1/PersistentVolumeClaim' };
  const source = (objects: readonly object[]): string =>
    objects
      .map((object, i) => {
        const kind = (object as { kind: keyof typeof types }).kind;
        const path = join(REPOSITORY, 'node_modules/kubernetes-models', types[kind]);
        const type = `import(${JSON.stringify(path)}).I${kind}`;
        return `export const object${i}: ${type} = ${JSON.stringify(object)};\n`;
      })
      .join('');
  const compile = (name: string, objects: readonly object[]): void => {
    writeFileSync(join(folder, name), source(objects));
    const words = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', ''];
    words.push('--module', 'esnext', '--moduleResolution', 'bundler', join(folder, name));
    execFileSync(join(REPOSITORY, 'node_modules/.bin/tsc'), words, { encoding: 'utf8', stdio: 'pipe' });
  };
  compile('manifest.mts', manifest());
  const misspelt = { ...jobOf(), spec: { ...jobOf().spec!, backoffLimitPerIndx: 5 } };
  expect(() => compile('misspelt.mts', [misspelt])).toThrow(
    expect.objectContaining({ stdout: expect.stringContaining('backoffLimitPerIndx') }),
  );
});

test('the Job shares its numbers, cannot be root, and writes to its volume only', () => {
  const { completions, completionMode, template } = jobOf().spec!;
  const { containers, volumes, securityContext, restartPolicy } = template.spec!;
  const [{ env, image, securityContext: own, volumeMounts, args }] = containers as [(typeof containers)[0]];
  expect(env!.find(({ name }) => name === 'SHARDS')!.value).toBe(`${completions}`);
  expect(args![0]).toContain('--shard "$shard/$SHARDS"');
  expect([completionMode, restartPolicy]).toEqual(['Indexed', 'Never']);
  expect(image).toBe(`woodlog:${cli.version}`);
  expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  expect(own).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  expect(volumeMounts!.map(({ name }) => name)).toEqual(volumes!.map(({ name }) => name));
  const claim = manifest().find(({ kind }) => kind === 'PersistentVolumeClaim') as { metadata?: { name: string } };
  expect(volumes![0]!.persistentVolumeClaim!.claimName).toBe(claim.metadata!.name);
});

test('recipes for a billion games have files of 10,000', () => {
  const { env, args } = jobOf().spec!.template.spec!.containers[0]!;
  expect(env!.find(({ name }) => name === 'GAMES')!.value).toBe('1000000000');
  expect(args![0]).toContain(' --chunk 10000 ');
  const [example] = readFileSync(join(SCALING, 'slurm.sh'), 'utf8').match(/^# .*--games 1000000000 .*$/m)!;
  expect(example).toContain(' --chunk 10000');
});
