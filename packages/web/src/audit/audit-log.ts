import type { LineReport } from '@woodlog/notation/root-audit';

/** Called with each line's report, and with null once all are done. */
type Told = (report: LineReport | null) => void;

/** Milliseconds for which an audit without a worker runs at a time, so that the page stays usable. */
const SLICE = 30;

/**
 * Audits a log line by line, in a worker if the page has one; returns a function that stops it. A line's last report
 * counts. A failure is reported as an error.
 */
export function auditLog(log: string, told: Told, failed: (reason: string) => void): () => void {
  return location.protocol.startsWith('http') ? auditInWorker(log, told, failed) : auditInSlices(log, told, failed);
}

function auditInWorker(log: string, told: Told, failed: (reason: string) => void): () => void {
  const worker = new Worker('audit-worker.js', { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<LineReport | null>) => {
    told(data);
    if (data === null) worker.terminate();
  };
  worker.onerror = ({ message }) => failed(message || 'The audit could not be loaded.');
  worker.postMessage(log);
  return () => worker.terminate();
}

/** A page as one file has no worker. */
function auditInSlices(log: string, told: Told, failed: (reason: string) => void): () => void {
  let stopped = false;
  const run = async (): Promise<void> => {
    const { auditLines, seatPlayers } = await import('./law.ts');
    const reports = auditLines(log, { seatPlayers });
    const slice = (): void => {
      const end = performance.now() + SLICE;
      while (!stopped && performance.now() < end) {
        const { done, value } = reports.next();
        told(done === true ? null : value);
        if (done === true) return;
      }
      if (!stopped) setTimeout(slice);
    };
    slice();
  };
  run().catch((error: unknown) => failed(error instanceof Error ? error.message : String(error)));
  return () => {
    stopped = true;
  };
}
