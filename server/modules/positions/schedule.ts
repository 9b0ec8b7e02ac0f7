import type { PositionSchedule } from '../../contract/projects/positions.js';

/** Schedule of a project. */
export interface Schedule {
  schedule: PositionSchedule;
  /** Days of the week from 1 (Monday), or of the month; 29 to 31 fall back to the last day of shorter months. */
  days: readonly number[];
  /** `HH:MM`. */
  time: string;
  timeZone: string;
}

/** A calendar day; months start at 1. */
interface Day {
  year: number;
  month: number;
  day: number;
}

/** Longer than two months, so every day of a month occurs. */
const maxLookaheadDays = 63;

/**
 * Next moment of a schedule after `after`; undefined for a manual one. A time skipped by daylight saving shifts
 * forward by the gap; a repeated time uses its first occurrence.
 */
export function nextDue({ schedule, days, time, timeZone }: Schedule, after: Date): Date | undefined {
  if (schedule === 'demand' || days.length === 0) return undefined;
  const today = toLocalDay(after, timeZone);
  // Start one day earlier: local midnight may be on either side of UTC midnight.
  for (let offset = -1; offset < maxLookaheadDays; offset++) {
    const day = toDay(new Date(Date.UTC(today.year, today.month - 1, today.day + offset)));
    const isScheduled = schedule === 'week' ? days.includes(getWeekday(day)) : isDayOfMonth(day, days);
    if (!isScheduled) continue;
    const moment = toMoment(day, time, timeZone);
    if (moment > after) return moment;
  }
  return undefined;
}

/** ISO day of a moment in a time zone. */
export function toIsoDay(moment: Date, timeZone: string): string {
  const { year, month, day } = toLocalDay(moment, timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether the time zone name is valid. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isDayOfMonth({ year, month, day }: Day, days: readonly number[]): boolean {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return days.some((scheduledDay) => Math.min(scheduledDay, lastDay) === day);
}

/** Day of the week; 1 for Monday. */
function getWeekday({ year, month, day }: Day): number {
  return ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7) + 1;
}

function toLocalDay(moment: Date, timeZone: string): Day {
  return toDay(new Date(moment.getTime() + getUtcOffsetMs(moment.getTime(), timeZone)));
}

function toDay(moment: Date): Day {
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}

/** Moment at which a time zone shows a local time. */
function toMoment({ year, month, day }: Day, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const localTime = Date.UTC(year, month - 1, day, hours, minutes);
  // Offsets before and after a possible daylight saving change on that day.
  const offsets = [
    getUtcOffsetMs(localTime - 86_400_000, timeZone),
    getUtcOffsetMs(localTime + 86_400_000, timeZone),
  ];
  const candidates = offsets.map((offset) => localTime - offset);
  const validCandidates = candidates.filter(
    (candidate) => candidate + getUtcOffsetMs(candidate, timeZone) === localTime,
  );
  // A skipped time uses the offset before the change, which shifts it forward by the gap.
  return new Date(validCandidates.length > 0 ? Math.min(...validCandidates) : (candidates[0] ?? localTime));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function getUtcOffsetMs(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}
