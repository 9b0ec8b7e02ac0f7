/** Date of a timestamp in a time zone, `YYYY-MM-DD`; local by default. */
export function formatIsoDay(moment: Date, timeZone?: string): string {
  // The Swedish locale uses the ISO format.
  const format = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(moment);
}
