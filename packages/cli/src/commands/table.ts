import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ExitCode, UsageError, exitCode } from '../exit.ts';
import { STANDARD_INPUT } from '../files/read.ts';
import { writePage } from '../files/write-page.ts';
import { out, say } from '../show/out.ts';
import { openBrowser } from '../table/browser.ts';
import { pageFiles, tableServer } from '../table/serve.ts';

interface TableOptions {
  readonly port: number;
  readonly host: string;
  readonly output?: string;
}

/** The build puts the page beside the command. */
const FOLDER = fileURLToPath(new URL('table/', import.meta.url));

/** `woodlog table`: serves the page for games at a table until stopped, or writes it as one file. */
export async function table({ port, host, output }: TableOptions): Promise<ExitCode> {
  if (!existsSync(join(FOLDER, 'index.html')))
    throw new UsageError(`the page is missing from ${FOLDER}: build woodlog`);
  if (output !== undefined) {
    const page = readFileSync(join(FOLDER, 'table.html'), 'utf8');
    if (output === STANDARD_INPUT) await out([page]);
    else writePage(output, page);
    return exitCode.fine;
  }
  const server = tableServer(pageFiles(FOLDER), host);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new UsageError(
          error.code === 'EADDRINUSE'
            ? `port ${port} is in use: choose another with --port, or 0 for any free one`
            : `cannot listen on ${host}, port ${port}: ${error.message}`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const used = typeof address === 'object' && address !== null ? address.port : port;
  const own = `http://${isEverywhere(host) || host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${used}/`;
  await out([`${own}\n`]);
  if (isEverywhere(host))
    for (const other of otherAddresses()) say(`On phones and tablets in this network: http://${other}:${used}/`);
  else say('Only this computer can open it. For phones and tablets in your network: --host 0.0.0.0');
  say('Stop it with Ctrl+C. Games stay in the browser.');
  openBrowser(own);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
  });
  return exitCode.fine;
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

const otherAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
