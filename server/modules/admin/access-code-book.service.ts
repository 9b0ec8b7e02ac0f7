import type { DataSource } from 'typeorm';
import { plans } from '../../config/plans.js';
import type { Localised } from '../../contract/localised.js';
import { randomInt } from 'node:crypto';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { normalizeAccessCode } from '../accounts/access-code.service.js';
import { AccessCodeRecord } from '../../entities/access-code.entity.js';
import type { AccessCode } from './admin-account.type.js';
import { daysText } from './administration.service.js';
import type { AuditService } from './audit.service.js';
import { planOnSale } from './plan-on-sale.js';

/** Signs of a code: none that is read as another one. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const signsOfCode = 16;
const maxUses = 100_000;
const maxDays = 3660;

type CodeRow = Pick<AccessCodeRecord, 'code' | 'planId' | 'days' | 'usesLeft' | 'createdAt'>;

/** The access codes that administrators have made. */
export class AccessCodeBook {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
  ) {}

  /** All codes, newest first. */
  async list(): Promise<AccessCode[]> {
    const found = await this.postgres.getRepository(AccessCodeRecord).find({ order: { id: 'DESC' } });
    return found.map(presentCode);
  }

  /** Makes a code that so many accounts may redeem, each once. Throws InvalidField. */
  async create(actor: AuthenticatedUser, planId: number, days: number, uses: number): Promise<AccessCode> {
    const plan = planOnSale(planId);
    if (days < 1 || days > maxDays) throw invalid('days', daysText(1));
    if (uses < 1 || uses > maxUses) throw invalid('uses', usesText);
    const row = { code: newCode(), planId: plan.id, days, usesLeft: uses, createdAt: this.now() };
    await this.postgres.transaction(async (tx) => {
      await tx.insert(AccessCodeRecord, { ...row, createdBy: actor.account.id });
      await this.audit.record(
        {
          ...actOf(actor),
          action: 'access-code-made',
          details: { ...endOf(row.code), plan: planId, days, uses },
        },
        tx,
      );
    });
    return presentCode(row);
  }

  /** Deletes a code; what it opened stays open. Throws NotFound. */
  async delete(actor: AuthenticatedUser, typed: string): Promise<void> {
    const code = normalizeAccessCode(typed);
    await this.postgres.transaction(async (tx) => {
      const { affected } = await tx.delete(AccessCodeRecord, { code });
      if (!affected) throw new AppError(ErrorCode.NotFound, { field: 'code' });
      await this.audit.record({ ...actOf(actor), action: 'access-code-deleted', details: endOf(code) }, tx);
    });
  }
}

function newCode(): string {
  return Array.from({ length: signsOfCode }, () => signs[randomInt(signs.length)]).join('');
}

/** A code in groups of four, as it is read out. */
function presentCode({ code, planId, days, usesLeft, createdAt }: CodeRow): AccessCode {
  const grouped = code.replace(/.{4}(?=.)/g, '$&-');
  return { code: grouped, plan: plans[planId], days, usesLeft, createdAt: createdAt.toISOString() };
}

/** Who holds a code may redeem it: the log names its end only. */
function endOf(code: string): { end: string } {
  return { end: code.slice(-4) };
}

function actOf({ account, address }: AuthenticatedUser) {
  return { actorId: account.id, accountId: null, address };
}

const usesText: Localised = {
  en: `The uses are a whole number from 1 to ${maxUses}.`,
  ru: `Число использований – целое, от 1 до ${maxUses}.`,
};

function invalid(field: string, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}
