import type { DataSource, EntityManager } from 'typeorm';
import type { Localised } from '../../contract/language/localised.js';
import type { PlanId } from '../../config/plans.js';
import { AppError, type ErrorDetails } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import type { EmailChangeService } from '../accounts/email-change/email-change.service.js';
import type { PasswordConfirmationService } from '../accounts/password-confirmation.service.js';
import type { SessionService } from '../accounts/session.service.js';
import { mapUniqueViolation } from '../accounts/unique-violation.js';
import type { MailService } from '../mail/mail.service.js';
import type { RecurringPayments } from '../billing/recurring-payments.js';
import { findLatestPlan } from '../plans/effective-plan.js';
import type { PlanChange, PlanGrants } from '../plans/plan-grants.js';
import type { AdministratorRole } from '../../contract/accounts/administrator-roles.js';
import type { AuditAction } from '../../contract/accounts/audit-actions.js';
import type { AuditDetails } from '../../entities/audit-record.entity.js';
import type { AuditService } from '../platform/audit.service.js';
import { assertEmail } from '../platform/email-address.js';
import { runIdempotent } from '../platform/idempotency.js';
import { assertPhone } from '../platform/phone-number.js';
import { requireSoldPlan } from './sold-plan.js';

const maxGrantDays = 3660;
const maxReasonLength = 200;

/** Dependencies of `AdministrationService`. */
interface AdministrationDependencies {
  postgres: DataSource;
  now: () => Date;
  audit: AuditService;
  mail: MailService;
  sessions: SessionService;
  passwords: PasswordConfirmationService;
  planGrants: PlanGrants;
  recurringPayments: RecurringPayments;
  emailChanges: EmailChangeService;
}

/** Days of a plan that an administrator grants. */
interface GrantInput {
  planId: number;
  days: number;
  /** May be empty. */
  reason: string;
  /** Idempotency key. */
  key: string | null;
}

interface EmailCorrection {
  email: string;
  /** Whether the e-mail applies without a confirmation link. */
  confirmed: boolean;
  /** Password of the administrator. */
  password: string;
}

interface AdministrationEvent {
  action: AuditAction;
  accountId: number;
  details?: AuditDetails;
}

/** Actions of administrators on accounts. Each one is written to the audit log. */
export class AdministrationService {
  constructor(private readonly deps: AdministrationDependencies) {}

  /**
   * Blocks an account and ends its sessions, or unblocks it. Blocking requires the administrator's password.
   * @throws AppError UserNotFound, Forbidden for the own account, WrongPassword, TooManyRequests
   */
  async block(actor: AuthenticatedUser, id: number, blocked: boolean, password: string): Promise<void> {
    assertNotSelf(actor, id);
    if (blocked) await this.confirmPassword(actor, password);
    await this.withLockedAccount(actor, id, async (tx, account) => {
      if ((account.blockedAt !== null) === blocked) return;
      await tx.update(Account, id, { blockedAt: blocked ? this.deps.now() : null });
      if (blocked) await this.deps.sessions.endSessions(id, 'blocked', tx);
      await this.recordEvent(tx, actor, {
        action: blocked ? 'account-blocked' : 'account-unblocked',
        accountId: id,
      });
    });
  }

  /**
   * Adds days of a plan; 0 days end all plans and automatic payments.
   * @throws AppError UserNotFound, InvalidField, KeyReused
   */
  async grantPlan(actor: AuthenticatedUser, id: number, input: GrantInput): Promise<void> {
    const { planId, days, reason, key } = input;
    const soldPlan = requireSoldPlan(planId);
    if (days < 0 || days > maxGrantDays) throw invalidField('days', daysMessage(0));
    if (reason.length > maxReasonLength) throw invalidField('reason', reasonMessage);
    await this.withLockedAccount(actor, id, async (tx, account) => {
      if (account.ownerId !== null) throw invalidField('id', teamMemberMessage);
      const request = `grant ${id} ${soldPlan} ${days} ${reason}`;
      const call = { accountId: actor.account.id, key, request, at: this.deps.now() };
      await runIdempotent(tx, call, async () => {
        if (days === 0) await this.endPlan(tx, actor, account);
        else await this.addDays(tx, actor, account, { planId: soldPlan, days, reason });
        return '';
      });
    });
  }

