import { formatMomentTime } from './format-moment.js';

/** Reset time of a limit in the time zone that counts it, the same in both languages: `00:00 UTC`. */
export function formatResetTime(resetsAt: string, timeZone: string): string {
  return `${formatMomentTime(resetsAt, 'en', timeZone)} ${timeZoneName(resetsAt, timeZone)}`;
}

function timeZoneName(moment: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
