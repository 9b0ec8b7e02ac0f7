import type { PartnerDaysQuery } from './partner.generated.js';

/** A day of a partner as the server tells it. */
export type PartnerDay = PartnerDaysQuery['partnerDays'][number];

/** How far statistics look back: days, or the months of a year. */
export const periods = ['week', 'month', 'quarter', 'year'] as const;

export type Period = (typeof periods)[number];

const periodDays = { week: 7, month: 30, quarter: 90 } as const;

/** A day, or a month that is named by its first day. Sums in cents. */
export type PartnerPoint = PartnerDay;

/** What is counted of a partner. */
export const measures = ['visits', 'registrations', 'payments', 'paidCents', 'rewardCents'] as const;

export type Measure = (typeof measures)[number];

const monthsInYear = 12;
const dayMs = 86_400_000;

/** How many days a period has until today, ISO; a year begins with the first day of the month eleven months before. */
export function daysIn(period: Period, today: string): number {
  if (period !== 'year') return periodDays[period];
  return Math.round((Date.parse(today) - Date.parse(firstOfYear(today))) / dayMs) + 1;
}

/** Every day of a period until today, ISO, or every month of a year, the oldest first, with nothing where nothing happened. */
export function pointsOf(notified: readonly PartnerDay[], period: Period, today: string): PartnerPoint[] {
  const isYear = period === 'year';
  const dates = isYear ? monthsUntil(today) : daysUntil(today, periodDays[period]);
  const points = new Map(dates.map((day) => [day, emptyPoint(day)]));
  for (const day of notified) {
    const point = points.get(isYear ? `${day.day.slice(0, 7)}-01` : day.day);
    if (point) for (const measure of measures) point[measure] += day[measure];
  }
  return [...points.values()];
}

/** All points together. */
export function totalOf(points: readonly PartnerPoint[]): Record<Measure, number> {
  const total = emptyPoint('');
  for (const point of points) for (const measure of measures) total[measure] += point[measure];
  return total;
}

/** Whether anything happened. */
export function isEmpty(point: Readonly<Record<Measure, number>>): boolean {
  return measures.every((measure) => point[measure] === 0);
}

function emptyPoint(day: string): PartnerPoint {
  return { day, visits: 0, registrations: 0, payments: 0, paidCents: 0, rewardCents: 0 };
}

function daysUntil(today: string, count: number): string[] {
  const last = Date.parse(today);
  return Array.from({ length: count }, (_, at) => isoOf(new Date(last - (count - 1 - at) * dayMs)));
}

function monthsUntil(today: string): string[] {
  const first = new Date(firstOfYear(today));
  return Array.from({ length: monthsInYear }, (_, at) =>
    isoOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + at, 1))),
  );
}

function firstOfYear(today: string): string {
  const day = new Date(today);
  return isoOf(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - (monthsInYear - 1), 1)));
}

function isoOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}
