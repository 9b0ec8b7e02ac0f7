import { sharePercent } from '../../contract/partner-terms.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/**
 * The partner's share of payments with a promo code: what its discount leaves of the full share.
 * @param discount percent that the code takes off, a whole number from 0 to 20
 * @throws AppError DiscountRange
 */
export function partnerPercent(discount: number): number {
  if (!Number.isInteger(discount) || discount < 0 || discount > sharePercent) {
    throw new AppError(ErrorCode.DiscountRange, { field: 'discount', most: sharePercent });
  }
  return sharePercent - discount;
}

/**
 * Checks what a caller says of the shares of a promo code beside its discount; null where nothing is said.
 * @throws AppError DiscountRange, InvalidField (percent, total)
 */
export function assertShares(discount: number, percent: number | null, total: number | null): void {
  if (percent !== null && percent !== partnerPercent(discount)) {
    throw new AppError(ErrorCode.InvalidField, {
      field: 'percent',
      what: {
        en: `The partner’s percent is ${sharePercent} less the discount.`,
        ru: `Процент партнёра – это ${sharePercent} минус скидка.`,
      },
    });
  }
  if (total !== null && total !== sharePercent) {
    throw new AppError(ErrorCode.InvalidField, {
      field: 'total',
      what: {
        en: `Discount and percent are ${sharePercent} together.`,
        ru: `Скидка и процент вместе – ${sharePercent}.`,
      },
    });
  }
}

/** The reward for a payment, whole cents, rounded down: a part of it is never more than the whole. */
export function calculateReward(paidCents: number, percent: number): number {
  return Math.floor((paidCents * percent) / 100);
}

/**
 * How much of a reward is taken back when so much of the payment has been refunded in all, beside what was taken back before.
 */
export function calculateRevokedReward(
  reward: { paidCents: number; rewardCents: number },
  refundedCents: number,
): number {
  const { paidCents, rewardCents } = reward;
  if (refundedCents >= paidCents) return rewardCents;
  return Math.ceil((rewardCents * refundedCents) / paidCents);
}
