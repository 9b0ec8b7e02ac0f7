import { isHostColumn } from './host-names.js';
import { readableDomain } from './normalise-subject.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportRow } from './report-query.js';

/** Brings the store's rows to the form in which they are answered: names of domains in Unicode. */
export function mapRows({ columns }: ReportDefinition, rows: readonly ReportRow[]): ReportRow[] {
  const names = Object.keys(columns).filter((id) => columns[id] && isHostColumn(columns[id]));
  return rows.map((row) => {
    const foreign = names.filter((id) => typeof row[id] === 'string' && row[id].includes('xn--'));
    if (foreign.length === 0) return row;
    return { ...row, ...Object.fromEntries(foreign.map((id) => [id, readableDomain(String(row[id]))])) };
  });
}
