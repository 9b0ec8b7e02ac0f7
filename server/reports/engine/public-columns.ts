import { memoizePerObject } from './memoize-per-object.js';
import type { Column } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';

/**
 * The definition for calls of the public API (docs/public-api.md): with `publicColumns`, and with filters and sorting by
 * every column, because scripts filter and sort by each documented field.
 */
export const withPublicColumns = memoizePerObject((definition: ReportDefinition): ReportDefinition => {
  const columns = Object.entries(allColumns(definition)).map(([id, column]) => [id, openColumn(column)]);
  return { ...definition, columns: Object.fromEntries(columns) as ReportDefinition['columns'] };
});

/** Columns of both forms of a report. Those of the public API take precedence. */
export function allColumns({
  columns,
  publicColumns,
}: Pick<ReportDefinition, 'columns' | 'publicColumns'>): ReportDefinition['columns'] {
  return { ...columns, ...publicColumns };
}

function openColumn(column: Column): Column {
  if (column.isPrivate === true) return column;
  const matchesText = column.type === 'array' || column.type === 'date';
  return { ...column, filterable: true, sortable: true, matchesText };
}
