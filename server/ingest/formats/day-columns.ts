import type { DateOrder } from '../../contract/file-reading.js';
import type { Localised } from '../../contract/language/localised.js';
import type { ImportRecord, RowReader, TableHead } from './import-format.js';
import { isRank } from './not-ranked.js';
import { toIsoDate } from './written-date.js';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = String.raw`(?<month>${months.join('|')})[a-z]*\.?`;

/** Notations of a day: `2026-11-02`, `2026/11/02`, `02.11.2026`, `11/02/26`, `Nov 2, 2026`, `2 November 2026`. */
const dayNotations = [
  /(?<year>\d{4})[-./](?<monthNumber>\d{1,2})[-./](?<day>\d{1,2})/,
  /(?<numeric>\d{1,2}(?<separator>[-./])\d{1,2}\k<separator>(?:\d{4}|\d{2}))/,
  new RegExp(String.raw`${monthName}[ -](?<day>\d{1,2})(?:,? |-)(?<year>\d{4})`),
  new RegExp(String.raw`(?<day>\d{1,2})[ -]${monthName}[ -](?<year>\d{4})`),
];

const positionWord = '(?:average |avg\\.? )?(?:positions?|ranks?|rankings?|pos\\.?|позици[яи])';
const timeOfDay = String.raw`(?:[ t]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?z?)?`;

const columnPatterns = dayNotations.map(
  ({ source }) => new RegExp(`^(?:${positionWord}[ :]*)?\\(?${source}${timeOfDay}\\)?(?: ${positionWord})?$`),
);

/** Positions beyond this number are other values, for example volumes. */
const maxPosition = 1000;

/**
 * Day of a column with positions, by its normalised name: an ISO date, or a numeric date as written if the order of day
 * and month is open. Undefined for other columns.
 */
export function dayOfColumn(name: string, order?: DateOrder): string | undefined {
  for (const pattern of columnPatterns) {
    const groups = pattern.exec(name)?.groups;
    if (!groups) continue;
    const { numeric, year = '', month, monthNumber = '', day = '' } = groups;
    if (numeric !== undefined) return toIsoDate(numeric, order);
    const number = month === undefined ? monthNumber : String(months.indexOf(month) + 1);
    return [year, number.padStart(2, '0'), day.padStart(2, '0')].join('-');
  }
  return undefined;
}

/** Numeric dates in the header, as written. */
export function datesOfColumns({ names }: TableHead): string[] {
  return names.flatMap((name) => {
    for (const pattern of columnPatterns) {
      const numeric = pattern.exec(name)?.groups?.['numeric'];
      if (numeric !== undefined) return numeric;
    }
    return [];
  });
}

/** Why columns of days cannot be read: a value in them is not a position. */
export function describeOtherValue(head: TableHead): Localised | undefined {
  const value = findOtherValue(head);
  if (value === undefined) return undefined;
  return {
    en: `The columns of days contain “${value}”, which is not a position. Map the columns of the file.`,
    ru: `В столбцах по дням есть «${value}» – это не позиция. Сопоставьте столбцы файла.`,
  };
}

function findOtherValue({ names, rows }: TableHead): string | undefined {
  const indexes = names.flatMap((name, index) => (dayOfColumn(name) === undefined ? [] : index));
  for (const row of rows) {
    const other = indexes.map((index) => row[index] ?? '').find((value) => toNumber(value) > maxPosition);
    if (other !== undefined) return other;
  }
  return undefined;
}

const toNumber = (value: string): number => Number(value.replaceAll(/[\s,\u{a0}\u{202f}]/gu, ''));

/**
 * Reads a row per keyword with a column per day: a result for each day on which the domain ranks, or the keyword on the
 * newest day if it ranks on none.
 */
export function dayColumnsReader(head: TableHead): RowReader {
  const order = findOrder(datesOfColumns(head));
  const days = head.names.flatMap((name, index) => {
    const date = dayOfColumn(name, order);
    return date === undefined ? [] : [{ index, date }];
  });
  const newestDate = findNewest(days.map(({ date }) => date));
  days.sort((a, b) => a.date.localeCompare(b.date));
  return {
    *row({ record, values }) {
      const { url, domain, ...keywordFields } = record;
      const rankedDays = days.filter(({ index }) => isRank(values[index]));
      if (rankedDays.length === 0) yield { ...keywordFields, type: 'keyword', date: newestDate };
      for (const { index, date } of rankedDays) {
        const result: ImportRecord = { ...keywordFields, type: 'organic', date, position: values[index] };
        yield { ...result, ...(url && { url }), ...(domain && { domain }) };
      }
    },
  };
}

/** Order of day and month that a date proves, such as `11/19/2026`. */
function findOrder(dates: readonly string[]): DateOrder | undefined {
  for (const date of dates) {
    const [first, second] = date.split(/\D/).map(Number);
    if ((first ?? 0) > 12) return 'day';
    if ((second ?? 0) > 12) return 'month';
  }
  return undefined;
}

/** The newest of the dates. If the order of day and month is open, the one in which the columns are sorted applies. */
function findNewest(dates: readonly string[]): string | undefined {
  const [byDay = [], byMonth = []] = (['day', 'month'] as const).map((order) =>
    dates.map((date) => toIsoDate(date, order)),
  );
  const isSorted = (list: readonly string[]) => {
    const sorted = list.toSorted();
    return [sorted, sorted.toReversed()].some((other) => other.join() === list.join());
  };
  const isoDates = isSorted(byDay) || !isSorted(byMonth) ? byDay : byMonth;
  return dates[isoDates.indexOf(isoDates.toSorted().at(-1) ?? '')];
}
