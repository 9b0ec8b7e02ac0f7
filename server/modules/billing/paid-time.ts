/** A paid period of a plan. */
export interface PaidPeriod {
  from: Date;
  until: Date;
  /** Amount paid: money, partner balance and credited unused days. Unit: cents. */
  cents: number;
}

/** Length of a term, in either months or days; the other value is 0. */
export interface TermLength {
  months: number;
  days: number;
}

const dayMs = 86_400_000;

/** Unused value of paid periods, prorated by time and rounded down per period. Unit: cents. */
export function calculateUnusedCents(periods: readonly PaidPeriod[], now: Date): number {
  return periods.reduce((total, period) => total + unusedCentsOfPeriod(period, now), 0);
}

/** Full days until a date. */
export function fullDaysUntil(until: Date, now: Date): number {
  return Math.max(0, Math.floor((until.getTime() - now.getTime()) / dayMs));
}

/** Full days until a date that are not covered by paid periods, which must not overlap. */
export function countUnpaidDays(until: Date, periods: readonly PaidPeriod[], now: Date): number {
  const paidMs = periods.reduce(
    (total, period) =>
      total + Math.max(0, period.until.getTime() - Math.max(period.from.getTime(), now.getTime())),
    0,
  );
  return fullDaysUntil(new Date(until.getTime() - paidMs), now);
}

/**
 * End of a term for a paid amount. The full price gives exactly the calendar term; other amounts give a prorated
 * length.
 * @param price of the full term; positive
 */
export function endOfTerm(
  { from, fullTermEnd }: { from: Date; fullTermEnd: Date },
  price: number,
  paidCents: number,
): Date {
  if (paidCents === price) return fullTermEnd;
  const fullTermMs = BigInt(fullTermEnd.getTime() - from.getTime());
  return new Date(from.getTime() + Number((fullTermMs * BigInt(paidCents)) / BigInt(price)));
}

/**
 * Adds calendar months or days in UTC, clamped to the last day of a shorter month.
 * @param anchorDay day of the month on which the term ends; by default that of the start
 */
export function addTerm(from: Date, { months, days }: TermLength, anchorDay?: number): Date {
  const end = new Date(from.getTime() + days * dayMs);
  if (months === 0) return end;
  const day = anchorDay ?? end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  end.setUTCDate(Math.min(day, daysInMonth(end)));
  return end;
}

/**
 * Day of the month on which a term from a date ends. It is the day of the previous term if that term was clamped to the
 * end of a shorter month, so that terms from January 31 end on February 28 and March 31.
 */
export function getAnchorDay(from: Date, previousAnchorDay: number | null): number {
  const day = from.getUTCDate();
  return previousAnchorDay !== null && previousAnchorDay > day && day === daysInMonth(from)
    ? previousAnchorDay
    : day;
}

function unusedCentsOfPeriod({ from, until, cents }: PaidPeriod, now: Date): number {
  const totalMs = until.getTime() - from.getTime();
  const remainingMs = Math.min(totalMs, until.getTime() - now.getTime());
  if (remainingMs <= 0) return 0;
  return Number((BigInt(cents) * BigInt(remainingMs)) / BigInt(totalMs));
}

function daysInMonth(moment: Date): number {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
}

/** Shortens a period by a refunded amount, at most by its unused part. */
export function shortenPaidTime(
  { from, until, cents }: PaidPeriod,
  revokedCents: number,
  now: Date,
): PaidPeriod {
  const start = Math.max(from.getTime(), now.getTime());
  const unusedMs = until.getTime() - start;
  const unused = unusedCentsOfPeriod({ from, until, cents }, now);
  if (unusedMs <= 0 || unused === 0 || revokedCents <= 0) return { from, until, cents };
  const remainingMs =
    revokedCents >= unused ? 0n : (BigInt(unusedMs) * BigInt(unused - revokedCents)) / BigInt(unused);
  const shortenedEnd = start + Number(remainingMs);
  const totalMs = BigInt(until.getTime() - from.getTime());
  return {
    from,
    until: new Date(shortenedEnd),
    cents: Number((BigInt(cents) * BigInt(shortenedEnd - from.getTime())) / totalMs),
  };
}
