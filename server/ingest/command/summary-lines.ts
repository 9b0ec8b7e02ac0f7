import { deepestPosition } from '../../contract/depth.js';
import type { ResultsOf } from '../formats/import-format.js';
import type { ImportSummary } from '../import-summary.js';

const count = (value: number): string => value.toLocaleString('en');
const counted = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** What the results of a file are. */
const held: Readonly<Record<ResultsOf, string>> = {
  pages: 'full search results',
  domain: 'positions of one domain',
};

/** The summary of an import for a person. */
export function summaryLines(summary: ImportSummary, seconds: number): string[] {
  const rate = seconds > 0 ? Math.round(summary.records / seconds) : 0;
  return [
    ...summary.files.map(({ name, format, of, rejected, rejectsPath }) =>
      [
        `${name}: ${format}`,
        ...(of ? [held[of]] : []),
        ...(rejected > 0 ? [`${count(rejected)} rejected, see ${rejectsPath}`] : []),
      ].join(', '),
    ),
    `${count(summary.taken)} of ${counted(summary.records, 'record', 'records')} taken, ${count(summary.rejected)} rejected`,
    `of the taken: ${count(summary.stored)} stored, ${counted(summary.duplicates, 'duplicate', 'duplicates')}, ${count(summary.outsideDepth)} beyond position ${deepestPosition}`,
    `${counted(summary.keywords, 'keyword', 'keywords')}, ${counted(summary.domains, 'domain', 'domains')}`,
    changedLine(summary),
    `${seconds.toFixed(1)} s, ${count(rate)} records/s`,
  ];
}

function changedLine({ changed, snapshots, taken }: ImportSummary): string {
  if (taken === 0) return 'Nothing was imported.';
  if (changed.length === 0) return 'Nothing new: the reports stay as they were.';
  const dates = changed.map((base) => {
    const own = snapshots
      .filter((snapshot) => snapshot.base === base)
      .map(({ date }) => date)
      .toSorted();
    return own.length > 3
      ? `${base} ${own[0]} … ${own.at(-1)} (${own.length} dates)`
      : `${base} ${own.join(', ')}`;
  });
  return `Published: ${dates.join('; ')}`;
}
