import { readKnightsReplay } from './fuzzy-knights/replay.ts';
import { start } from './page/start.ts';

start(readKnightsReplay);
