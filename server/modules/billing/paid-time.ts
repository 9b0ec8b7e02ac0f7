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
  return times.reduce((total, time) => total + unusedOf(time, now), 0);
}

/** Whole days that are left until a moment. */
export function fullDaysUntil(until: Date, now: Date): number {
  return Math.max(0, Math.floor((until.getTime() - now.getTime()) / dayMs));
}

/** Whole days until a moment that lie in none of the paid times, which do not overlap. */
export function unpaidDays(until: Date, times: readonly PaidTime[], now: Date): number {
  const paidMs = times.reduce(
    (total, time) => total + Math.max(0, time.until.getTime() - Math.max(time.from.getTime(), now.getTime())),
    0,
  );
  return fullDaysUntil(new Date(until.getTime() - paidMs), now);
}

/**
 * When a time ends for which so much was given. Exactly the price gives exactly the term, by the calendar; less or more gives
 * as much less or more of its length.
 * @param price of the whole term; above 0
 */
export function endOfTerm(from: Date, length: TermLength, price: number, paidCents: number): Date {
  const fullTermEnd = addTerm(from, length);
  if (paidCents === price) return fullTermEnd;
  const fullTermMs = BigInt(fullTermEnd.getTime() - from.getTime());
  return new Date(from.getTime() + Number((fullTermMs * BigInt(paidCents)) / BigInt(price)));
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
  const totalMs = until.getTime() - from.getTime();
  const remainingMs = Math.min(totalMs, until.getTime() - now.getTime());
  if (remainingMs <= 0) return 0;
  return Number((BigInt(cents) * BigInt(remainingMs)) / BigInt(totalMs));
}

function daysOfMonth(moment: Date): number {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
}

/** A time of which so much of what is unused has been taken away, at most all of it: it ends earlier. */
export function shortenPaidTime({ from, until, cents }: PaidTime, revokedCents: number, now: Date): PaidTime {
  const start = Math.max(from.getTime(), now.getTime());
  const left = until.getTime() - start;
  const unused = unusedOf({ from, until, cents }, now);
  if (left <= 0 || unused === 0 || revokedCents <= 0) return { from, until, cents };
  const remainingMs =
    revokedCents >= unused ? 0n : (BigInt(left) * BigInt(unused - revokedCents)) / BigInt(unused);
  const shortenedEnd = start + Number(remainingMs);
  const totalMs = BigInt(until.getTime() - from.getTime());
  return {
    from,
    until: new Date(shortenedEnd),
    cents: Number((BigInt(cents) * BigInt(shortenedEnd - from.getTime())) / totalMs),
  };
}
