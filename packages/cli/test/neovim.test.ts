import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'esbuild';
import { nodeBundleOptions } from '../../../tools/bundle-options.mjs';

const folder = mkdtempSync(join(tmpdir(), 'woodlog-neovim-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [, minor = '0'] =
  /^NVIM v0\.(\d+)/.exec(spawnSync('nvim', ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? [];
const hasNeovim = Number(minor) > 0;

/** The recipe of the page for the editor that is here, as it stands there. */
function recipe(): string {
  const heading = Number(minor) >= 11 ? 'Neovim (0.11 and later)' : 'Neovim (0.7 to 0.10)';
  const page = readFileSync(join(import.meta.dirname, '../../../docs/editors.md'), 'utf8');
  const [, after = ''] = page.split(`## ${heading}\n`);
  return /```lua\n([\s\S]*?)```/.exec(after)?.[1] ?? '';
}

/** What a reader of the recipe would do next: waits for problems, and asks for words about what stands somewhere. */
const ASKS = `
local function out(value) io.stdout:write(vim.fn.json_encode(value) .. '\\n') end
vim.defer_fn(function() vim.cmd('cquit 3') end, 60000)
vim.wait(50000, function() return #vim.diagnostic.get(0) > 0 end, 20)
out(vim.tbl_map(function(one) return one.message end, vim.diagnostic.get(0)))
local at = { textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = 4, character = 2 } }
for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/hover', at, 20000)) do out(answer.result.contents.value) end
vim.cmd('qall!')
`;

beforeAll(async () => {
  if (!hasNeovim) return;
  await build({
    ...nodeBundleOptions,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
    absWorkingDir: join(import.meta.dirname, '..'),
    outfile: join(folder, 'server.mjs'),
    entryPoints: ['src/lsp/server.ts'],
  });
  writeFileSync(join(folder, 'woodlog'), `#!/bin/sh\nexec ${process.execPath} ${join(folder, 'server.mjs')} "$@"\n`, {
    mode: 0o755,
  });
});

test.runIf(hasNeovim)(
  'the recipe for Neovim starts the server: problems come, and words about what stands there',
  () => {
    const log = join(folder, 'game.rootlog');
    writeFileSync(log, 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:2w->1/r_b->1\n');
    writeFileSync(join(folder, 'init.lua'), recipe());
    writeFileSync(join(folder, 'asks.lua'), ASKS);
    const { stdout, stderr, status } = spawnSync(
      'nvim',
      ['--headless', '--clean', '-u', join(folder, 'init.lua'), log, '-S', join(folder, 'asks.lua')],
      {
        encoding: 'utf8',
        timeout: 90_000,
        env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`, XDG_STATE_HOME: folder },
      },
    );
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const [problems = '', hover = ''] = stdout.trim().split('\n');
    expect(JSON.parse(problems)).toEqual([expect.stringContaining('unknown piece `r_b` for Marquise de Cat')]);
    expect(JSON.parse(hover)).toMatch(/^Places 2 warriors in clearing 1/);
  },
);
