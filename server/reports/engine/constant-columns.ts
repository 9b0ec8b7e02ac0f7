import { isHostColumn } from './host-names.js';
import { readableDomain } from './normalise-subject.js';
import { memoizePerObject } from './memoize-per-object.js';
import type { ParsedQuery } from './parsed-query.js';
import type { Column, ColumnConstant } from './report-column.js';
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

/** Converts result rows for the response: domain names become Unicode. */
export function mapRows({ columns }: ReportDefinition, rows: readonly ReportRow[]): readonly ReportRow[] {
  const hostColumns = hostColumnIds(columns);
  if (hostColumns.length === 0) return rows;
  return rows.map((row) => {
    const punycodeColumns = hostColumns.filter(
      (id) => typeof row[id] === 'string' && row[id].includes('xn--'),
    );
    if (punycodeColumns.length === 0) return row;
    return {
      ...row,
      ...Object.fromEntries(punycodeColumns.map((id) => [id, readableDomain(String(row[id]))])),
    };
  });
}

const hostColumnIds = memoizePerObject((columns: Readonly<Record<string, Column>>): readonly string[] =>
  Object.entries(columns).flatMap(([id, column]) => (isHostColumn(column) ? [id] : [])),
);
