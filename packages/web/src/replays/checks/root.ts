export { check, parse } from '@woodlog/notation/root';
