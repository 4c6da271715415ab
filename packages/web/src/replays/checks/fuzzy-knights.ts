export { check, parse } from '@woodlog/notation/fuzzy-knights';
