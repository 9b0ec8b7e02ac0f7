import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanLimits } from '../../config/plan-limits.js';
import { defaultPlanSet } from '../../config/plan-set.js';
import { PlanId, plans, soldPlanIds } from '../../config/plans.js';
import type { Visitor } from '../../request/visitor.js';
import type { Account } from '../../entities/account.entity.js';
import { allowanceOf, viewerOf } from './allowance.js';
import { effectivePlan, visitorKindOf } from './effective-plan.js';
import { buildUpgradeOffer } from './upgrade-offer.js';
import { PlanCatalog } from './plan-catalog.js';
import { getTermPrices } from './plan-prices.js';

const now = new Date('2026-11-21T12:00:00Z');
const catalog = new PlanCatalog(null as never);

const account = fc.record({
  id: fc.integer({ min: 1 }),
  isAdministrator: fc.boolean(),
  planSchedule: fc
    .array(
      fc.record({
        planId: fc.constantFrom(...soldPlanIds),
        settingsVersion: fc.constant(0),
        until: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      }),
      { maxLength: 3 },
    )
    .map((spans) => spans.toSorted((left, right) => left.until.getTime() - right.until.getTime())),
  seat: fc.integer({ min: 2, max: 7 }),
  blockedAt: fc.option(fc.constant(new Date('2026-02-01'))),
}) as unknown as fc.Arbitrary<Account>;

describe('plan in force', () => {
  it('is the first plan of the owner that has not ended if it has a seat for the user', () => {
    fc.assert(
      fc.property(account, account, fc.boolean(), (user, other, isMember) => {
        const owner = isMember ? { ...other, id: user.id + 1 } : user;
        const { id } = effectivePlan({ account: user, owner }, now, catalog);
        const span = owner.planSchedule.find(({ until }) => until > now);
        const hasSeat =
          !isMember || (span !== undefined && plans[span.planId].limits.users >= (user.seat ?? 0));
        if (user.isAdministrator) expect(id).toBe(PlanId.Unlimited);
        else expect(id).toBe(span && hasSeat && owner.blockedAt === null ? span.planId : PlanId.Free);
      }),
    );
  });

  it('expires exactly at its end, and the next plan follows', () => {
    const user = { id: 1, isAdministrator: false, blockedAt: null, seat: null } as Account;
    const planAt = (milliseconds: number) => {
      const planSchedule = [
        { planId: PlanId.Team, settingsVersion: 0, until: new Date(now.getTime() + milliseconds) },
        { planId: PlanId.Basic, settingsVersion: 0, until: new Date(now.getTime() + 1000) },
      ];
      const owner = { ...user, planSchedule };
      return effectivePlan({ account: owner, owner }, now, catalog).id;
    };
    expect([planAt(1), planAt(0), planAt(-1)]).toEqual([PlanId.Team, PlanId.Basic, PlanId.Basic]);
  });

  it('has seats for the members who joined first', () => {
    const until = new Date(now.getTime() + 1000);
    const owner = { id: 1, isAdministrator: false, blockedAt: null, seat: null } as Account;
    const planOfSeat = (planId: PlanId, seat: number) =>
      effectivePlan(
        {
          account: { ...owner, id: 2, seat },
          owner: { ...owner, planSchedule: [{ planId, settingsVersion: 0, until }] },
        },
        now,
        catalog,
      ).id;
    expect([2, 5, 6].map((seat) => planOfSeat(PlanId.Team, seat))).toEqual([
      PlanId.Team,
      PlanId.Team,
      PlanId.Free,
    ]);
    expect(planOfSeat(PlanId.Basic, 2)).toBe(PlanId.Free);
  });
});

describe('plan limits', () => {
  const isHigherOrEqual = (left: number | null, right: number | null) =>
    left === null || (right !== null && left >= right);

  it('never decrease from one plan to a higher plan', () => {
    const limits: (keyof PlanLimits)[] = [
      'recordsPerReport',
      'exportRows',
      'keysPerGroupReport',
      'groupReports',
    ];
    const ranked = Object.values(plans).sort((a, b) => a.rank - b.rank);
    for (const [index, higher] of ranked.entries()) {
      for (const lower of ranked.slice(0, index)) {
        for (const name of limits) {
          expect([
            higher.label.en,
            lower.label.en,
            name,
            isHigherOrEqual(higher.limits[name] as number, lower.limits[name] as number),
          ]).toEqual([higher.label.en, lower.label.en, name, true]);
        }
        expect(higher.limits.deepestPosition).toBeGreaterThanOrEqual(lower.limits.deepestPosition);
      }
    }
  });

  it('are the same in reports and in the price list', () => {
    for (const plan of Object.values(plans)) {
      const { rows, exportRows, maxPosition, copy, sort } = allowanceOf(plan);
      const { limits } = plan;
      expect([rows, exportRows, copy, sort]).toEqual([
        limits.recordsPerReport,
        limits.exportRows,
        limits.copy,
        limits.sort,
      ]);
      expect(maxPosition).toBe(limits.deepestPosition === 50 ? null : limits.deepestPosition);
    }
  });
});

describe('upgrade offer', () => {
  const visitor = fc.constantFrom(...Object.values(plans)).map((plan) => ({
    plan,
    planSet: defaultPlanSet,
    kind: visitorKindOf(plan),
    account: null,
  })) as fc.Arbitrary<Visitor>;

  it('is a higher plan on sale that shows more, and empty for a complete report', () => {
    fc.assert(
      fc.property(visitor, fc.nat(200_000), fc.boolean(), (viewer, total, restricted) => {
        const restrictions = { restricted } as Parameters<typeof buildUpgradeOffer>[1]['restrictions'];
        const { neededPlan, promoPlan, paid, authorized } = buildUpgradeOffer(viewer, {
          total,
          restrictions,
        });
        expect(authorized).toBe(viewer.kind !== 'guest');
        if (!restricted) expect([neededPlan, promoPlan]).toEqual([null, null]);
        if (paid) expect(promoPlan).toBeNull();
        if (neededPlan === null) return;
        expect(neededPlan.rank).toBeGreaterThan(viewer.plan.rank);
        expect(soldPlanIds).toContain(neededPlan.id);
        const visibleRows = neededPlan.limits.recordsPerReport;
        expect(visibleRows === null || visibleRows >= total || neededPlan.id === PlanId.Team).toBe(true);
      }),
    );
  });

  it('treats guests as anonymous viewers', () => {
    const guest = { plan: plans[PlanId.Guest], kind: 'guest', account: null } as unknown as Visitor;
    expect(viewerOf(guest)).toMatchObject({
      userId: 0,
      ownerId: 0,
      kind: 'guest',
      allowance: { rows: 15, rights: { competitorLists: false } },
    });
  });
});

describe('prices', () => {
  it('are whole dollars, non-negative and never higher per month for a longer term', () => {
    for (const plan of Object.values(plans)) {
      const prices = getTermPrices(plan);
      expect(prices.length > 0).toBe(soldPlanIds.some((id) => id === plan.id));
      for (const [index, { priceCents, monthCents, months, days }] of prices.entries()) {
        expect([priceCents % 100, priceCents > 0]).toEqual([0, true]);
        expect(Math.abs(monthCents * (months || days) - priceCents)).toBeLessThan(months || days);
        expect(monthCents).toBeLessThanOrEqual(prices[index - 1]?.monthCents ?? Infinity);
      }
    }
  });
});
