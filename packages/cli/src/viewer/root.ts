import { start } from './page/start.ts';
import { makeRootFilm } from './root/film.ts';

start(makeRootFilm);
