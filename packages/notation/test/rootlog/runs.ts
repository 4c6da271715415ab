/** How often a property is tried: a little in every test run, `ROOTLOG_RUNS` times as often in `npm run fuzz:rootlog`. */
export const runs = (few: number): { numRuns: number } => ({ numRuns: few * Number(process.env['ROOTLOG_RUNS'] ?? 1) });
