import type { DataSource } from 'typeorm';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { PromoCodeRecord } from '../../entities/promo-code.entity.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../platform/lock-account.js';
import { getPageOffset, paginate } from '../platform/paging.js';
import { calculatePartnerPercent } from './partner-share.js';
import { promoCodePattern } from './promo-code-pattern.js';

const promoCodesPerPage = 25;

/** Maximum promo codes per partner. */
const maxPromoCodes = 100;

/** A promo code with its statistics. */
export interface PromoCodeWithStatistics extends PromoCodeRecord {
  usedTimes: number;
  /** Rewards from the code, without revoked and blocked ones. Unit: cents. */
  partnerCents: number;
  /** Blocked rewards from the code. Unit: cents. */
  frozenCents: number;
}

/** A page of a partner's promo codes, newest first. */
interface PromoCodePage {
  total: number;
  page: number;
  lastPage: number;
  codes: PromoCodeWithStatistics[];
}

/** Promo codes of partners. */
export class PromoCodeService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** @throws AppError InvalidField (page) */
  async list({ account }: AuthenticatedUser, page: number): Promise<PromoCodePage> {
    const { manager } = this.postgres;
    const skip = getPageOffset(page, promoCodesPerPage);
    const total = await manager.countBy(PromoCodeRecord, { accountId: account.id });
    return {
      ...paginate(total, page, promoCodesPerPage),
      codes: await this.queryCodes(account.id, skip, null),
    };
  }

  /**
   * Creates a promo code. Discount and partner share add up to 20 percent.
   * @throws AppError InvalidField (code), DiscountRange, PromoExists
   */
  async create(
    { account }: AuthenticatedUser,
    code: string,
    discount: number,
  ): Promise<PromoCodeWithStatistics> {
    if (!promoCodePattern.test(code)) throw invalidCodeError(invalidCodeMessage);
    const percent = calculatePartnerPercent(discount);
    const createdId = await this.postgres.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      if ((await tx.countBy(PromoCodeRecord, { accountId: account.id })) >= maxPromoCodes) {
        throw invalidCodeError(tooManyCodesMessage);
      }
      const [row]: { id: number }[] = await tx.query(
        `INSERT INTO promo_code (account_id, code, discount, percent, created_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING RETURNING id`,
        [account.id, code, discount, percent, this.now()],
      );
      if (!row) throw new AppError(ErrorCode.PromoExists, { field: 'code' });
      return row.id;
    });
    return this.findOne(account.id, createdId);
  }

  /**
   * Toggles a promo code.
   * @throws AppError NotFound for other partners' codes
   */
  async toggle({ account }: AuthenticatedUser, code: string): Promise<PromoCodeWithStatistics> {
    if (!promoCodePattern.test(code)) throw new AppError(ErrorCode.NotFound);
    const [[row]]: [{ id: number }[], number] = await this.postgres.query(
      'UPDATE promo_code SET is_active = NOT is_active WHERE account_id = $1 AND code = $2 RETURNING id',
      [account.id, code],
    );
    if (!row) throw new AppError(ErrorCode.NotFound);
    return this.findOne(account.id, row.id);
  }

  private async findOne(accountId: number, id: number): Promise<PromoCodeWithStatistics> {
    const [promoCode] = await this.queryCodes(accountId, 0, id);
    if (!promoCode) throw new AppError(ErrorCode.NotFound);
    return promoCode;
  }

  private async queryCodes(
    accountId: number,
    skip: number,
    id: number | null,
  ): Promise<PromoCodeWithStatistics[]> {
    const codes: PromoCodeWithStatistics[] = await this.postgres.query(
      `SELECT promo.id, promo.account_id AS "accountId", promo.code, promo.discount, promo.percent,
         promo.is_active AS "isActive", promo.created_at AS "createdAt",
         (SELECT count(*)::int FROM promo_use WHERE promo_code_id = promo.id) AS "usedTimes",
         coalesce(sum(reward.cents - reward.taken_back_cents) FILTER (WHERE NOT reward.is_blocked), 0)::int AS "partnerCents",
         coalesce(sum(reward.cents - reward.taken_back_cents) FILTER (WHERE reward.is_blocked), 0)::int AS "frozenCents"
       FROM promo_code AS promo LEFT JOIN reward ON reward.promo_code_id = promo.id
       WHERE promo.account_id = $1 AND ($3::int IS NULL OR promo.id = $3)
       GROUP BY promo.id ORDER BY promo.id DESC LIMIT ${promoCodesPerPage} OFFSET $2`,
      [accountId, skip, id],
    );
    return codes;
  }
}

const invalidCodeMessage: Localised = {
  en: 'A code is 1 to 32 lower-case letters, digits and hyphens.',
  ru: 'Код – от 1 до 32 строчных латинских букв, цифр и дефисов.',
};

const tooManyCodesMessage: Localised = {
  en: `You can create at most ${maxPromoCodes} promo codes.`,
  ru: `Промокодов может быть не больше ${maxPromoCodes}.`,
};

function invalidCodeError(what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field: 'code', what });
}
