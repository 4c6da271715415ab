import { render } from 'preact';
import { App } from './app.tsx';
import { paint } from './theme.ts';

paint();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
// A page opened from disk has no service worker, and needs none.
if ('serviceWorker' in navigator && location.protocol.startsWith('http'))
  addEventListener('load', () => void navigator.serviceWorker.register('sw.js').catch(() => undefined));
// Asks the browser to keep the data.
void navigator.storage?.persist?.().catch(() => undefined);
