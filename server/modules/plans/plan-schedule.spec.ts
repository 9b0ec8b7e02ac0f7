import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlanId, plans } from '../../config/plans.js';
import { findPlanEnd, getPlanSpans, getUsedMs, schedulePeriods, type PlanPeriod } from './plan-schedule.js';

const start = Date.UTC(2026, 10, 1);
const dayMs = 86_400_000;
const day = (days: number) => new Date(start + days * dayMs);

const period = (id: number, planId: PlanId, addedOn: number, days: number): PlanPeriod => ({
  id,
  planId,
  settingsVersion: 0,
  addedAt: day(addedOn),
  lengthMs: days * dayMs,
});

const spansOf = (periods: readonly PlanPeriod[], on: number) =>
  getPlanSpans(schedulePeriods(periods), day(on)).map(({ planId, until }) => [
    planId,
    (until.getTime() - start) / dayMs,
  ]);

describe('the plan schedule', () => {
  it('pauses a plan while a higher one is in force and resumes it with its remaining time', () => {
    const periods = [period(1, PlanId.Basic, 0, 365), period(2, PlanId.Professional, 10, 1)];
    expect(spansOf(periods, 10)).toEqual([
      [PlanId.Professional, 11],
      [PlanId.Basic, 366],
    ]);
    expect(spansOf(periods, 11)).toEqual([[PlanId.Basic, 366]]);
  });

  it('appends periods of the same plan and delays lower ones', () => {
    const periods = [
      period(1, PlanId.Basic, 0, 30),
      period(2, PlanId.Basic, 5, 30),
      period(3, PlanId.Promo, 6, 1),
    ];
    expect(spansOf(periods, 6)).toEqual([
      [PlanId.Basic, 60],
      [PlanId.Promo, 61],
    ]);
  });

  it('retains the last plan after its end', () => {
    expect(spansOf([period(1, PlanId.Team, 0, 2), period(2, PlanId.Basic, 5, 1)], 9)).toEqual([
      [PlanId.Basic, 6],
    ]);
    expect(spansOf([], 9)).toEqual([]);
  });
});

const periodList = fc
  .array(
    fc.record({
      planId: fc.constantFrom(PlanId.Promo, PlanId.Basic, PlanId.Professional, PlanId.Team),
      addedOn: fc.nat(40),
      days: fc.nat(20),
    }),
    { maxLength: 12 },
  )
  .map((items) => items.map(({ planId, addedOn, days }, id) => period(id, planId, addedOn, days)));

/** Consumes periods day by day. Returns the id of the period used on each day. */
function consumeByDay(periods: readonly PlanPeriod[], days: number): (number | null)[] {
  const left = new Map(periods.map(({ id, lengthMs }) => [id, lengthMs / dayMs]));
  return Array.from({ length: days }, (_, today) => {
    const usable = periods.filter(({ id, addedAt }) => addedAt <= day(today) && (left.get(id) ?? 0) > 0);
    const rank = Math.max(...usable.map(({ planId }) => plans[planId].rank));
    const [used] = usable
      .filter(({ planId }) => plans[planId].rank === rank)
      .toSorted((one, two) => one.addedAt.getTime() - two.addedAt.getTime() || one.id - two.id);
    if (!used) return null;
    left.set(used.id, (left.get(used.id) ?? 0) - 1);
    return used.id;
  });
}

describe('any schedule', () => {
  const horizon = 300;

  it('equals the consumption of the periods day by day', () => {
    fc.assert(
      fc.property(periodList, (periods) => {
        const segments = schedulePeriods(periods);
        const scheduled = Array.from(
          { length: horizon },
          (_, today) =>
            segments.find(({ from, until }) => from <= day(today) && until > day(today))?.periodId ?? null,
        );
        expect(scheduled).toEqual(consumeByDay(periods, horizon));
      }),
    );
  });

  it('uses every period completely', () => {
    fc.assert(
      fc.property(periodList, (periods) => {
        const segments = schedulePeriods(periods);
        for (const { id, lengthMs } of periods) expect(getUsedMs(segments, id, day(horizon))).toBe(lengthMs);
      }),
    );
  });

  it('does not change the past when a period is added or an unused part is removed', () => {
    fc.assert(
      fc.property(periodList, fc.nat(60), (periods, today) => {
        const now = day(today);
        const segments = schedulePeriods(periods);
        const shortened = periods
          .filter(({ addedAt }) => addedAt <= now)
          .map((item) => ({ ...item, lengthMs: getUsedMs(segments, item.id, now) }));
        const changed = schedulePeriods([...shortened, period(99, PlanId.Team, today, 5)]);
        for (const { id } of periods) {
          expect(getUsedMs(changed, id, now)).toBe(getUsedMs(segments, id, now));
        }
        expect(findPlanEnd(changed, PlanId.Team, now)).toEqual(day(today + 5));
      }),
    );
  });
});
