import { allAs, joins, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat, RowReader, TableHead } from './import-format.js';
import { toIsoDate } from './written-date.js';
import { isEmptyCell, parseWrittenNumber } from './written-number.js';

const counts = ['число запросов', 'number of queries'];
/** Months, weeks and days have different names. */
const periods = ['период', 'неделя с', 'дата', 'period', 'week of', 'week from', 'date'];

/** `Динамика «новогодние подарки»`: the phrase of all rows. */
const titleWithPhrase = /^(?:динамика|dynamics|trends?)[^«"“]*[«"“](?<phrase>.+?)[»"”]/iu;

const russianStems = [
  'январ',
  'феврал',
  'март',
  'апрел',
  'ма',
  'июн',
  'июл',
  'август',
  'сентябр',
  'октябр',
  'ноябр',
  'декабр',
];
const englishStems = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Yandex Wordstat frequency of one phrase by month, week or day: one keyword with its trend.
 * Headers: public files 66095830985 (months), 36923299563 (weeks), 66081930378 (days) of the index of public sources.
 */
export const wordstatDynamics: CsvFormat = {
  kind: 'csv',
  id: 'wordstat-dynamics',
  name: 'Yandex Wordstat, dynamics',
  coverage: coversNeither,
  vendor: 'wordstat',
  columns: { ...allAs(periods, joins('trend_from')), ...allAs(counts, joins('trend')) },
  otherColumns(name) {
    if (titleWithPhrase.test(name)) return joins('keyword');
    return name.startsWith('доля') || name.startsWith('share') ? leftOut('computedHere') : undefined;
  },
  recognises: (header) => periods.some((name) => header.has(name)) && counts.some((name) => header.has(name)),
  reader: createReader,
};

function createReader({ titles, names }: TableHead): RowReader {
  const title = titles.find((text) => titleWithPhrase.test(text)) ?? '';
  const keyword = titleWithPhrase.exec(title)?.groups?.phrase;
  const findColumn = (candidates: readonly string[]) => names.findIndex((name) => candidates.includes(name));
  const [periodAt, countAt] = [findColumn(periods), findColumn(counts)];
  const values: { period: string; count: string }[] = [];
  /** A count that is no number. The import reports it instead of a trend with a gap. */
  let unreadable: string | undefined;
  return {
    row({ values: cells }) {
      const text = cells[countAt] ?? '';
      const count = parseWrittenNumber(text, { isInteger: true });
      if (count !== undefined) values.push({ period: cells[periodAt] ?? '', count: String(count) });
      else if (!isEmptyCell(text)) unreadable ??= text;
      return [];
    },
    *end() {
      const months = values.flatMap(({ period, count }) => {
        const start = parseMonth(period);
        return start === undefined ? [] : [{ start, count }];
      });
      const isMonthly = values.length > 0 && months.length === values.length;
      const dated = isMonthly
        ? months
        : values.map(({ period, count }) => ({ start: toIsoDate(period, 'day'), count }));
      const sorted = dated.toSorted((a, b) => a.start.localeCompare(b.start));
      yield {
        type: 'keyword',
        keyword,
        trend: unreadable ?? sorted.map(({ count }) => count).join('|'),
        // Only monthly counts: a weekly or daily count is not a monthly volume.
        ...(isMonthly ? { trend_from: sorted[0]?.start, ws: sorted.at(-1)?.count } : {}),
      };
    },
  };
}

/** `январь 2026` as `2026-01-01`. */
function parseMonth(period: string): string | undefined {
  const match = /^(?<name>\p{L}+)\.? (?<year>\d{4})$/u.exec(period.toLowerCase())?.groups;
  if (!match?.name) return undefined;
  const { name } = match;
  const russianIndex = russianStems.findIndex(
    (stem) => name.startsWith(stem) && (stem !== 'ма' || /^ма[йя]/.test(name)),
  );
  const month = russianIndex >= 0 ? russianIndex : englishStems.findIndex((stem) => name.startsWith(stem));
  return month < 0 ? undefined : `${match.year}-${String(month + 1).padStart(2, '0')}-01`;
}
