import { program } from 'commander';
import manifest from '../package.json' with { type: 'json' };

program.name('woodlog').description(manifest.description).version(manifest.version);
program.parse();
