import { showRoot } from '../replays/root.ts';
import { start } from './start.ts';

start(showRoot);
