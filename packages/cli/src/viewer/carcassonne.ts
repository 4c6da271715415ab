import { start } from './page/start.ts';
import { showCarcassonne } from './shown/carcassonne.ts';

start(showCarcassonne);
