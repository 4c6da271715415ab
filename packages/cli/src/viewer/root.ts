import { start } from './page/start.ts';
import { readRootReplay } from './root/replay.ts';

start(readRootReplay);
