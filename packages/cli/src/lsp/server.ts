// The server alone, as an extension of an editor starts it.
import { serveLogs } from './serve.ts';

serveLogs(!process.argv.includes('--no-law'));
