import { start } from './page/start.ts';
import { showKnights } from './shown/fuzzy-knights.ts';

start(showKnights);
