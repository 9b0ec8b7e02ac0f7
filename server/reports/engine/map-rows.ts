import { isHostColumn } from './host-names.js';
import { readableDomain } from './normalise-subject.js';
import { oncePer } from './once-per.js';
import type { Column } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportRow } from './report-query.js';

/** Brings the store's rows to the form in which they are answered: names of domains in Unicode. */
export function mapRows({ columns }: ReportDefinition, rows: readonly ReportRow[]): readonly ReportRow[] {
  const names = hostNames(columns);
  if (names.length === 0) return rows;
  return rows.map((row) => {
    const foreign = names.filter((id) => typeof row[id] === 'string' && row[id].includes('xn--'));
    if (foreign.length === 0) return row;
    return { ...row, ...Object.fromEntries(foreign.map((id) => [id, readableDomain(String(row[id]))])) };
  });
}

const hostNames = oncePer((columns: Readonly<Record<string, Column>>): readonly string[] =>
  Object.entries(columns).flatMap(([id, column]) => (isHostColumn(column) ? [id] : [])),
);