  /**
   * Calculates the effect of a grant.
   * @throws AppError UserNotFound, InvalidField
   */
  async previewGrant(id: number, planId: number, days: number): Promise<PlanChange> {
    const soldPlan = requireSoldPlan(planId);
    if (days < 1 || days > maxGrantDays) throw invalidField('days', daysMessage(1));
    const { manager } = this.deps.postgres;
    const account = await manager.findOneBy(Account, { id });
    if (!account) throw new AppError(ErrorCode.UserNotFound, { field: 'id' });
    if (account.ownerId !== null) throw invalidField('id', teamMemberMessage);
    return this.deps.planGrants.preview(manager, id, { planId: soldPlan, days });
  }

  /**
   * Corrects the e-mail of an account, directly or with a confirmation link to the new address. Requires the
   * administrator's password.
   * @throws AppError InvalidEmail, UserNotFound, WrongPassword, EmailTaken, TooManyRequests; Forbidden for the owner of a
   *   server with open access
   */
  async changeEmail(
    actor: AuthenticatedUser,
    id: number,
    { email: newEmail, confirmed, password }: EmailCorrection,
  ): Promise<void> {
    const email = assertEmail(newEmail);
    // The server finds this account by its e-mail.
    if (actor.hasOpenAccess) assertNotSelf(actor, id);
    await this.confirmPassword(actor, password);
    await this.withLockedAccount(actor, id, async (tx, account) => {
      if (confirmed) await this.deps.emailChanges.setDirectly(tx, actor, account, email);
    });
    if (!confirmed) await this.deps.emailChanges.requestFor(actor, id, email);
  }

  /**
   * Corrects the phone of an account; an empty text removes it.
   * @throws AppError UserNotFound, InvalidPhone, PhoneTaken
   */
  async changePhone(actor: AuthenticatedUser, id: number, newPhone: string): Promise<void> {
    const phone = newPhone.trim() ? assertPhone(newPhone) : null;
    await this.withLockedAccount(actor, id, async (tx, account) => {
      if (account.phone === phone) return;
      try {
        await tx.update(Account, id, { phone });
      } catch (error) {
        throw mapUniqueViolation(error) ?? error;
      }
      await this.recordEvent(tx, actor, {
        action: 'account-updated',
        accountId: id,
        details: { fields: 'phone' },
      });
    });
  }

  /**
   * Ends the session of an account.
   * @throws AppError UserNotFound
   */
  async endSession(actor: AuthenticatedUser, id: number): Promise<void> {
    await this.withLockedAccount(actor, id, async (tx) => {
      await this.deps.sessions.endSessions(id, 'removed', tx);
      await this.recordEvent(tx, actor, { action: 'session-ended', accountId: id });
    });
  }

  /**
   * Makes a user an administrator with a role, or revokes the rights (null). Requires the owner's password.
   * @throws AppError UserNotFound, Forbidden for the own account, AdministratorOnly or RoleForbidden if the actor has
   *   lost the role, WrongPassword, TooManyRequests
   */
  async makeAdministrator(
    actor: AuthenticatedUser,
    id: number,
    role: AdministratorRole | null,
    password: string,
  ): Promise<void> {
    assertNotSelf(actor, id);
    await this.confirmPassword(actor, password);
    await this.withLockedAccount(actor, id, async (tx, account, lockedActor) => {
      // Two owners who change each other's role cannot both lose it.
      if (lockedActor.administratorRole !== 'owner') throw new AppError(ErrorCode.RoleForbidden);
      const previousRole = account.isAdministrator ? account.administratorRole : null;
      if (previousRole === role) return;
      await tx.update(Account, id, { isAdministrator: role !== null, administratorRole: role ?? 'owner' });
      await this.recordEvent(tx, actor, {
        action: role === null ? 'administrator-unmade' : 'administrator-made',
        accountId: id,
        details: role === null ? {} : { role },
      });
    });
  }

