import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlan, PlanId, type Plan } from '../../config/plans.js';
import { purchaseKinds } from '../../contract/billing/purchase-kinds.js';
import { AppError } from '../../errors/app-error.js';
import {
  calculateBillTotals,
  calculateDiscountedPrice,
  calculatePurchase,
  type CurrentSubscription,
  type PurchaseRequest,
  comparePlans,
} from './purchase.js';
import { addTerm, getAnchorDay } from './paid-time.js';
import { calculatePartnerPercent, calculateReward, calculateRevokedReward } from './partner-share.js';

const day = (date: string) => new Date(`2026-${date}T00:00:00Z`);
const now = day('11-16');
const noSubscription: CurrentSubscription = { planId: null, paidUntil: null, periods: [] };
/** Basic plan for November, paid with $49: half of its value is unused on the 16th. */
const basicSubscription: CurrentSubscription = {
  planId: PlanId.Basic,
  paidUntil: day('12-01'),
  periods: [{ from: day('11-01'), until: day('12-01'), cents: 4900 }],
};

const request = (kind: PurchaseRequest['kind'], plan: number, term = 0): PurchaseRequest => ({
  kind,
  plan,
  term,
});

const calculate = (purchase: PurchaseRequest, subscription: CurrentSubscription, at: Date) =>
  calculatePurchase(purchase, subscription, at, findPlan);

