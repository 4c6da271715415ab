import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, Worker, receiveMessageOnPort } from 'node:worker_threads';
import type { PlayerRequest } from '@woodlog/core/kernel';
import { UsageError } from '../exit.ts';
import { type Groups, endGroup, enter } from './groups.ts';
import type { Source } from './guarded.ts';
import type { HostData } from './host-data.ts';
import { ANSWERED, PROCESS, type Told } from './messages.ts';
import { isProgram } from './own-player.ts';

/** Where the build puts the thread: beside the command and its chunks. */
const HOST = fileURLToPath(new URL('players/host.js', import.meta.url));

interface Started {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly signal: Int32Array;
  process: number;
}

/**
 * Custom code in its own thread, so that it can be stopped. The caller waits: games ask one question after another. The
 * thread starts with the first question, and again after it had to be stopped.
 */
export class RemotePlayer implements Source {
  readonly name: string;
  private readonly game: string;
  private readonly limit: number;
  private readonly groups: Groups;
  private started: Started | null = null;

  /** @param limit milliseconds for an answer */
  constructor(word: string, game: string, limit: number, groups: Groups) {
    if (!existsSync(HOST)) throw new UsageError('players of your own need the built command: npm run build');
    this.name = word;
    this.game = game;
    this.limit = limit;
    this.groups = groups;
  }

  ask({ chance: _, tellValue: __, ...request }: PlayerRequest, seed: number): Told {
    this.started ??= this.start();
    const { started } = this;
    const { port, signal } = started;
    Atomics.store(signal, ANSWERED, 0);
    port.postMessage({ game: this.game, request, seed });
    const isAnswered = waitFor(signal, this.limit);
    this.noteProcess(started);
    if (!isAnswered) {
      this.end();
      return { trouble: `no answer after ${this.limit / 1000} s` };
    }
    const told = receiveMessageOnPort(port)?.message as Told | undefined;
    if (told === undefined) return { trouble: 'the answer was lost' };
    if ('index' in told) return told;
    // A program that has ended starts again with the next turn.
    if (isProgram(this.name)) this.end();
    return told;
  }

  /** Stops the thread and a program's whole process group. */
  end(): void {
    const { started } = this;
    if (started === null) return;
    this.started = null;
    this.noteProcess(started);
    if (started.process > 0) endGroup(this.groups, started.process);
    started.port.close();
    void started.worker.terminate();
  }

  private start(): Started {
    const { port1, port2 } = new MessageChannel();
    const signal = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
    const workerData: HostData = { word: this.name, port: port2, signal };
    const worker = new Worker(HOST, { workerData, transferList: [port2], stdout: true });
    // A module's output goes to standard error, since standard output is for data.
    worker.stdout.on('data', (part: Buffer) => process.stderr.write(part));
    worker.on('error', () => {});
    worker.unref();
    port1.unref();
    return { worker, port: port1, signal, process: 0 };
  }

  private noteProcess(started: Started): void {
    const pid = Atomics.load(started.signal, PROCESS);
    if (pid === 0 || pid === started.process) return;
    started.process = pid;
    enter(this.groups, pid);
  }
}

/**
 * Waits for an answer's signal; false after the time limit. A late notice of the previous answer may wake it without
 * one.
 */
function waitFor(signal: Int32Array, limit: number): boolean {
  const end = performance.now() + limit;
  while (Atomics.load(signal, ANSWERED) === 0) {
    const left = end - performance.now();
    if (left <= 0) return false;
    Atomics.wait(signal, ANSWERED, 0, left);
  }
  return true;
}