  /** Confirms the administrator's password to protect unlocked browsers. With open access there is no password. */
  private async confirmPassword(actor: AuthenticatedUser, password: string): Promise<void> {
    if (!actor.hasOpenAccess) await this.deps.passwords.confirm(actor, password, 'password');
  }

  private async addDays(
    tx: EntityManager,
    actor: AuthenticatedUser,
    account: Account,
    grant: { planId: PlanId; days: number; reason: string },
  ): Promise<void> {
    const { planId, days, reason } = grant;
    const granted = { ...grant, source: 'grant', grantedBy: actor.account.id } as const;
    const until = (await this.deps.planGrants.grant(tx, account, granted)).toISOString();
    const details = { plan: planId, days, until, ...(reason && { reason }) };
    await this.recordEvent(tx, actor, { action: 'plan-granted', accountId: account.id, details });
    await this.deps.mail.queue({ kind: 'plan-granted', accountId: account.id, planId, until }, tx);
  }

  private async endPlan(tx: EntityManager, actor: AuthenticatedUser, account: Account): Promise<void> {
    const plan = findLatestPlan(account, this.deps.now());
    if (!plan || plan.until <= this.deps.now()) return;
    await this.deps.planGrants.endAll(tx, account);
    await this.deps.recurringPayments.endAll(tx, account.id);
    await this.recordEvent(tx, actor, {
      action: 'plan-ended',
      accountId: account.id,
      details: { plan: plan.planId },
    });
  }

  /**
   * Runs an action with both accounts locked in id order, and rechecks the actor's role. Two administrators who
   * revoke each other cannot leave the installation without one. Only owners act on other administrators.
   */
  private async withLockedAccount(
    { account: { id: actorId } }: AuthenticatedUser,
    id: number,
    action: (tx: EntityManager, account: Account, actor: Account) => Promise<void>,
  ): Promise<void> {
    await this.deps.postgres.transaction(async (tx) => {
      const lockedAccounts = await tx
        .createQueryBuilder(Account, 'account')
        .where('account.id IN (:...ids)', { ids: [actorId, id] })
        .orderBy('account.id')
        .setLock('for_no_key_update')
        .getMany();
      const [actor, account] = [actorId, id].map((accountId) =>
        lockedAccounts.find((user) => user.id === accountId),
      );
      if (!actor?.isAdministrator) throw new AppError(ErrorCode.AdministratorOnly);
      if (!account) throw new AppError(ErrorCode.UserNotFound, { field: 'id' });
      if (account.isAdministrator && actor.administratorRole !== 'owner' && id !== actorId) {
        throw new AppError(ErrorCode.RoleForbidden);
      }
      await action(tx, account, actor);
    });
  }

  private recordEvent(
    tx: EntityManager,
    { account, address }: AuthenticatedUser,
    { action, accountId, details = {} }: AdministrationEvent,
  ): Promise<void> {
    return this.deps.audit.record({ action, actorId: account.id, accountId, details, address }, tx);
  }
}

/** Validation message for the number of days. */
export function daysMessage(minDays: number): Localised {
  return {
    en: `The days are a whole number from ${minDays} to ${maxGrantDays}.`,
    ru: `Число дней – целое, от ${minDays} до ${maxGrantDays}.`,
  };
}

const reasonMessage: Localised = {
  en: `The reason has at most ${maxReasonLength} characters.`,
  ru: `Причина – не длиннее ${maxReasonLength} знаков.`,
};

const teamMemberMessage: Localised = {
  en: 'A team member uses the owner’s plan: grant the plan to the owner.',
  ru: 'Участник работает на тарифе владельца: откройте тариф владельцу.',
};

function assertNotSelf({ account }: AuthenticatedUser, id: number): void {
  if (account.id !== id) return;
  const what = { en: 'it is your own account', ru: 'это ваш собственный аккаунт' };
  throw new AppError(ErrorCode.Forbidden, { what });
}

function invalidField(field: string, what: Localised): AppError {
  const details: ErrorDetails = { field, what };
  return new AppError(ErrorCode.InvalidField, details);
}
