/** The day of a moment by a clock, `YYYY-MM-DD`; by the machine's own where no time zone is named. */
export function isoDay(moment: Date, timeZone?: string): string {
  // Swedish dates are written so.
  const form = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', form).format(moment);
}
