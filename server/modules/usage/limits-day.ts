import { isoDay } from '../../contract/iso-day.js';

/** A day of the limits: the one that holds at a moment in the time zone of the configuration. */
interface LimitsDay {
  /** The date there, `YYYY-MM-DD`: the period under which the day's use is kept. */
  period: string;
  /** When the next day starts. */
  endsAt: Date;
}

const secondMs = 1000;
/** The longest day of any zone is 25 hours; one hour more costs nothing. */
const longestDayMs = 26 * 3600 * secondMs;

/** Tells the days of one time zone, whatever its clocks do in spring and autumn. */
export class LimitsDays {
  private latest: (LimitsDay & { from: Date }) | undefined;

  constructor(readonly timeZone: string) {}

  /** The day of a moment. */
  at(now: Date): LimitsDay {
    const { latest } = this;
    if (latest && now >= latest.from && now < latest.endsAt) return latest;
    const period = isoDay(now, this.timeZone);
    this.latest = { period, from: now, endsAt: this.endOf(period, now) };
    return this.latest;
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
    let last = Math.floor(now.getTime() / secondMs);
    let next = last + longestDayMs / secondMs;
    while (next - last > 1) {
      const middle = Math.floor((last + next) / 2);
      if (isoDay(new Date(middle * secondMs), this.timeZone) === period) last = middle;
      else next = middle;
    }
    return new Date(next * secondMs);
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
