// The thread of a custom player: loads the module or starts the program, and answers one question at a time.
import { workerData } from 'node:worker_threads';
import type { HostData } from './host-data.ts';
import { ANSWERED, type Ask, type Told } from './messages.ts';
import { moduleAnswers } from './module-answers.ts';
import { isProgram } from './own-player.ts';
import { programAnswers } from './program-answers.ts';

const { word, port, signal } = workerData as HostData;
const answer = isProgram(word) ? programAnswers(word, signal) : moduleAnswers(word);

async function told(ask: Ask): Promise<Told> {
  try {
    return await answer(ask);
  } catch (error) {
    return { trouble: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

port.on('message', async (ask: Ask) => {
  port.postMessage(await told(ask));
  Atomics.store(signal, ANSWERED, 1);
  Atomics.notify(signal, ANSWERED);
});
