export { FieldRow } from './FieldRow';
