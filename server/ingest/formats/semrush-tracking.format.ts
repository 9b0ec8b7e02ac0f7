import { joins, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat, ImportRecord, TableHead, TableRow } from './import-format.js';
import { isRank } from './not-ranked.js';
import { toHost } from './se-ranking.format.js';
import { organicKinds } from './serp-feature-rows.js';
import { semrushColumns } from './semrush.format.js';

/** `*.example.com/*_20260303`: a domain with the day of its positions, and columns on the same result. */
const resultName = /^(?<target>\S+)_(?<day>\d{8})(?:_(?<part>type|landing))?$/;
const differenceName = /^\S+_difference$/;

/** Semrush Position Tracking: a row per keyword, and columns per domain and day. */
export const semrushTracking: CsvFormat = {
  kind: 'csv',
  id: 'semrush-tracking',
  name: 'Semrush Position Tracking',
  coverage: coversNeither,
  vendor: 'semrush',
  resultScope: 'domain',
  columns: { ...semrushColumns, tags: leftOut('ownGroups') },
  otherColumns(name) {
    if (differenceName.test(name)) return leftOut('previousState');
    const { part, day } = resultName.exec(name)?.groups ?? {};
    if (day === undefined) return undefined;
    return joins(part === 'landing' ? 'url' : part === 'type' ? 'type' : 'position');
  },
  recognises: (header) => header.has('keyword') && [...header].some((name) => isPositionColumn(name)),
  reader(head) {
    const results = findResults(head);
    const newestDate = results
      .map(({ date }) => date)
      .toSorted()
      .at(-1);
    return {
      *row(row) {
        const ranked = results.flatMap((result) => toPosition(row, result) ?? []);
        // Facts of the keyword belong to the newest day.
        yield { ...row.record, type: 'keyword', date: newestDate };
        for (const position of ranked) yield { keyword: row.record.keyword, ...position };
      },
    };
  },
};

function isPositionColumn(name: string): boolean {
  const groups = resultName.exec(name)?.groups;
  return groups !== undefined && groups['part'] === undefined && groups['target']?.includes('.') === true;
}

/** Columns of a domain and day; -1 for a missing column. */
interface TrackedResult {
  domain: string;
  /** ISO date. */
  date: string;
  position: number;
  type: number;
  landing: number;
}

function findResults({ names }: TableHead): TrackedResult[] {
  return names.flatMap((name, position) => {
    const { target = '', day = '' } = resultName.exec(name)?.groups ?? {};
    if (!isPositionColumn(name)) return [];
    return {
      domain: toHost(target.replace(/^\*\./, '')),
      date: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`,
      position,
      type: names.indexOf(`${name}_type`),
      landing: names.indexOf(`${name}_landing`),
    };
  });
}

/** Undefined if the domain is not ranked, or only in a SERP feature. */
function toPosition({ values }: TableRow, result: TrackedResult): ImportRecord | undefined {
  const position = values[result.position];
  if (!isRank(position) || !organicKinds.has((values[result.type] ?? '').toLowerCase())) return undefined;
  const url = values[result.landing] ?? '';
  return {
    type: 'organic',
    date: result.date,
    domain: result.domain,
    position,
    ...(url === '' ? {} : { url }),
  };
}
