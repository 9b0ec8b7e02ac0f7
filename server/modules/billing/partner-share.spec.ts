import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assertShares,
  calculatePartnerPercent,
  calculateReward,
  calculateRevokedReward,
} from './partner-share.js';

/** Error code of a failing action; undefined if it succeeds. */
function errorCodeOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

describe('partner share', () => {
  it('adds up to 20 percent with every integer discount from 0 to 20 and rejects other discounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), (discount) => {
        const percent = calculatePartnerPercent(discount);
        expect(percent + discount).toBe(20);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(errorCodeOf(() => assertShares(discount, percent, 20))).toBeUndefined();
        expect(errorCodeOf(() => assertShares(discount, null, null))).toBeUndefined();
        expect(errorCodeOf(() => assertShares(discount, percent + 1, null))).toBe('INVALID_FIELD');
        expect(errorCodeOf(() => assertShares(discount, percent, 21))).toBe('INVALID_FIELD');
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ max: -1 }), fc.integer({ min: 21 }), fc.double({ min: 0.01, max: 19.99 })),
        (discount) => {
          fc.pre(!Number.isInteger(discount) || discount < 0 || discount > 20);
          expect(errorCodeOf(() => calculatePartnerPercent(discount))).toBe('DISCOUNT_RANGE');
        },
      ),
    );
  });

  it('is a whole number of cents, never exceeds the payment and is revoked in proportion', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (paidCents, percent, refundedCents) => {
          const rewardCents = calculateReward(paidCents, percent);
          expect(Number.isInteger(rewardCents)).toBe(true);
          expect(rewardCents * 100).toBeLessThanOrEqual(paidCents * percent);
          const revokedCents = calculateRevokedReward({ paidCents, rewardCents }, refundedCents);
          expect(revokedCents).toBeGreaterThanOrEqual(0);
          expect(revokedCents).toBeLessThanOrEqual(rewardCents);
          if (refundedCents >= paidCents) expect(revokedCents).toBe(rewardCents);
          if (refundedCents === 0) expect(revokedCents).toBe(0);
        },
      ),
    );
  });
});
