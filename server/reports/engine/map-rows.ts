import { isHostColumn } from './host-names.js';
import { readableDomain } from './normalise-subject.js';
import { memoizePerObject } from './memoize-per-object.js';
import type { Column } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportRow } from './report-query.js';

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
