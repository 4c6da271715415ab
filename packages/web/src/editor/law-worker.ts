// The thread in which the rules check the text.
import { seatPlayers } from '@woodlog/bots/root';
import { type LawRequest, lawTask } from '@woodlog/language/law-task';

const check = lawTask((reply) => postMessage(reply), seatPlayers);
addEventListener('message', ({ data }: MessageEvent<LawRequest>) => void check(data));
