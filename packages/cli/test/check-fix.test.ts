import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesFolder, run } from './command.ts';

const files = filesFolder();

const HEADER = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:t_k->1/b_s->1/3#->C // r_b->1 stays\nE:b->12/6w->12/3#->E\n';
const BAD = `${HEADER}C:r_b->1 // Zemy, too\nE:#E->\n`;

describe('check --fix', () => {
  it('applies what is certain, says so, and leaves comments and the rest alone', async () => {
    const path = files.file('bad.rootlog', BAD);
    const { err, out } = await run(['check', '--fix', '--no-law', path]);
    expect(out).toBe('');
    expect(err).toContain(':7: write `b_r->1` (was `r_b`)');
    expect(err).toContain('1 fix applied');
    expect(readFileSync(path, 'utf8')).toBe(BAD.replace('C:r_b', 'C:b_r'));
    expect(readdirSync(dirname(path)).filter((name) => !name.endsWith('.rootlog'))).toEqual([]);
  });

  it('settles a habit of the whole log, also one that is only warned of', async () => {
    const turns = [1, 2, 3, 4].map(() => 'C:t->1/#->C\nE:#->E\n').join('');
    const path = files.file('phases.rootlog', HEADER + turns.replaceAll('t->1/', 't->1\nC:'));
    const { code, err } = await run(['check', '--fix', '--no-law', path]);
    expect([code, readFileSync(path, 'utf8')]).toEqual([0, HEADER + turns]);
    expect(err).toContain('join the parts of a turn in 4 lines');
  });

  it('with --dry-run changes nothing', async () => {
    const path = files.file('dry.rootlog', BAD);
    const { err } = await run(['check', '--fix', '--dry-run', '--no-law', path]);
    expect(err).toContain('would write `b_r->1`');
    expect(readFileSync(path, 'utf8')).toBe(BAD);
  });

  it('leaves a line alone that may mean two things', async () => {
    const text = `${HEADER}C:#C\nE:#->E\n`;
    const path = files.file('doubtful.rootlog', text);
    const { code, err } = await run(['check', '--fix', '--no-law', path]);
    expect([code, readFileSync(path, 'utf8')]).toEqual([1, text]);
    expect(err).toContain('0 fixes applied');
    expect(err).toContain('= possible fix: write `#->C`');
  });

  it('shows a fix under its error, and gives it in JSON with offsets into the text', async () => {
    const path = files.file('shown.rootlog', BAD);
    expect((await run(['check', '--no-law', path])).err).toContain('= fix: write `b_r->1`\n 7 | C:b_r->1');
    const { out } = await run(['check', '--json', '--no-law', path]);
    const { diagnostics } = JSON.parse(out);
    const start = BAD.indexOf('C:r_b') + 2;
    expect(diagnostics[0].fixes).toEqual([
      { title: 'write `b_r->1`', certain: true, edits: [{ start, end: start + 3, text: 'b_r' }] },
    ]);
  });

  it('needs files, and --dry-run needs --fix', async () => {
    expect((await run(['check', '--fix', '-'], BAD)).code).toBe(2);
    expect((await run(['check', '--dry-run', files.file('alone.rootlog', BAD)])).code).toBe(2);
    expect(existsSync('-')).toBe(false);
  });
});
