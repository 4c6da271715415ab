import { start } from './page/start.ts';
import { showRoot } from './shown/root.ts';

start(showRoot);
