import { sharePercent } from '../../contract/billing/partner-terms.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/**
 * The partner's share of payments with a promo code: the full share minus the discount.
 * @param discount integer from 0 to 20, in percent
 * @throws AppError DiscountRange
 */
export function calculatePartnerPercent(discount: number): number {
  if (!Number.isInteger(discount) || discount < 0 || discount > sharePercent) {
    throw new AppError(ErrorCode.DiscountRange, { field: 'discount', most: sharePercent });
  }
  return sharePercent - discount;
}

/**
 * Validates the optional share and total that a client sends with a promo code.
 * @throws AppError DiscountRange, InvalidField (percent, total)
 */
export function assertShares(discount: number, percent: number | null, total: number | null): void {
  if (percent !== null && percent !== calculatePartnerPercent(discount)) {
    throw new AppError(ErrorCode.InvalidField, {
      field: 'percent',
      what: {
        en: `The partner’s share is ${sharePercent} percent minus the discount.`,
        ru: `Процент партнёра – это ${sharePercent} минус скидка.`,
      },
    });
  }
  if (total !== null && total !== sharePercent) {
    throw new AppError(ErrorCode.InvalidField, {
      field: 'total',
      what: {
        en: `Discount and share must add up to ${sharePercent} percent.`,
        ru: `Скидка и процент вместе – ${sharePercent}.`,
      },
    });
  }
}

/** Reward for a payment in whole cents, rounded down so that it never exceeds the share. */
export function calculateReward(paidCents: number, percent: number): number {
  return Math.floor((paidCents * percent) / 100);
}

/** Total reward to revoke for the refunded part of a payment, including earlier revocations. Rounded up. */
export function calculateRevokedReward(
  reward: { paidCents: number; rewardCents: number },
  refundedCents: number,
): number {
  const { paidCents, rewardCents } = reward;
  if (refundedCents >= paidCents) return rewardCents;
  return Math.ceil((rewardCents * refundedCents) / paidCents);
}
