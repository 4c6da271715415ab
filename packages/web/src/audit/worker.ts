import { auditLines, seatPlayers } from './law.ts';

/** Audits the log that it is sent, and sends back a report of each line, then null. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  for (const report of auditLines(data, { seatPlayers })) postMessage(report);
  postMessage(null);
});
