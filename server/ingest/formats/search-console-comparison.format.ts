import type { Localised } from '../../contract/language/localised.js';
import { joins, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat, ImportRecord, TableHead } from './import-format.js';
import { searchConsole, searchConsoleRecords } from './search-console.format.js';
import { searchConsoleNames } from './search-console-terms.js';
import { isEmptyCell } from './written-number.js';

type Metric = 'clicks' | 'impressions' | 'average_position';

/** Ends of column names such as `6/1/26 - 6/13/26 clicks` and `last 3 months clicks`, the longest first. */
const metricSuffixes = (
  [
    ['clicks', 'clicks'],
    ['impressions', 'impressions'],
    ['positions', 'average_position'],
    ['ctr', 'ctr'],
  ] as const
)
  .flatMap(([column, metric]) => searchConsoleNames(column).map((name) => ({ suffix: ` ${name}`, metric })))
  .toSorted((a, b) => b.suffix.length - a.suffix.length);

const datedSide = /^(?<from>\d{1,4}[./-]\d{1,2}[./-]\d{1,4}) ?[-–—] ?(?<to>\d{1,4}[./-]\d{1,2}[./-]\d{1,4})$/;
const newerSide = /^(?:last|past|последн)/;

/**
 * Search Console, comparison of two periods: every metric has a column per period. Each period becomes a total of its own.
 * Without dates, only the newer period has a known end, which is the date of the file.
 */
export const searchConsoleComparison: CsvFormat = {
  ...searchConsole,
  id: 'search-console-comparison',
  name: 'Search Console comparison',
  coverage: coversNeither,
  otherColumns(name) {
    const { side, metric } = parseName(name);
    if (side === undefined || metric === undefined) return undefined;
    if (metric === 'ctr') return leftOut('ofClicks');
    return isDated(side) || newerSide.test(side) ? joins(metric) : leftOut('undatedPeriod');
  },
  recognises: (header) =>
    findSides(header).length > 1 && [...header].some((name) => Object.hasOwn(searchConsole.columns, name)),
  datesOf: ({ names }) =>
    findSides(names).flatMap((side) => Object.values(datedSide.exec(side)?.groups ?? {})),
  unsupportedReason: ({ names }) => findUnsupportedReason(findSides(names)),
  notes: (head) => [
    ...(searchConsole.notes?.(head) ?? []),
    findSides(head.names).every(isDated) ? 'comparedPeriods' : 'undatedPeriods',
  ],
  omittedRows(head) {
    const periods = findPeriods(head);
    if (periods.length > 1) return undefined;
    return head.rows.filter((values) => periods.every((period) => isAbsent(readMetrics(values, period))))
      .length;
  },
  reader(head) {
    const periods = findPeriods(head);
    return {
      *row({ record: subject, values }) {
        for (const period of periods) {
          const metrics = readMetrics(values, period);
          if (!isAbsent(metrics)) yield* searchConsoleRecords({ ...subject, ...period.period, ...metrics });
        }
      },
    };
  },
};

const isDated = (side: string): boolean => datedSide.test(side);

function parseName(name: string): { side?: string; metric?: Metric | 'ctr' } {
  const found = metricSuffixes.find(({ suffix }) => name.endsWith(suffix));
  return found ? { side: name.slice(0, -found.suffix.length), metric: found.metric } : {};
}

/** Periods, or other values, that the columns of clicks compare. */
function findSides(names: Iterable<string>): string[] {
  return [...names].flatMap((name) => {
    const { side, metric } = parseName(name);
    return metric === 'clicks' && side !== undefined ? side : [];
  });
}

/** Two devices, countries or queries are not periods. */
function findUnsupportedReason(sides: readonly string[]): Localised | undefined {
  if (sides.every(isDated) || sides.filter((side) => newerSide.test(side)).length === 1) return undefined;
  const list = sides.map((side) => `“${side}”`).join(', ');
  return {
    en: `The file compares ${list}, so its columns are not data of one period. Export each of them separately, without a comparison.`,
    ru: `Файл сравнивает ${list}, поэтому его столбцы – не данные одного периода. Выгрузите их по отдельности, без сравнения.`,
  };
}

interface ComparedPeriod {
  columns: (readonly [Metric, number])[];
  /** Start and end as in the header; empty for the period that ends on the date of the file. */
  period: Pick<ImportRecord, 'period_from' | 'date'>;
}

/** Values of a row in a period. */
function readMetrics(values: readonly string[], { columns }: ComparedPeriod): ImportRecord {
  return Object.fromEntries(columns.map(([metric, index]) => [metric, values[index]]));
}

/** Whether the query occurs in the other period only. */
function isAbsent({ clicks, impressions }: ImportRecord): boolean {
  return [clicks, impressions].every((value) => isEmptyCell(String(value ?? '')) || Number(value) === 0);
}

function findPeriods({ names }: TableHead): ComparedPeriod[] {
  const sides = findSides(names).filter((side) => isDated(side) || newerSide.test(side));
  return sides.map((side) => {
    const { from, to } = datedSide.exec(side)?.groups ?? {};
    const columns = names.flatMap((name, index): ComparedPeriod['columns'] => {
      const { side: columnSide, metric } = parseName(name);
      return columnSide === side && metric !== undefined && metric !== 'ctr' ? [[metric, index]] : [];
    });
    return { columns, period: from === undefined ? {} : { period_from: from, date: to } };
  });
}
