export { check, parse } from '@woodlog/notation/carcassonne';
