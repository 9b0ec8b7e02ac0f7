import { each, joins, leftOut } from './column-use.js';
import type { CsvFormat, RowReader, TableHead } from './import-format.js';

const counts = ['число запросов', 'number of queries'];
const periods = ['период', 'period'];

/** `Динамика «новогодние подарки»`: the phrase of all rows. */
const titleWithPhrase = /^(?:динамика|dynamics|trends?)[^«"“]*[«"“](?<phrase>.+?)[»"”]/iu;

const monthStems = [
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

/** Yandex Wordstat frequency of one phrase by month, week or day: one keyword with its trend. */
export const wordstatDynamics: CsvFormat = {
  kind: 'csv',
  id: 'wordstat-dynamics',
  name: 'Yandex Wordstat, dynamics',
  vendor: 'wordstat',
  columns: { ...each(periods, joins('trend_from')), ...each(counts, joins('trend')) },
  otherColumns(name) {
    if (titleWithPhrase.test(name)) return joins('keyword');
    return name.startsWith('доля') || name.startsWith('share') ? leftOut('computedHere') : undefined;
  },
  recognises: (header) => periods.some((name) => header.has(name)) && counts.some((name) => header.has(name)),
  reader: dynamicsReader,
};

function dynamicsReader({ titles, names }: TableHead): RowReader {
  const title = titles.find((one) => titleWithPhrase.test(one)) ?? '';
  const keyword = titleWithPhrase.exec(title)?.groups?.phrase;
  const column = (of: readonly string[]) => names.findIndex((name) => of.includes(name));
  const [periodAt, countAt] = [column(periods), column(counts)];
  const values: { month: string | undefined; count: string }[] = [];
  return {
    row({ values: cells }) {
      const count = (cells[countAt] ?? '').replaceAll(/[^\d.,]/gu, '');
      if (count !== '') values.push({ month: monthOf(cells[periodAt] ?? ''), count });
      return [];
    },
    *end() {
      const monthly = values.length > 0 && values.every(({ month }) => month !== undefined);
      const ordered = monthly
        ? values.toSorted((a, b) => (a.month ?? '').localeCompare(b.month ?? ''))
        : values;
      yield {
        type: 'keyword',
        keyword,
        trend: ordered.map(({ count }) => count).join('|'),
        // Only monthly counts: a weekly or daily count is not a monthly volume.
        ...(monthly ? { trend_from: ordered[0]?.month, ws: ordered.at(-1)?.count } : {}),
      };
    },
  };
}

/** `январь 2026` as `2026-01-01`. */
function monthOf(period: string): string | undefined {
  const found = /^(?<name>\p{L}+)\.? (?<year>\d{4})$/u.exec(period.toLowerCase())?.groups;
  if (!found?.name) return undefined;
  const { name } = found;
  const russian = monthStems.findIndex(
    (stem) => name.startsWith(stem) && (stem !== 'ма' || /^ма[йя]/.test(name)),
  );
  const month = russian >= 0 ? russian : englishStems.findIndex((stem) => name.startsWith(stem));
  return month < 0 ? undefined : `${found.year}-${String(month + 1).padStart(2, '0')}-01`;
}
