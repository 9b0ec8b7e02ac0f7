import { isTotalRow, totalFields, type OtherRows } from '../formats/total-label.js';
import { queryRows, runStatement, type ImportRun } from '../import-run.js';
import { possibleTotal, rejectCodes } from './reject-reasons.js';
import { recordKinds, stagingTableName } from './staging-table.js';

/** A row whose keyword may be the label of a total or an average. */
interface Candidate {
  file: number;
  record: number;
  line: number;
  word: string;
  values: (number | null)[];
}

type FileTotals = OtherRows & { file: number };

const isCandidateSql = `reason >= ${possibleTotal} AND reason < ${rejectCodes.blank}`;

/**
 * Excludes the rows with totals and averages, and accepts keywords that only look like their labels. Returns the number of
 * excluded rows by file. Excluded rows count like empty lines.
 */
export async function excludeTotals(run: ImportRun): Promise<ReadonlyMap<number, number>> {
  const table = stagingTableName(run.id);
  const candidates = await queryRows<Candidate>(
    run,
    `SELECT file, record, toUInt32(any(line)) AS line, any(word) AS word, [${totalFields.map((name) => `max(toFloat64(${name}))`).join(', ')}] AS values
     FROM ${table} WHERE ${isCandidateSql} GROUP BY file, record ORDER BY file, record LIMIT ${maxCandidates}`,
    {},
  );
  const counts = new Map<number, number>();
  if (candidates.length === 0) return counts;
  const files = [...new Set(candidates.map(({ file }) => file))];
  const totals = await queryRows<FileTotals>(
    run,
    `SELECT file, countIf(kind IN (${recordKinds.organic}, ${recordKinds.ad})) AS ranked,
       [${totalFields.map((name) => `sum(ifNull(toFloat64(${name}), 0))`).join(', ')}] AS fieldTotals,
       [${totalFields.map((name) => `ifNull(avg(toFloat64(${name})), 0)`).join(', ')}] AS means
     FROM ${table} WHERE reason = 0 AND file IN {files:Array(UInt32)} GROUP BY file`,
    { files },
  );
  const totalsByFile = new Map(totals.map((row) => [row.file, row]));
  const excluded = candidates.filter(({ file, word, values }) =>
    isTotalRow({ keyword: word, values }, totalsByFile.get(file)),
  );
  // A first-party row also yields a position.
  const lines = new Map(excluded.map(({ file, line }) => [`${file} ${line}`, file]));
  for (const file of lines.values()) counts.set(file, (counts.get(file) ?? 0) + 1);
  const pairs = excluded.map(({ file, record }) => `(${file}, ${record})`);
  const isExcludedSql = pairs.length === 0 ? '0' : `(file, record) IN (${pairs.join(', ')})`;
  await runStatement(
    run,
    `ALTER TABLE ${table} UPDATE reason = if(${isExcludedSql}, ${rejectCodes.blank}, reason - ${possibleTotal}) WHERE ${isCandidateSql}`,
    {},
  );
  return counts;
}

const maxCandidates = 10_000;