function getErrorCode(
  request: PurchaseRequest,
  subscription: CurrentSubscription,
  at = now,
  find: (id: number) => Plan | undefined = findPlan,
) {
  try {
    calculatePurchase(request, subscription, at, find);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'nothing';
}

/** Plan lookup in which one plan is archived. */
const archived = (id: number) => (requested: number) => {
  const plan = findPlan(requested);
  return plan && requested === id ? { ...plan, isActive: false } : plan;
};

describe('purchase without a plan in force', () => {
  it('charges the documented price for calendar months', () => {
    const purchases = [0, 1, 2, 3].map((term) => calculate(request('buy', 3, term), noSubscription, now));
    expect(
      purchases.map(({ realCents, paidUntil }) => [realCents, paidUntil.toISOString().slice(0, 10)]),
    ).toEqual([
      [4900, '2026-12-16'],
      [13_200, '2027-02-16'],
      [25_000, '2027-05-16'],
      [44_100, '2027-11-16'],
    ]);
  });

  it('sells the one-day plan for 1 or 5 days at 20 dollars each', () => {
    const purchases = [0, 1].map((term) => calculate(request('buy', 6, term), noSubscription, now));
    expect(purchases.map(({ realCents, paidUntil }) => [realCents, paidUntil])).toEqual([
      [2000, day('11-17')],
      [10_000, day('11-21')],
    ]);
  });

  it('ends on the last day of a shorter month', () => {
    expect(addTerm(new Date('2027-01-31T10:00:00Z'), { months: 1, days: 0 })).toEqual(
      new Date('2027-02-28T10:00:00Z'),
    );
    expect(addTerm(new Date('2028-01-31T10:00:00Z'), { months: 1, days: 0 })).toEqual(
      new Date('2028-02-29T10:00:00Z'),
    );
  });

  it('ends on the same day of every month that is long enough', () => {
    const ends: string[] = [];
    let [end, anchorDay] = [new Date('2027-01-31T10:00:00Z'), 31];
    for (let month = 0; month < 4; month++) {
      anchorDay = getAnchorDay(end, anchorDay);
      end = addTerm(end, { months: 1, days: 0 }, anchorDay);
      ends.push(end.toISOString().slice(0, 10));
    }
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    // A period that was shortened to another day continues from that day.
    expect(getAnchorDay(new Date('2027-02-20T10:00:00Z'), 31)).toBe(20);
  });

  it('treats the renewal of an expired plan as a new purchase', () => {
    const expired = { ...basicSubscription, paidUntil: now };
    expect(calculate(request('prolong', 3), expired, now)).toMatchObject({
      kind: 'buy',
      startsAt: now,
    });
  });
});

describe('purchase with a plan in force', () => {
  it('credits unused days towards a higher plan', () => {
    expect(calculate(request('change', 4), basicSubscription, now)).toMatchObject({
      kind: 'change',
      regularCents: 9900,
      creditCents: 2450,
      realCents: 7450,
      balanceDays: 15,
      startsAt: now,
      paidUntil: day('12-16'),
    });
  });

  it('extends the period if the unused days exceed the price', () => {
    const promo: CurrentSubscription = {
      planId: PlanId.Promo,
      paidUntil: day('11-21'),
      periods: [{ from: day('11-16'), until: day('11-21'), cents: 10_000 }],
    };
    // 30 days cost $49 and $100 is available: 30 · 100 / 49 = 61.22 days.
    const { realCents, creditCents, paidUntil } = calculate(request('change', 3), promo, now);
    expect([realCents, creditCents]).toEqual([0, 4900]);
    expect((paidUntil.getTime() - now.getTime()) / 86_400_000).toBeCloseTo(61.2245, 3);
  });

  it('gives no credit for granted days', () => {
    expect(calculate(request('change', 4), { ...basicSubscription, periods: [] }, now)).toMatchObject({
      creditCents: 0,
      realCents: 9900,
    });
  });

  it('renews the same plan from its end at the full price', () => {
    expect(calculate(request('prolong', 3, 1), basicSubscription, now)).toMatchObject({
      kind: 'prolong',
      realCents: 13_200,
      startsAt: day('12-01'),
      paidUntil: new Date('2027-03-01T00:00:00Z'),
    });
  });

  it('treats the renewal of a higher plan as a change', () => {
    expect(calculate(request('prolong', 5), basicSubscription, now)).toMatchObject({
      kind: 'change',
      creditCents: 2450,
    });
  });
});

describe('rejected purchases', () => {
  it.each([
    ['an unknown plan', request('buy', 7), noSubscription, 'TARIFF_CALCULATION'],
    ['the free plan', request('buy', 0), noSubscription, 'TARIFF_CALCULATION'],
    ['an unknown term', request('buy', 3, 4), noSubscription, 'INVALID_FIELD'],
    ['a monthly term for the one-day plan', request('buy', 6, 2), noSubscription, 'INVALID_FIELD'],
    [
      'a change of an expired plan',
      request('change', 4),
      { ...basicSubscription, paidUntil: now },
      'DISCOUNT_OVERDUE',
    ],
    ['a change to the same plan', request('change', 3), basicSubscription, 'SAME_TARIFF'],
    ['a lower plan', request('change', 3), { ...basicSubscription, planId: PlanId.Team }, 'TARIFF_DOWNGRADE'],
    [
      'a renewal of a lower plan',
      request('prolong', 3),
      { ...basicSubscription, planId: PlanId.Team },
      'TARIFF_DOWNGRADE',
    ],
    ['a new purchase of another plan', request('buy', 4), basicSubscription, 'CHANGE_INSTEAD_OF_BUY'],
    ['a new purchase of the same plan', request('buy', 3), basicSubscription, 'CHANGE_INSTEAD_OF_BUY'],
    ['the one-day plan with another plan in force', request('buy', 6), basicSubscription, 'PROMO_LATER'],
    ['a change to the one-day plan', request('change', 6), basicSubscription, 'PROMO_LATER'],
  ] as const)('rejects %s', (_, request, subscription, code) => {
    expect(getErrorCode(request, subscription)).toBe(code);
  });

  it('rejects archived plans with different errors for renewals and purchases', () => {
    expect(getErrorCode(request('buy', 4), noSubscription, now, archived(4))).toBe('TARIFF_ARCHIVED');
    expect(getErrorCode(request('change', 4), basicSubscription, now, archived(4))).toBe('TARIFF_ARCHIVED');
    expect(getErrorCode(request('prolong', 3), basicSubscription, now, archived(3))).toBe('PROLONG_ARCHIVED');
  });

  it('rejects a comparison with a plan that cannot be bought', () => {
    expect([6, 3, 4, 5].sort((left, right) => comparePlans(right, left))).toEqual([5, 4, 3, 6]);
    expect(() => comparePlans(3, 100)).toThrow(AppError);
  });
});

const cents = fc.integer({ min: 0, max: 200_000 });
const moment = fc
  .integer({ min: 0, max: 400 * 24 })
  .map((hours) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000));
const periods = fc.array(
  fc
    .record({ from: moment, hours: fc.integer({ min: 1, max: 9000 }), cents })
    .map(({ from, hours, cents }) => ({
      from,
      until: new Date(from.getTime() + hours * 3_600_000),
      cents,
    })),
  { maxLength: 4 },
);
const subscriptions = fc.record({
  planId: fc.option(fc.constantFrom(3, 4, 5, 6)),
  paidUntil: fc.option(moment),
  periods,
});
const requests = fc.record({
  kind: fc.constantFrom(...purchaseKinds),
  plan: fc.constantFrom(3, 4, 5, 6, 0, 100),
  term: fc.integer({ min: 0, max: 4 }),
});

