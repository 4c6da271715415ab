import { auditLines, seatPlayers } from './law.ts';

/** Audits the log that it is sent, and sends back each line's report, then null. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  for (const report of auditLines(data, { seatPlayers })) postMessage(report);
  postMessage(null);
});
