/** SQL that parses a Nullable(Date): ISO first, then by best effort; `8/30/2020` is month first. */
export function dateSql(text: string): string {
  const monthFirstSql = `toDate(parseDateTimeBestEffortUSOrNull(${text}))`;
  const bestEffortSql = `toDate(parseDateTimeBestEffortOrNull(${text}))`;
  return `multiIf(${text} = '', NULL, match(${text}, '^[0-9]{4}-[0-9]{2}-[0-9]{2}'), toDateOrNull(substring(${text}, 1, 10)),
    match(${text}, '^[0-9]{1,2}/'), ${monthFirstSql}, length(${text}) < 6, NULL, ${bestEffortSql})`;
}
