import { formatIsoDay } from '../../contract/formatting/iso-day.js';

/** A quota day in the configured time zone. */
interface QuotaDay {
  /** Date in that zone, `YYYY-MM-DD`; key of the day's counters. */
  period: string;
  /** Start of the next day. */
  endsAt: Date;
}

const msPerSecond = 1000;
/** Upper bound for the search: the longest day has 25 hours. */
const maxDayMs = 26 * 3600 * msPerSecond;

/** Calculates quota days of a time zone across DST changes. */
export class QuotaCalendar {
  private cached: (QuotaDay & { from: Date }) | undefined;

  constructor(readonly timeZone: string) {}

  /** The day at a given time. */
  dayAt(now: Date): QuotaDay {
    const { cached } = this;
    if (cached && now >= cached.from && now < cached.endsAt) return cached;
    const period = formatIsoDay(now, this.timeZone);
    this.cached = { period, from: now, endsAt: this.findDayEnd(period, now) };
    return this.cached;
  }

  /** Start of the next month. */
  endOfMonth(now: Date): Date {
    const { period, endsAt } = this.dayAt(now);
    let end = endsAt;
    while (monthOf(formatIsoDay(end, this.timeZone)) === monthOf(period)) end = this.dayAt(end).endsAt;
    return end;
  }

  /** Binary search for the first second of the next date, because midnight may be skipped or repeated by DST. */
  private findDayEnd(period: string, now: Date): Date {
    let lowSeconds = Math.floor(now.getTime() / msPerSecond);
    let highSeconds = lowSeconds + maxDayMs / msPerSecond;
    while (highSeconds - lowSeconds > 1) {
      const middleSeconds = Math.floor((lowSeconds + highSeconds) / 2);
      if (formatIsoDay(new Date(middleSeconds * msPerSecond), this.timeZone) === period) {
        lowSeconds = middleSeconds;
      } else highSeconds = middleSeconds;
    }
    return new Date(highSeconds * msPerSecond);
  }
}

/** Month of a day, `YYYY-MM`; key of the month's counters. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Whether a period key is a month. */
export function isMonth(period: string): boolean {
  return period.length === 7;
}
