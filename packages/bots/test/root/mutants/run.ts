export { recallPage } from './page.ts';
export { recall } from './recall.ts';
