import type { DecimalMark } from '../../contract/file-reading.js';
import type { ImportRecord } from '../formats/import-format.js';
import { isRanked } from '../formats/is-ranked.js';
import { isTotalRow, totalFields, type OtherRows } from '../formats/total-label.js';
import { parseWrittenNumber } from '../formats/written-number.js';

/** The records with totals and averages, which the import excludes (staging/total-rows.ts). */
export function findTotalRecords(
  records: readonly ImportRecord[],
  decimal?: DecimalMark,
): ReadonlySet<ImportRecord> {
  const describe = (record: ImportRecord) => ({
    keyword: String(record.keyword ?? ''),
    values: totalFields.map((field) => parseWrittenNumber(String(record[field] ?? ''), { decimal })),
  });
  const candidates = records.filter((record) => {
    const hasPage = String(record.url ?? '') !== '';
    return !hasPage && isTotalRow({ ...describe(record), values: [Infinity] }, anyRows);
  });
  if (candidates.length === 0) return new Set();
  const candidateSet = new Set(candidates);
  const others = records.filter((record) => !candidateSet.has(record));
  const values = others.map((record) => describe(record).values);
  const fieldTotals = totalFields.map((_, index) => values.reduce((sum, row) => sum + (row[index] ?? 0), 0));
  const means = fieldTotals.map((sum, index) => {
    const count = values.filter((row) => row[index] !== undefined).length;
    return count === 0 ? 0 : sum / count;
  });
  const ranked = others.filter(isRanked).length;
  return new Set(candidates.filter((record) => isTotalRow(describe(record), { ranked, fieldTotals, means })));
}

/** Rows in which every label counts. */
const anyRows: OtherRows = { ranked: 1, fieldTotals: [], means: [] };
