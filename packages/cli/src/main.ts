import { runCommand } from './program.ts';
import { endQuietlyOnClosedPipe } from './show/out.ts';

endQuietlyOnClosedPipe();
process.exitCode = await runCommand(process.argv.slice(2));
