// Removes what an earlier build left in this package's dist/, such as modules that are gone.
import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
