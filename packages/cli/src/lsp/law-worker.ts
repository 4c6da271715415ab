// A thread of `lsp`: checks the versions of one document against the rules.
import { parentPort } from 'node:worker_threads';
import { seatPlayers } from '@woodlog/bots/root';
import { type LawReply, type LawRequest, lawTask } from '@woodlog/language/law-task';

const check = lawTask((reply: LawReply) => parentPort?.postMessage(reply), seatPlayers);
parentPort?.on('message', (request: LawRequest) => void check(request));
