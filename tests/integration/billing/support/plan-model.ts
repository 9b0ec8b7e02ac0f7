import type { BillRecord } from '../../../../server/entities/bill.entity.js';

/** Plans in ascending order. */
const planOrder = [6, 3, 4, 5];
const monthsOfTerm = [1, 3, 6, 12];

interface Bucket {
  plan: number;
  lengthMs: number;
  remainingMs: number;
  cents: number;
  billId: number | null;
  carriedTo: number | null;
  anchorDay: number;
  /** Time at which it was in force last, since the start of the model. */
  usedUntilMs: number;
}

const dayMs = 86_400_000;

/** Plain model of an account's plans: buckets of time that are used up, the highest plan first. */
export class PlanModel {
  private readonly buckets: Bucket[] = [];
  private elapsedMs = 0;

  /** Adds granted days. */
  grant(plan: number, days: number): void {
    const lengthMs = days * 86_400_000;
    const granted = { plan, lengthMs, remainingMs: lengthMs, cents: 0, billId: null, carriedTo: null };
    this.buckets.push({ ...granted, anchorDay: 0, usedUntilMs: -Infinity });
  }

  /** Adds the time of a paid bill. The unused value of lower plans is credited unless the plan continues. */
  pay(bill: BillRecord, now: number): void {
    const live = this.buckets.filter(({ remainingMs }) => remainingMs > 0);
    const boughtPlan: number = bill.planId;
    const last = live.findLast(({ plan }) => plan === boughtPlan);
    let cents = bill.realCents + bill.payoutCents;
    let from = now;
    if (last) {
      for (const { plan, remainingMs } of live) if (rank(plan) >= rank(bill.planId)) from += remainingMs;
    } else {
      for (const bucket of live.filter(
        ({ plan, billId }) => billId !== null && rank(plan) < rank(bill.planId),
      )) {
        if (bucket.cents === 0) continue;
        cents += unusedCents(bucket);
        bucket.lengthMs -= bucket.remainingMs;
        bucket.remainingMs = 0;
        bucket.carriedTo = bill.id;
      }
    }
    const start = new Date(from);
    const isMonthEnd = new Date(from + 86_400_000).getUTCDate() === 1;
    const day = start.getUTCDate();
    // A term that begins within a day after the last one ends on the same day of the month.
    const since = this.elapsedMs - dayMs;
    const ended = this.buckets.findLast(
      ({ plan, usedUntilMs }) => plan === boughtPlan && usedUntilMs > since,
    );
    const previousDay = (last ?? ended)?.anchorDay ?? 0;
    const anchorDay = isMonthEnd && previousDay > day ? previousDay : day;
    const fullMs = addMonths(start, monthsOfTerm[bill.term] ?? 0, anchorDay) - from;
    const price = bill.termCents ?? bill.regularCents - bill.promoCents;
    const lengthMs = cents === price ? fullMs : Number((BigInt(fullMs) * BigInt(cents)) / BigInt(price));
    const { planId: plan, id: billId } = bill;
    const bucket = { plan, lengthMs, remainingMs: lengthMs, cents, billId, carriedTo: null, anchorDay };
    this.buckets.push({ ...bucket, usedUntilMs: -Infinity });
  }

  /** Removes unused time worth a refund from the bucket of the bill or from that to which it was credited. */
  refund(billId: number, cents: number): void {
    let bucket = this.buckets.find((candidate) => candidate.billId === billId);
    while (bucket && bucket.carriedTo !== null) {
      const target: number = bucket.carriedTo;
      bucket = this.buckets.find((candidate) => candidate.billId === target);
    }
    if (!bucket) return;
    const unused = unusedCents(bucket);
    if (unused === 0 || cents <= 0) return;
    const remainingMs =
      cents >= unused ? 0 : Number((BigInt(bucket.remainingMs) * BigInt(unused - cents)) / BigInt(unused));
    const lengthMs = bucket.lengthMs - (bucket.remainingMs - remainingMs);
    bucket.cents = Number((BigInt(bucket.cents) * BigInt(lengthMs)) / BigInt(bucket.lengthMs));
    Object.assign(bucket, { lengthMs, remainingMs });
  }

  /** Uses up time. */
  advance(ms: number): void {
    for (const plan of planOrder.toReversed()) {
      for (const bucket of this.buckets.filter((candidate) => candidate.plan === plan)) {
        const usedMs = Math.min(ms, bucket.remainingMs);
        bucket.remainingMs -= usedMs;
        ms -= usedMs;
        this.elapsedMs += usedMs;
        if (usedMs > 0) bucket.usedUntilMs = this.elapsedMs;
      }
    }
    this.elapsedMs += ms;
  }

  /** Plans with time left and their ends, the highest first. */
  schedule(now: number): [number, number][] {
    let until = now;
    return planOrder.toReversed().flatMap((plan): [number, number][] => {
      const remainingMs = this.buckets
        .filter((bucket) => bucket.plan === plan)
        .reduce((sum, bucket) => sum + bucket.remainingMs, 0);
      until += remainingMs;
      return remainingMs > 0 ? [[plan, until]] : [];
    });
  }
}

function rank(plan: number): number {
  return planOrder.indexOf(plan);
}

function unusedCents({ cents, remainingMs, lengthMs }: Bucket): number {
  return lengthMs === 0 ? 0 : Number((BigInt(cents) * BigInt(remainingMs)) / BigInt(lengthMs));
}

function addMonths(from: Date, months: number, day: number): number {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = from.getTime() % 86_400_000;
  return Date.UTC(year, month, Math.min(day, lastDay)) + timeOfDay;
}
