import { spawn } from 'node:child_process';

const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the browser of this computer, if it has a screen and a browser; nothing happens otherwise. */
export function openBrowser(address: string): void {
  const { platform, env, stdout } = process;
  if (!stdout.isTTY || env['CI'] !== undefined) return;
  if (platform === 'linux' && env['DISPLAY'] === undefined && env['WAYLAND_DISPLAY'] === undefined) return;
  const [file, ...words] = OPENERS[platform] ?? ['xdg-open'];
  const child = spawn(file, [...words, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
