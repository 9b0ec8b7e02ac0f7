import { findPlan, type PlanId } from '../../config/plans.js';
import type { PlanSpan } from '../../entities/account.entity.js';

/** A bought or granted period of a plan. */
export interface PlanPeriod {
  /** Orders periods that were added at the same time. */
  id: number;
  planId: PlanId;
  settingsVersion: number;
  addedAt: Date;
  /** Length without pauses. */
  lengthMs: number;
}

/** A part of a period without interruption. */
export interface PlanSegment extends PlanSpan {
  periodId: number;
  from: Date;
}

/**
 * Computes when each period is used. At any time the period with the highest plan is in force. Lower periods pause and
 * resume with their remaining length. Periods of the same plan follow each other in the order in which they were
 * added. A change at some time does not affect earlier segments.
 */
export function schedulePeriods(periods: readonly PlanPeriod[]): PlanSegment[] {
  const arrivals = periods
    .filter(({ lengthMs }) => lengthMs > 0)
    .toSorted((left, right) => left.addedAt.getTime() - right.addedAt.getTime() || left.id - right.id);
  const waiting: { period: PlanPeriod; remainingMs: number }[] = [];
  const segments: PlanSegment[] = [];
  let time = 0;
  let nextArrival = 0;
  while (nextArrival < arrivals.length || waiting.length > 0) {
    if (waiting.length === 0) time = timeOf(arrivals[nextArrival]);
    for (const period of arrivals.slice(nextArrival)) {
      if (timeOf(period) > time) break;
      waiting.push({ period, remainingMs: period.lengthMs });
      nextArrival += 1;
    }
    const current = waiting.reduce((highest, candidate) =>
      rankOf(candidate.period) > rankOf(highest.period) ? candidate : highest,
    );
    const until = Math.min(time + current.remainingMs, timeOf(arrivals[nextArrival]));
    appendSegment(segments, current.period, time, until);
    current.remainingMs -= until - time;
    if (current.remainingMs === 0) waiting.splice(waiting.indexOf(current), 1);
    time = until;
  }
  return segments;
}

/** Used part of a period. */
export function getUsedMs(segments: readonly PlanSegment[], periodId: number, now: Date): number {
  return segments
    .filter((segment) => segment.periodId === periodId && segment.from < now)
    .reduce((total, { from, until }) => total + Math.min(until.getTime(), now.getTime()) - from.getTime(), 0);
}

/** End of the last period of a plan; null if the plan has no time left. */
export function findPlanEnd(segments: readonly PlanSegment[], planId: PlanId, now: Date): Date | null {
  return segments.findLast((segment) => segment.planId === planId && segment.until > now)?.until ?? null;
}

/** The plan in force and the plans that follow it. If all plans have ended, only the last one. */
export function getPlanSpans(segments: readonly PlanSegment[], now: Date): PlanSpan[] {
  const spans: PlanSpan[] = [];
  for (const { planId, settingsVersion, until } of segments) {
    const previous = spans.at(-1);
    if (previous?.planId === planId && previous.settingsVersion === settingsVersion) previous.until = until;
    else spans.push({ planId, settingsVersion, until });
  }
  const unexpired = spans.filter(({ until }) => until > now);
  return unexpired.length > 0 ? unexpired : spans.slice(-1);
}

/** Joins consecutive spans of the same plan. The result has the settings of the first one. */
export function mergeSpans(spans: readonly PlanSpan[]): PlanSpan[] {
  const merged: PlanSpan[] = [];
  for (const span of spans) {
    const previous = merged.at(-1);
    if (previous?.planId === span.planId) previous.until = span.until;
    else merged.push({ ...span });
  }
  return merged;
}

function appendSegment(segments: PlanSegment[], period: PlanPeriod, from: number, until: number): void {
  const last = segments.at(-1);
  if (last?.periodId === period.id) last.until = new Date(until);
  else {
    const { id: periodId, planId, settingsVersion } = period;
    segments.push({ periodId, planId, settingsVersion, from: new Date(from), until: new Date(until) });
  }
}

function timeOf(period: PlanPeriod | undefined): number {
  return period ? period.addedAt.getTime() : Infinity;
}

function rankOf({ planId }: PlanPeriod): number {
  return findPlan(planId)?.rank ?? 0;
}
