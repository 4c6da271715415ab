import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isIP } from 'node:net';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Only the page's own files may run or load, and no other page may frame it. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'img', 'connect', 'manifest', 'worker'].map((kind) => `${kind}-src 'self'`),
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
} as const;

interface PageFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The files of the page by path; no other path is ever read from disk. */
export function pageFiles(folder: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const name of readdirSync(folder)) {
    const type = TYPES[extname(name)];
    if (type !== undefined) files.set(`/${name}`, { type, bytes: readFileSync(join(folder, name)) });
  }
  const index = files.get('/index.html');
  if (index !== undefined) files.set('/', index);
  return files;
}

/**
 * Whether a request's host is this server. DNS rebinding brings requests with another site's name; numeric addresses
 * cannot be rebound.
 */
export function isOwnHost(host: string | undefined, listening: string): boolean {
  if (host === undefined) return false;
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  return name === 'localhost' || name === listening.toLowerCase() || isIP(name) !== 0;
}

/** A server of the page's files: answers GET and HEAD, and only requests that name it. */
export function tableServer(files: ReadonlyMap<string, PageFile>, listening: string): Server {
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const end = (status: number, text: string): void => {
      response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(text);
    };
    if (!isOwnHost(request.headers.host, listening)) return end(403, 'unknown host\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return end(405, 'only GET is answered\n');
    }
    const [path = ''] = (request.url ?? '').split('?');
    const file = files.get(path);
    if (file === undefined) return end(404, 'no such file\n');
    response.writeHead(200, { ...HEADERS, 'Content-Type': file.type, 'Content-Length': file.bytes.length });
    response.end(request.method === 'HEAD' ? undefined : file.bytes);
    return undefined;
  });
}