describe('arbitrary purchases', () => {
  it('fail with an AppError or have non-negative totals that add up', () => {
    fc.assert(
      fc.property(requests, subscriptions, moment, (request, subscription, at) => {
        let purchase;
        try {
          purchase = calculate(request, subscription, at);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          return;
        }
        const { regularCents, promoCents, creditCents, payoutCents, realCents } = purchase;
        expect(promoCents + creditCents + payoutCents + realCents).toBe(regularCents);
        for (const part of [promoCents, creditCents, payoutCents, realCents]) {
          expect([Number.isSafeInteger(part), part >= 0]).toEqual([true, true]);
        }
        const totalPaidCents = subscription.periods.reduce((total, period) => total + period.cents, 0);
        expect(creditCents).toBeLessThanOrEqual(totalPaidCents);
        if (realCents === 0) expect(totalPaidCents).toBeGreaterThanOrEqual(regularCents);
        expect(purchase.paidUntil > purchase.startsAt).toBe(true);
        const hasActivePlan =
          subscription.planId !== null && subscription.paidUntil !== null && subscription.paidUntil > at;
        if (hasActivePlan) {
          const order = [6, 3, 4, 5];
          expect(order.indexOf(purchase.plan.id)).toBeGreaterThanOrEqual(
            order.indexOf(subscription.planId ?? 0),
          );
          expect(purchase.kind).not.toBe('buy');
        } else expect([purchase.kind, creditCents]).toEqual(['buy', 0]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('bill totals', () => {
  it('apply price × (100 − percent) / 100 in whole dollars', () => {
    expect([10, 20, 5, 0, 1].map((percent) => calculateDiscountedPrice(4900, percent))).toEqual([
      4400, 3900, 4700, 4900, 4900,
    ]);
    expect(calculateDiscountedPrice(25_000, 15)).toBe(21_300);
  });

  it('apply the promo code, then unused days, then the partner balance', () => {
    expect(
      calculateBillTotals({ regularCents: 9900, unusedCents: 2450, promoPercent: 10, payoutCents: 1000 }),
    ).toEqual({
      regularCents: 9900,
      promoCents: 1000,
      creditCents: 2450,
      payoutCents: 1000,
      realCents: 5450,
    });
  });

  it('add up for arbitrary inputs', () => {
    const percent = fc.integer({ min: 0, max: 20 });
    const regular = fc.integer({ min: 1, max: 5000 }).map((dollars) => dollars * 100);
    fc.assert(
      fc.property(regular, cents, percent, cents, (regularCents, unusedCents, promoPercent, payoutCents) => {
        const total = calculateBillTotals({ regularCents, unusedCents, promoPercent, payoutCents });
        expect(total.promoCents + total.creditCents + total.payoutCents + total.realCents).toBe(regularCents);
        expect(
          Math.min(total.promoCents, total.creditCents, total.payoutCents, total.realCents),
        ).toBeGreaterThanOrEqual(0);
        expect(total.payoutCents).toBeLessThanOrEqual(payoutCents);
        // The discount equals the percentage, up to rounding to whole dollars.
        expect(Math.abs(total.promoCents - (regularCents * promoPercent) / 100)).toBeLessThanOrEqual(50);
        const paidOtherwise = unusedCents + payoutCents + total.promoCents >= regularCents;
        expect(total.realCents > 0 || paidOtherwise).toBe(true);
      }),
    );
  });
});

describe('partner reward', () => {
  it('is 20 percent minus the discount of the code', () => {
    expect([0, 5, 20].map(calculatePartnerPercent)).toEqual([20, 15, 0]);
    for (const discount of [-1, 21, 1.5, NaN]) {
      expect(() => calculatePartnerPercent(discount)).toThrow('from 0 to 20');
    }
    expect([calculateReward(4900, 20), calculateReward(4701, 15)]).toEqual([980, 705]);
  });

  it('is revoked with refunds, completely with the last cent and never beyond', () => {
    const reward = { paidCents: 4900, rewardCents: 980 };
    expect([0, 2450, 4900].map((refunded) => calculateRevokedReward(reward, refunded))).toEqual([
      0, 490, 980,
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_000 }),
        fc.integer({ min: 0, max: 20 }),
        cents,
        (paidCents, percent, part) => {
          const rewardCents = calculateReward(paidCents, percent);
          const revokedCents = calculateRevokedReward({ paidCents, rewardCents }, part);
          expect(revokedCents).toBeGreaterThanOrEqual(0);
          expect(revokedCents).toBeLessThanOrEqual(rewardCents);
          if (part >= paidCents) expect(revokedCents).toBe(rewardCents);
        },
      ),
    );
  });
});
