import { readCarcassonneReplay } from './carcassonne/replay.ts';
import { start } from './page/start.ts';

start(readCarcassonneReplay);
