// The server alone, for extensions of editors.
import { serveLogs } from './serve.ts';

serveLogs(!process.argv.includes('--no-law'));
