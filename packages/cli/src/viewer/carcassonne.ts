import { makeCarcassonneFilm } from './carcassonne/film.ts';
import { start } from './page/start.ts';

start(makeCarcassonneFilm);
