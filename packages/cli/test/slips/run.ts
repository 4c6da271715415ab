export { STYLES } from './legal-logs.ts';
export { measure, trialOf } from './measure.ts';
export { tableLines, tableOf } from './table.ts';
