/** Date of a timestamp in a time zone, `YYYY-MM-DD`; local by default. */
export function formatIsoDay(moment: Date, timeZone?: string): string {
  // The Swedish locale uses the ISO format.
  const format = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(moment);
}

const msPerDay = 24 * 60 * 60 * 1000;

/** The date some days after an ISO date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * msPerDay).toISOString().slice(0, 10);
}

/** Whether a text is an existing day, `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
}

/** The next day in UTC, `YYYY-MM-DD`. Results of later dates cannot exist in any time zone. */
export function tomorrowUtc(now: Date): string {
  return addDays(now.toISOString().slice(0, 10), 1);
}
