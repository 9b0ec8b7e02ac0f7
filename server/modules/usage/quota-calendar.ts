import { isoDay } from '../../contract/iso-day.js';

/** A day of the limits: the one that holds at a moment in the time zone of the configuration. */
interface QuotaDay {
  /** The date there, `YYYY-MM-DD`: the period under which the day's use is kept. */
  period: string;
  /** When the next day starts. */
  endsAt: Date;
}

const msPerSecond = 1000;
/** The longest day of any zone is 25 hours; one hour more costs nothing. */
const maxDayMs = 26 * 3600 * msPerSecond;

/** Tells the days of one time zone, whatever its clocks do in spring and autumn. */
export class QuotaCalendar {
  private cached: (QuotaDay & { from: Date }) | undefined;

  constructor(readonly timeZone: string) {}

  /** The day of a moment. */
  at(now: Date): QuotaDay {
    const { cached } = this;
    if (cached && now >= cached.from && now < cached.endsAt) return cached;
    const period = isoDay(now, this.timeZone);
    this.cached = { period, from: now, endsAt: this.endOf(period, now) };
    return this.cached;
  }

  /** The first moment of the month after that of a moment. */
  endOfMonth(now: Date): Date {
    const { period, endsAt } = this.at(now);
    let end = endsAt;
    while (monthOf(isoDay(end, this.timeZone)) === monthOf(period)) end = this.at(end).endsAt;
    return end;
  }

  /** The first second of which the date is another: found by halving, as a midnight may be missing or come twice. */
  private endOf(period: string, now: Date): Date {
    let lowSeconds = Math.floor(now.getTime() / msPerSecond);
    let highSeconds = lowSeconds + maxDayMs / msPerSecond;
    while (highSeconds - lowSeconds > 1) {
      const middleSeconds = Math.floor((lowSeconds + highSeconds) / 2);
      if (isoDay(new Date(middleSeconds * msPerSecond), this.timeZone) === period) lowSeconds = middleSeconds;
      else highSeconds = middleSeconds;
    }
    return new Date(highSeconds * msPerSecond);
  }
}

/** The month of a day, `YYYY-MM`: the period under which a month's use is kept. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Whether a period is a month. */
export function isMonth(period: string): boolean {
  return period.length === 7;
}
