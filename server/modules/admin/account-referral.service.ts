import type { DataSource } from 'typeorm';
import type { PayerDetails } from '../../contract/billing/company-details.js';
import { PayerRecord } from '../../entities/company.entity.js';
import type { Referrer } from './admin-account.type.js';

/** Company and referrer of an account. */
export class AccountReferralService {
  constructor(private readonly postgres: DataSource) {}

  /** Company details for bank transfers; null if none were entered. */
  findCompany(accountId: number): Promise<PayerDetails | null> {
    return this.postgres.manager.findOneBy(PayerRecord, { accountId });
  }

  /** The partner who referred the account; null if there is none. */
  async findReferrer(accountId: number): Promise<Referrer | null> {
    const [row]: (Omit<Referrer, 'at'> & { at: Date })[] = await this.postgres.query(
      `SELECT partner.id AS "accountId", partner.email, promo_code.code AS "promoCode", referral.at
       FROM referral JOIN account AS partner ON partner.id = referral.partner_id
       LEFT JOIN promo_code ON promo_code.id = referral.promo_code_id WHERE referral.account_id = $1`,
      [accountId],
    );
    return row ? { ...row, at: row.at.toISOString() } : null;
  }
}
