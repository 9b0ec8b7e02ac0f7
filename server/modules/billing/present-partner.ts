import type { WithdrawalRecord } from '../../entities/withdrawal.entity.js';
import type { PartnerWithdrawal, PromoCode, Withdrawal } from './partner.type.js';
import type { WithdrawalLine } from './partner.service.js';
import type { PromoCodeLine } from './promo-code.service.js';

export function presentCode({ createdAt, ...line }: PromoCodeLine): PromoCode {
  return { ...line, createdAt: createdAt.toISOString() };
}

/** Maps a withdrawal for administrators, with the partner's account. */
export function presentPartnerWithdrawal({
  email,
  accountId,
  ...withdrawal
}: WithdrawalLine): PartnerWithdrawal {
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
