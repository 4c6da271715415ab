import { runCommand } from './program.ts';
import { endOnClosedOutput } from './show/out.ts';

endOnClosedOutput();
process.exitCode = await runCommand(process.argv.slice(2));
