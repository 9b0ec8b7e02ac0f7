import type { WithdrawalRecord } from '../../entities/withdrawal.entity.js';
import type { PromoCode, Withdrawal } from './partner.type.js';
import type { PromoCodeLine } from './promo-code.service.js';

export function presentCode({ createdAt, ...line }: PromoCodeLine): PromoCode {
  return { ...line, createdAt: createdAt.toISOString() };
}

export function presentWithdrawal({ askedAt, settledAt, ...asked }: WithdrawalRecord): Withdrawal {
  return { ...asked, askedAt: askedAt.toISOString(), settledAt: settledAt?.toISOString() ?? null };
}
