import { showCarcassonne } from '../replays/carcassonne.ts';
import { start } from './start.ts';

start(showCarcassonne);
