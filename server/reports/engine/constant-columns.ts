import { memoizePerObject } from './memoize-per-object.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ColumnConstant } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportRow } from './report-query.js';

/**
 * The same query without the columns that have one value in all rows: a page tells these by itself, as each one costs the
 * store more to plan than the page to add. One column is always asked for, since rows must be counted.
 */
export function withoutConstants(query: ParsedQuery): ParsedQuery {
  const { columns, definition } = query;
  const varying = columns.filter((id) => definition.columns[id]?.constant === undefined);
  return { ...query, columns: varying.length === 0 ? columns.slice(0, 1) : varying };
}

/** Rows with the columns of the query that have one value in all of them. */
export function withConstants(
  { columns, definition }: ParsedQuery,
  rows: readonly ReportRow[],
): readonly ReportRow[] {
  const [first = {}] = rows;
  // Rows of one answer have the same columns.
  const missing = constantsOf(definition).filter(([id]) => columns.includes(id) && !(id in first));
  if (missing.length === 0) return rows;
  return rows.map((row) => {
    const complete = { ...row };
    for (const [id, constant] of missing) complete[id] = constant;
    return complete;
  });
}

/** The columns of a report that have one value in all rows, each with it. */
const constantsOf = memoizePerObject(
  ({ columns }: ReportDefinition): readonly (readonly [string, ColumnConstant])[] =>
    Object.entries(columns).flatMap(([id, { constant }]) =>
      constant === undefined ? [] : [[id, constant] as const],
    ),
);
