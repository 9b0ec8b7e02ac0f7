/** Whether a text is a number as a filter takes it: whole or with a fraction after a point, without signs of grouping. */
export function isNumberText(text: string): boolean {
  return /^[+-]?\d{1,40}(\.\d{1,40})?$/.test(text.trim());
}

/** Whether a text is a day `YYYY-MM-DD` of the calendar, of the years that the store can hold: 1900 to 2299. */
export function isDayText(text: string): boolean {
  const day = text.trim();
  if (!/^(19|2[012])\d\d-\d\d-\d\d$/.test(day)) return false;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}
