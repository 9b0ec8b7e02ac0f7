import type { DateOrder } from '../../contract/file-reading.js';

const numericDate = '^([0-9]{1,2})([./\\\\-])([0-9]{1,2})[./\\\\-]([0-9]{4}|[0-9]{2})(?:[^0-9]|$)';

/** SQL of the first month of a trend, `2026-05-01` or `2026-05`. */
export function firstMonthSql(text: string): string {
  return existingDaySql(`if(match(${text}, '^[0-9]{4}-[0-9]{2}$'), concat(${text}, '-01'), ${text})`);
}

/** SQL of an ISO date; NULL for days that do not exist, which would become others. */
function existingDaySql(iso: string): string {
  return `arrayMap(iso -> if(toString(toDateOrNull(iso)) = iso, toDateOrNull(iso), NULL), [${iso}])[1]`;
}

/** Texts with a year, and numbers of eight digits (`20261012`) or of seconds or milliseconds since 1970. */
const datedText = '(?:^|[^0-9:])[0-9]{4}(?:[^0-9:]|$)|^(?:[0-9]{8}|[0-9]{10}|[0-9]{13})$';

/** Two years, as in a range of dates. */
const severalYears = '(?:19|20)[0-9]{2}.*[^0-9:+](?:19|20)[0-9]{2}(?:[^0-9:]|$)';

/** A date that starts with a day or a month. Dates with points start with the day. */
export const ambiguousDate =
  '^(?:0?[1-9]|1[0-2])[/\\\\-](?:0?[1-9]|1[0-2])[/\\\\-](?:[0-9]{4}|[0-9]{2})(?:[^0-9]|$)';

/**
 * SQL that parses a Nullable(Date): ISO first, then numeric dates in the order of the file, otherwise by best effort.
 * Without an order, only dates with a single reading are parsed.
 */
export function dateSql(text: string, order: DateOrder | undefined): string {
  const part = (index: number) => `leftPad(extractGroups(${text}, '${numericDate}')[${index}], 2, '0')`;
  const isoSql = (day: string, month: string) =>
    `concat(leftPad(extractGroups(${text}, '${numericDate}')[4], 4, '20'), '-', ${month}, '-', ${day})`;
  const dayFirstSql = isoSql(part(1), part(3));
  const monthFirstSql = isoSql(part(3), part(1));
  const numericSql = {
    day: dayFirstSql,
    month: monthFirstSql,
    open: `multiIf(${part(1)} > '12' OR ${part(1)} = ${part(3)} OR (match(${text}, '^[0-9]{1,2}[.]') AND ${part(3)} <= '12'), ${dayFirstSql}, ${part(3)} > '12', ${monthFirstSql}, '')`,
  }[order ?? 'open'];
  // Without the time of day, whose zone could change the day.
  const dayText = `replaceRegexpOne(${text}, '[ T]+[0-9]{1,2}:[0-9]{2}.*$', '')`;
  const isoDay = '^[0-9]{4}-[0-9]{2}-[0-9]{2}';
  return `multiIf(${text} = '', NULL, length(${text}) = 10 AND match(${text}, '${isoDay}'), ${existingDaySql(text)},
    match(${text}, '${severalYears}'), NULL,
    match(${text}, '${isoDay}'), ${existingDaySql(`substring(${text}, 1, 10)`)},
    match(${text}, '${numericDate}'), ${existingDaySql(numericSql)},
    match(${text}, '${datedText}'), toDate(parseDateTimeBestEffortOrNull(${dayText})), NULL)`;
}
