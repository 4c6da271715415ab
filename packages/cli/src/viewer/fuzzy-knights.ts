import { makeKnightsFilm } from './fuzzy-knights/film.ts';
import { start } from './page/start.ts';

start(makeKnightsFilm);
