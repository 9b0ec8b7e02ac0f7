import type { WithdrawalRecord } from '../../entities/withdrawal.entity.js';
import type { PartnerWithdrawal, PromoCode, Withdrawal } from './partner.type.js';
import type { WithdrawalLine } from './partner.service.js';
import type { PromoCodeLine } from './promo-code.service.js';

export function presentCode({ createdAt, ...line }: PromoCodeLine): PromoCode {
  return { ...line, createdAt: createdAt.toISOString() };
}

/** With whose it is. */
export function presentPartnerWithdrawal({ email, accountId, ...asked }: WithdrawalLine): PartnerWithdrawal {
  return { ...presentWithdrawal({ accountId, ...asked }), accountId, email };
}

export function presentWithdrawal({ askedAt, settledAt, ...asked }: WithdrawalRecord): Withdrawal {
  return { ...asked, askedAt: askedAt.toISOString(), settledAt: settledAt?.toISOString() ?? null };
}
