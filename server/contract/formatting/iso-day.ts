/** Date of a timestamp in a time zone, `YYYY-MM-DD`; local by default. */
export function formatIsoDay(moment: Date, timeZone?: string): string {
  // The Swedish locale uses the ISO format.
  const format = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(moment);
}

const msPerDay = 24 * 60 * 60 * 1000;

/** The next day in UTC, `YYYY-MM-DD`. Results of later dates cannot exist in any time zone. */
export function tomorrowUtc(now: Date): string {
  return new Date(now.getTime() + msPerDay).toISOString().slice(0, 10);
}
