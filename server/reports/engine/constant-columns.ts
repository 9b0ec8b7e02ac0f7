import { memoizePerObject } from './memoize-per-object.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ColumnConstant } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportRow } from './report-query.js';

/**
 * Removes columns with a constant value: planning them costs ClickHouse more than adding them here. At least one
 * column remains, because rows must be counted.
 */
export function omitConstantColumns(query: ParsedQuery): ParsedQuery {
  const { columns, definition } = query;
  const varying = columns.filter((id) => definition.columns[id]?.constant === undefined);
  return { ...query, columns: varying.length === 0 ? columns.slice(0, 1) : varying };
}

/** Adds the constant columns to the rows. */
export function addConstantColumns(
  { columns, definition }: ParsedQuery,
  rows: readonly ReportRow[],
): readonly ReportRow[] {
  const [first = {}] = rows;
  // All rows of one result have the same columns.
  const missing = getConstantColumns(definition).filter(([id]) => columns.includes(id) && !(id in first));
  if (missing.length === 0) return rows;
  return rows.map((row) => {
    const completeRow = { ...row };
    for (const [id, constant] of missing) completeRow[id] = constant;
    return completeRow;
  });
}

/** Constant columns of a report with their values. */
const getConstantColumns = memoizePerObject(
  ({ columns }: ReportDefinition): readonly (readonly [string, ColumnConstant])[] =>
    Object.entries(columns).flatMap(([id, { constant }]) =>
      constant === undefined ? [] : [[id, constant] as const],
    ),
);
