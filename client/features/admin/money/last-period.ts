export type PeriodLength = 'month' | 'quarter' | 'year';

const monthsOf: Readonly<Record<PeriodLength, number>> = { month: 1, quarter: 3, year: 12 };

/** First and last UTC day of the latest complete month, quarter or year. */
export function getLastPeriod(length: PeriodLength, now: Date): { from: string; to: string } {
  const months = monthsOf[length];
  const endMonth = Math.floor(now.getUTCMonth() / months) * months;
  const year = now.getUTCFullYear();
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {
    from: toDay(Date.UTC(year, endMonth - months, 1)),
    to: toDay(Date.UTC(year, endMonth, 0)),
  };
}
