import { showKnights } from '../replays/fuzzy-knights.ts';
import { start } from './start.ts';

start(showKnights);
