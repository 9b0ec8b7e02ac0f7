/** Time of a plan that somebody paid for. */
export interface PaidTime {
  from: Date;
  until: Date;
  /** What was given for it: money, partner's rewards, unused days of what was paid before. Unit: cents. */
  cents: number;
}

/** For how long a plan is sold: months, or days where it is counted in days; the other one is 0. */
export interface TermLength {
  months: number;
  days: number;
}

const dayMs = 86_400_000;

/** What is unused of paid times at a moment: of each its share by time, whole cents, rounded down. */
export function unusedCents(times: readonly PaidTime[], now: Date): number {
  return times.reduce((sum, time) => sum + unusedOf(time, now), 0);
}

/** Whole days that are left until a moment. */
export function wholeDaysUntil(until: Date, now: Date): number {
  return Math.max(0, Math.floor((until.getTime() - now.getTime()) / dayMs));
}

/** Whole days until a moment that lie in none of the paid times, which do not overlap. */
export function givenDays(until: Date, times: readonly PaidTime[], now: Date): number {
  const paidMs = times.reduce(
    (sum, time) => sum + Math.max(0, time.until.getTime() - Math.max(time.from.getTime(), now.getTime())),
    0,
  );
  return wholeDaysUntil(new Date(until.getTime() - paidMs), now);
}

/**
 * When a time ends for which so much was given. Exactly the price gives exactly the term, by the calendar; less or more gives
 * as much less or more of its length.
 * @param price of the whole term; above 0
 */
export function endOfTerm(from: Date, length: TermLength, price: number, given: number): Date {
  const whole = addTerm(from, length);
  if (given === price) return whole;
  const wholeMs = BigInt(whole.getTime() - from.getTime());
  return new Date(from.getTime() + Number((wholeMs * BigInt(given)) / BigInt(price)));
}

/** A moment so many calendar months or days later, in UTC; the last day of a month where it has no such day. */
export function addTerm(from: Date, { months, days }: TermLength): Date {
  const moved = new Date(from.getTime() + days * dayMs);
  if (months === 0) return moved;
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  moved.setUTCDate(Math.min(day, daysOfMonth(moved)));
  return moved;
}

function unusedOf({ from, until, cents }: PaidTime, now: Date): number {
  const whole = until.getTime() - from.getTime();
  const left = Math.min(whole, until.getTime() - now.getTime());
  if (left <= 0) return 0;
  return Number((BigInt(cents) * BigInt(left)) / BigInt(whole));
}

function daysOfMonth(moment: Date): number {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
}

/** A time of which so much of what is unused has been taken away, at most all of it: it ends earlier. */
export function cutTime({ from, until, cents }: PaidTime, taken: number, now: Date): PaidTime {
  const begin = Math.max(from.getTime(), now.getTime());
  const left = until.getTime() - begin;
  const unused = unusedOf({ from, until, cents }, now);
  if (left <= 0 || unused === 0 || taken <= 0) return { from, until, cents };
  const kept = taken >= unused ? 0n : (BigInt(left) * BigInt(unused - taken)) / BigInt(unused);
  const end = begin + Number(kept);
  const whole = BigInt(until.getTime() - from.getTime());
  return {
    from,
    until: new Date(end),
    cents: Number((BigInt(cents) * BigInt(end - from.getTime())) / whole),
  };
}
