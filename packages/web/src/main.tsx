import { render } from 'preact';
import { App } from './app.tsx';
import { paint } from './theme.ts';

/** Milliseconds after which a page that misses a part is loaded anew. */
const RESTLESS = 3000;

paint();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
// A page opened from disk has no service worker, and needs none.
if ('serviceWorker' in navigator && location.protocol.startsWith('http'))
  addEventListener('load', () => void navigator.serviceWorker.register('sw.js').catch(() => undefined));
// A page that is open since before an update may miss a part: it is loaded anew, but not again and again.
addEventListener('unhandledrejection', ({ reason }) => {
  const isMissing = reason instanceof TypeError && /import/.test(reason.message);
  if (!isMissing || performance.now() < RESTLESS) return;
  location.reload();
});
// Asks the browser to keep the data.
void navigator.storage?.persist?.().catch(() => undefined);
