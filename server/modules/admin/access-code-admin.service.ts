import type { DataSource } from 'typeorm';
import type { Localised } from '../../contract/language/localised.js';
import { randomInt } from 'node:crypto';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { normalizeAccessCode } from '../accounts/access-code.service.js';
import { AccessCodeRecord } from '../../entities/access-code.entity.js';
import type { AccessCode } from './admin-account.type.js';
import { daysMessage } from './administration.service.js';
import type { PlanSet } from '../../config/plan-set.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import type { AuditService } from '../platform/audit.service.js';
import { requireSoldPlan } from './sold-plan.js';

/** Alphabet without ambiguous characters. */
const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 16;
const maxCodeUses = 100_000;
const maxCodeDays = 3660;

type CodeRow = Pick<AccessCodeRecord, 'code' | 'planId' | 'days' | 'usesLeft' | 'createdAt'>;

/** Administration of access codes. */
export class AccessCodeAdminService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
    private readonly planCatalog: PlanCatalog,
  ) {}

  /** All codes, newest first. */
  async list(): Promise<AccessCode[]> {
    const records = await this.postgres.getRepository(AccessCodeRecord).find({ order: { id: 'DESC' } });
    return records.map((record) => presentAccessCode(record, this.planCatalog.current));
  }

  /**
   * Creates a code for a number of accounts, which redeem it once each.
   * @throws AppError InvalidField
   */
  async create(actor: AuthenticatedUser, planId: number, days: number, uses: number): Promise<AccessCode> {
    const soldPlan = requireSoldPlan(planId);
    if (days < 1 || days > maxCodeDays) throw invalidField('days', daysMessage(1));
    if (uses < 1 || uses > maxCodeUses) throw invalidField('uses', usesMessage);
    const row = { code: generateCode(), planId: soldPlan, days, usesLeft: uses, createdAt: this.now() };
    await this.postgres.transaction(async (tx) => {
      await tx.insert(AccessCodeRecord, { ...row, createdBy: actor.account.id });
      await this.audit.record(
        {
          ...getAuditActor(actor),
          action: 'access-code-made',
          details: { ...getCodeSuffix(row.code), plan: planId, days, uses },
        },
        tx,
      );
    });
    return presentAccessCode(row, this.planCatalog.current);
  }

  /**
   * Deletes a code. Granted plans stay active.
   * @throws AppError NotFound
   */
  async delete(actor: AuthenticatedUser, input: string): Promise<void> {
    const code = normalizeAccessCode(input);
    await this.postgres.transaction(async (tx) => {
      const { affected } = await tx.delete(AccessCodeRecord, { code });
      if (!affected) throw new AppError(ErrorCode.NotFound, { field: 'code' });
      await this.audit.record(
        { ...getAuditActor(actor), action: 'access-code-deleted', details: getCodeSuffix(code) },
        tx,
      );
    });
  }
}

function generateCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}

/** Maps a code to its GraphQL type, formatted in groups of four characters. */
function presentAccessCode(
  { code, planId, days, usesLeft, createdAt }: CodeRow,
  { byId }: PlanSet,
): AccessCode {
  const formattedCode = code.replace(/.{4}(?=.)/g, '$&-');
  return { code: formattedCode, plan: byId[planId], days, usesLeft, createdAt: createdAt.toISOString() };
}

/** The audit log contains only the last characters, because the code itself is redeemable. */
function getCodeSuffix(code: string): { end: string } {
  return { end: code.slice(-4) };
}

function getAuditActor({ account, address }: AuthenticatedUser) {
  return { actorId: account.id, accountId: null, address };
}

const usesMessage: Localised = {
  en: `The uses are a whole number from 1 to ${maxCodeUses}.`,
  ru: `Число использований – целое, от 1 до ${maxCodeUses}.`,
};

function invalidField(field: string, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}
