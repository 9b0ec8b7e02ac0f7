import type { WithdrawalRecord } from '../../entities/withdrawal.entity.js';
import type { PartnerWithdrawal, PromoCode, Withdrawal } from './partner.type.js';
import type { WithdrawalListItem } from './partner.service.js';
import type { PromoCodeWithStatistics } from './promo-code.service.js';

export function presentCode({ createdAt, ...promoCode }: PromoCodeWithStatistics): PromoCode {
  return { ...promoCode, createdAt: createdAt.toISOString() };
}

/** Maps a withdrawal for administrators, with the partner's account. */
export function presentPartnerWithdrawal({
  email,
  accountId,
  ...withdrawal
}: WithdrawalListItem): PartnerWithdrawal {
  return { ...presentWithdrawal({ accountId, ...withdrawal }), accountId, email };
}

export function presentWithdrawal({
  walletNumber,
  requestedAt,
  settledAt,
  ...withdrawal
}: WithdrawalRecord): Withdrawal {
  return {
    ...withdrawal,
    purse: walletNumber,
    askedAt: requestedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
