import { allAs, joins, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat, ImportRecord, TableHead } from './import-format.js';
import { getMidpoint, volumeRanges } from './volume-range.js';
import { isEmptyCell, parseVolumeRange, parseWrittenNumber } from './written-number.js';

const volumeNames = [
  'avg. monthly searches',
  'ср. число запросов в месяц',
  'среднее число запросов в месяц',
  'среднее количество запросов в месяц',
];

/** Columns of older exports (the-markup/investigation-google-keyword-planner). */
const volumeBounds = ['min search volume', 'max search volume'];

/** `Searches: May 2025` */
const monthName = /^(?:searches|запросы|число запросов): (?<month>\p{L}+)\.? (?<year>\d{4})/u;

const months = [
  'jan янв',
  'feb фев',
  'mar мар',
  'apr апр',
  'may май мая',
  'jun июн',
  'jul июл',
  'aug авг',
  'sep сен',
  'oct окт',
  'nov ноя',
  'dec дек',
];

/**
 * Google Keyword Planner: search volumes, competition and bids of keywords, but no search results. Two lines precede
 * the header.
 */
export const keywordPlanner: CsvFormat = {
  kind: 'csv',
  id: 'keyword-planner',
  name: 'Google Keyword Planner',
  coverage: coversNeither,
  vendor: 'keyword-planner',
  columns: {
    ...allAs(['keyword', 'ключевое слово'], 'keyword'),
    ...allAs(volumeNames, 'ws'),
    ...allAs(
      ['competition (indexed value)', 'конкуренция (индексированное значение)', 'конкуренция (индекс)'],
      'competition_index',
    ),
    ...allAs(['competition', 'конкуренция', 'уровень конкуренции'], 'competition'),
    ...allAs(
      [
        'top of page bid (low range)',
        'ставка для показа вверху стр. (мин.)',
        'ставка для показа вверху страницы (мин.)',
      ],
      'cpc_min',
    ),
    ...allAs(
      [
        'top of page bid (high range)',
        'ставка для показа вверху стр. (макс.)',
        'ставка для показа вверху страницы (макс.)',
      ],
      'cpc_max',
    ),
    ...allAs(volumeBounds, joins('volume_range')),
    ...allAs(['currency', 'валюта'], leftOut('currency')),
    ...allAs(['segmentation', 'сегментация'], leftOut('setting')),
    ...allAs(
      ['three month change', 'yoy change', 'изменение за три месяца', 'изменение за год'],
      leftOut('computedHere'),
    ),
    ...allAs(
      [
        'ad impression share',
        'organic impression share',
        'organic average position',
        'in account?',
        'in plan?',
        'in account',
        'in plan',
        'account status',
      ],
      leftOut('ownAccount'),
    ),
  },
  otherColumns(name) {
    if (name.startsWith('concept: ')) return leftOut('noReport');
    return monthName.test(name) ? joins('trend') : undefined;
  },
  recognises: (header) =>
    (header.has('keyword') || header.has('ключевое слово')) && volumeNames.some((name) => header.has(name)),
  hintsFromName(name) {
    const date = /keyword stats (?<date>\d{4}-\d{2}-\d{2})/i.exec(name)?.groups?.date;
    return date ? { date } : {};
  },
  hintsFromTable({ preamble }) {
    const date = /(?<date>\d{4}-\d{2}-\d{2})/.exec(preamble[0]?.[0] ?? '')?.groups?.date;
    return date ? { date } : {};
  },
  notes: (head) => (hasVolumeRanges(head) ? ['volumeRanges'] : []),
  reader(head) {
    const monthColumns = findMonthColumns(head);
    const isRanged = hasVolumeRanges(head);
    const bounds = volumeBounds.map((name) => head.names.indexOf(name));
    const hasBounds = bounds.every((index) => index >= 0);
    if (monthColumns.length === 0 && !isRanged && !hasBounds) return undefined;
    return {
      *row({ record: given, values }) {
        const record = hasBounds
          ? withBounds(
              given,
              bounds.map((index) => values[index] ?? ''),
            )
          : given;
        const volume = typeof record.ws === 'string' ? extractDigits(record.ws) : '';
        const range = isRanged ? volumeRanges[volume] : undefined;
        yield { ...record, ...(range && { volume_range: range }), ...buildTrend(monthColumns, values) };
      },
    };
  },
};

/** Whether the volumes are ranges: all are representative values or written as ranges, and no month has a value. */
function hasVolumeRanges(head: TableHead): boolean {
  const volumeColumn = head.names.findIndex((name) => volumeNames.includes(name));
  const volumes = head.rows.map((row) => row[volumeColumn] ?? '').filter((volume) => volume !== '');
  if (volumes.length === 0) return false;
  if (volumes.every((volume) => parseVolumeRange(volume) !== undefined)) return true;
  const hasMonthlyVolumes = findMonthColumns(head).some(({ index }) =>
    head.rows.some((row) => (row[index] ?? '') !== ''),
  );
  return (
    !hasMonthlyVolumes &&
    volumes.every((volume) => parseVolumeRange(volume) !== undefined || extractDigits(volume) in volumeRanges)
  );
}

/** The record with the bounds of its volume, if it has no volume itself. */
function withBounds(record: ImportRecord, bounds: readonly string[]): ImportRecord {
  const digits = bounds.map(extractDigits);
  if (/\d/.test(String(record.ws ?? '')) || digits.includes('')) return record;
  const range = digits.join('-');
  return { ...record, ws: getMidpoint(range), volume_range: range };
}

/** A whole number as digits, also for `1 300` and `1300.0`; empty for other texts. */
const extractDigits = (volume: string): string =>
  parseWrittenNumber(volume, { isInteger: true })?.toString() ?? '';

interface Month {
  index: number;
  firstDay: string;
}

/** Month columns, oldest first. */
function findMonthColumns({ names }: TableHead): Month[] {
  const monthColumns = names.flatMap((name, index): Month[] => {
    const parts = monthName.exec(name)?.groups;
    const month = months.findIndex((words) =>
      words.split(' ').some((word) => parts?.month?.startsWith(word)),
    );
    return parts && month >= 0
      ? [{ index, firstDay: `${parts.year}-${String(month + 1).padStart(2, '0')}-01` }]
      : [];
  });
  return monthColumns.toSorted((a, b) => a.firstDay.localeCompare(b.firstDay));
}

/** The consecutive months from the first month that has a value, or a value that is no number, which the import reports. */
function buildTrend(monthColumns: readonly Month[], values: readonly string[]): ImportRecord {
  const cells = monthColumns.map(({ index }) => values[index] ?? '');
  const counts = cells.map(extractDigits);
  const unreadable = cells.find((text, month) => counts[month] === '' && !isEmptyCell(text));
  if (unreadable !== undefined) return { trend: unreadable };
  const from = counts.findIndex((text) => text !== '');
  if (from < 0) return {};
  const gap = counts.indexOf('', from);
  const contiguous = counts.slice(from, gap < 0 ? counts.length : gap);
  return { trend: contiguous.join('|'), trend_from: monthColumns[from]?.firstDay };
}
