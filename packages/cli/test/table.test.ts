import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOwnHost, tableServer } from '../src/table/serve.ts';

const FILES = new Map([
  ['/', { type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode('<!doctype html>') }],
]);
const server = tableServer(FILES, '127.0.0.1');
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
});

const asked = (path: string, method = 'GET', host = `localhost:${port}`) =>
  new Promise<{ readonly status: number | undefined; readonly policy: unknown; readonly body: string }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers: { host } }, (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          body += part;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode, policy: answer.headers['content-security-policy'], body }),
        );
      });
      sent.on('error', reject);
      sent.end();
    },
  );

test('the page is sent with its policy', async () => {
  const { status, policy, body } = await asked('/?x=1');
  expect([status, body]).toEqual([200, '<!doctype html>']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each(['/../package.json', '/%2e%2e/package.json', '//etc/passwd', '/index.html/', '/nothing'])(
  'nothing but the files of the list is sent: %s',
  async (path) => {
    expect((await asked(path)).status).toBe(404);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  expect((await asked('/', method)).status).toBe(405);
});

test('a request that names another host is refused (DNS rebinding)', async () => {
  expect((await asked('/', 'GET', `evil.example:${port}`)).status).toBe(403);
  expect((await asked('/', 'GET', `localhost.evil.example:${port}`)).status).toBe(403);
});

test('own hosts are localhost, addresses in numbers and the one that was asked for', () => {
  for (const host of ['localhost:8017', 'LOCALHOST', '127.0.0.1:1', '192.168.0.7:8017', '[::1]:8017', 'den.local:80'])
    expect(isOwnHost(host, 'den.local'), host).toBe(true);
  for (const host of [undefined, '', 'evil.example', '127.0.0.1.evil.example:80', 'den.local.evil'])
    expect(isOwnHost(host, 'den.local'), host).toBe(false);
});
