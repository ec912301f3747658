export { type FactRow, FactsTable, type FactsTableProps } from './FactsTable';
