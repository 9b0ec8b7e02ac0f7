import type { PartnerDaysQuery } from './partner.generated.js';

/** Daily statistics of a partner from the API. */
export type PartnerDay = PartnerDaysQuery['partnerDays'][number];

/** Statistics periods. A year is aggregated by month. */
export const periods = ['week', 'month', 'quarter', 'year'] as const;

export type Period = (typeof periods)[number];

const periodDays = { week: 7, month: 30, quarter: 90 } as const;

/** Statistics of a day or month. A month has the date of its first day. */
export type PartnerPoint = PartnerDay;

export const measures = ['visits', 'registrations', 'payments', 'paidCents', 'rewardCents'] as const;

export type Measure = (typeof measures)[number];

const monthsInYear = 12;
const dayMs = 86_400_000;

/**
 * Number of days in a period that ends today (ISO date). A year starts on the first day of the month eleven months
 * ago.
 */
export function countPeriodDays(period: Period, today: string): number {
  if (period !== 'year') return periodDays[period];
  return Math.round((Date.parse(today) - Date.parse(firstMonthOfYear(today))) / dayMs) + 1;
}

/** Aggregates daily statistics into one point per day or month, oldest first, with zeros for gaps. */
export function buildPoints(
  dailyStats: readonly PartnerDay[],
  period: Period,
  today: string,
): PartnerPoint[] {
  const isYear = period === 'year';
  const dates = isYear ? listMonthsUntil(today) : listDaysUntil(today, periodDays[period]);
  const points = new Map(dates.map((day) => [day, emptyPoint(day)]));
  for (const day of dailyStats) {
    const point = points.get(isYear ? `${day.day.slice(0, 7)}-01` : day.day);
    if (point) for (const measure of measures) point[measure] += day[measure];
  }
  return [...points.values()];
}

/** Totals over all points. */
export function sumPoints(points: readonly PartnerPoint[]): Record<Measure, number> {
  const total = emptyPoint('');
  for (const point of points) for (const measure of measures) total[measure] += point[measure];
  return total;
}

/** Whether all measures are zero. */
export function isEmpty(point: Readonly<Record<Measure, number>>): boolean {
  return measures.every((measure) => point[measure] === 0);
}

function emptyPoint(day: string): PartnerPoint {
  return { day, visits: 0, registrations: 0, payments: 0, paidCents: 0, rewardCents: 0 };
}

function listDaysUntil(today: string, count: number): string[] {
  const last = Date.parse(today);
  return Array.from({ length: count }, (_, offset) =>
    toIsoDay(new Date(last - (count - 1 - offset) * dayMs)),
  );
}

function listMonthsUntil(today: string): string[] {
  const first = new Date(firstMonthOfYear(today));
  return Array.from({ length: monthsInYear }, (_, offset) =>
    toIsoDay(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + offset, 1))),
  );
}

function firstMonthOfYear(today: string): string {
  const day = new Date(today);
  return toIsoDay(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - (monthsInYear - 1), 1)));
}

function toIsoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
