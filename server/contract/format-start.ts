import { formatMomentTime } from './format-moment.js';

/** Reset time of a limit in the time zone that counts it, the same in both languages: `00:00 UTC`. */
export function formatStart(resetsAt: string, timeZone: string): string {
  return `${formatMomentTime(resetsAt, 'en', timeZone)} ${zoneName(resetsAt, timeZone)}`;
}

function zoneName(at: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(at),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
