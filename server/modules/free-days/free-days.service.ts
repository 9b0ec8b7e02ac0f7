import { In, IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { Language } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { getNetwork } from '../../request/network.js';
import type { Visitor } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import { AttemptLimiter } from '../platform/attempt-limiter.js';
import { hexDigest } from '../platform/digest.js';
import { KeyEncryption } from '../platform/key-encryption.js';
import { lockAndLoadAccount } from '../platform/lock-account.js';
import type { AuditService } from '../platform/audit.service.js';
import type { MailService } from '../mail/mail.service.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import type { PlanGrants } from '../plans/plan-grants.js';
import { hasPaidPlan } from '../plans/effective-plan.js';
import type { FreeDaysLinks } from './free-days-links.js';
import { FreeDaysRequest } from '../../entities/free-days-request.entity.js';
import type { FreeDaysRequestInput } from './free-days.type.js';
import { digestPhone, type PhoneOrigin } from './phone-digest.js';
import { parseFreeDaysRequest, type FreeDaysApplicant } from './parse-free-days-request.js';

/** Limits requests of guests per network. */
const addressLimit = { name: 'demo-from', attempts: 20, seconds: 3600 };

/** Limits confirmation e-mails per recipient. */
const mailLimit = { name: 'demo-letter', attempts: 5, seconds: 3600 };

interface FreeDaysDependencies {
  postgres: DataSource;
  now: () => Date;
  config: Pick<Config, 'keysSecret' | 'dataDir'>;
  audit: AuditService;
  mail: MailService;
  links: FreeDaysLinks;
  grants: PlanGrants;
  planCatalog: PlanCatalog;
}

/** Free days of a paid plan, granted once per person. */
export class FreeDaysService {
  private readonly perAddress: AttemptLimiter;
  private readonly perEmail: AttemptLimiter;
  private readonly encryption: KeyEncryption;

  constructor(private readonly deps: FreeDaysDependencies) {
    this.perAddress = new AttemptLimiter(deps.postgres, addressLimit);
    this.perEmail = new AttemptLimiter(deps.postgres, mailLimit);
    this.encryption = new KeyEncryption(deps.config);
  }

  /**
   * Requests the free days. A user with a confirmed e-mail gets them at once; otherwise a confirmation link is mailed
   * first.
   * @returns the end of the free days; null while confirmation is pending
   * @throws AppError InvalidField, InvalidEmail, InvalidPhone, OwnerOnly, Forbidden, DemoUsed, TooManyRequests
   */
  async request(input: FreeDaysRequestInput, visitor: Visitor, language: Language): Promise<Date | null> {
    if (!this.isOffered()) throw new AppError(ErrorCode.Forbidden, { what: notOfferedMessage });
    const applicant = parseFreeDaysRequest(input, visitor);
    const { account } = visitor;
    if (account === null) await this.perAddress.consume(getNetwork(visitor.address));
    if (account?.emailConfirmedAt) {
      return this.withRequestLocks(applicant, (tx) => this.grantNow(account.id, applicant, visitor, tx));
    }
    await this.perEmail.consume(applicant.email);
    return this.withRequestLocks(applicant, async (tx) => {
      if (account) await this.assertEligible(account.id, applicant, tx);
      else if (await this.hasReceived(applicant, tx)) throw new AppError(ErrorCode.DemoUsed);
      const request = await this.saveRequest(applicant, visitor, tx);
      await this.deps.mail.queue({ kind: 'demo-confirmation', request: request.id, language }, tx);
      return null;
    });
  }

  /**
   * Confirms a request by its link. Grants the free days if an account with the e-mail exists.
   * @returns the end of the free days; null without an eligible account
   * @throws AppError ResetInvalid for an unknown or expired link
   */
  async confirm(uid: string): Promise<Date | null> {
    const candidate = await this.deps.links.find(uid);
    if (!candidate) throw new AppError(ErrorCode.ResetInvalid);
    return this.withRequestLocks(candidate, async (tx) => {
      const request = await this.deps.links.find(uid, tx);
      if (!request) throw new AppError(ErrorCode.ResetInvalid);
      if (request.grantedUntil !== null) return request.grantedUntil;
      const confirmedAt = this.deps.now();
      await tx.update(FreeDaysRequest, request.id, { confirmedAt });
      const account = await tx.findOneBy(Account, { email: request.email });
      if (!account) return null;
      await tx.update(Account, account.id, { emailConfirmedAt: confirmedAt });
      return this.grantTo(account.id, request, tx);
    });
  }

  /** Grants a new account the free days that were confirmed before registration. */
  async grantConfirmed(account: Account, tx: EntityManager): Promise<Date | null> {
    const conditions = { email: account.email, grantedUntil: IsNull(), confirmedAt: Not(IsNull()) };
    const request = await tx.findOneBy(FreeDaysRequest, conditions);
    return request && this.grantTo(account.id, request, tx);
  }

  /** Serializes requests with the same e-mail or phone by advisory locks, so that the days are granted once. */
  private withRequestLocks<Result>(
    { email, phone }: FreeDaysApplicant,
    action: (tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.deps.postgres.transaction(async (tx) => {
      for (const key of [email, phone].sort()) {
        await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`demo ${key}`]);
      }
      return action(tx);
    });
  }

  private async grantNow(
    accountId: number,
    applicant: FreeDaysApplicant,
    visitor: Visitor,
    tx: EntityManager,
  ): Promise<Date> {
    const account = await this.assertEligible(accountId, applicant, tx);
    const request = await this.saveRequest(applicant, visitor, tx);
    await tx.update(FreeDaysRequest, request.id, { confirmedAt: this.deps.now() });
    return this.grant(account, request, tx);
  }

  /**
   * Locks and returns an eligible account.
   * @throws AppError OwnerOnly, Forbidden, DemoUsed
   */
  private async assertEligible(
    accountId: number,
    applicant: FreeDaysApplicant,
    tx: EntityManager,
  ): Promise<Account> {
    const account = await lockAndLoadAccount(tx, accountId);
    if (account.ownerId !== null) {
      const owner = await tx.findOneByOrFail(Account, { id: account.ownerId });
      throw new AppError(ErrorCode.OwnerOnly, { owner: owner.email });
    }
    if (account.isAdministrator || hasPaidPlan(account, this.deps.now())) {
      throw new AppError(ErrorCode.Forbidden, { what: hasPlanMessage });
    }
    if (await this.hasReceived(applicant, tx, account)) throw new AppError(ErrorCode.DemoUsed);
    return account;
  }

  /** Saves a request and its audit entry. */
  private async saveRequest(
    applicant: FreeDaysApplicant,
    { account, address }: Visitor,
    tx: EntityManager,
  ): Promise<FreeDaysRequest> {
    const initialState = {
      accountId: null,
      requestedAt: this.deps.now(),
      confirmedAt: null,
      grantedUntil: null,
    };
    const request = await tx.save(tx.create(FreeDaysRequest, { ...applicant, ...initialState }));
    const accountId = account?.id ?? null;
    const details = { email: applicant.email };
    await this.deps.audit.record(
      { action: 'demo-requested', actorId: accountId, accountId, details, address },
      tx,
    );
    return request;
  }

  /** Grants the free days to an account. Returns null if it is not eligible. */
  private async grantTo(
    accountId: number,
    request: FreeDaysRequest,
    tx: EntityManager,
  ): Promise<Date | null> {
    const account = await lockAndLoadAccount(tx, accountId);
    const isEligible =
      this.isOffered() &&
      account.ownerId === null &&
      account.blockedAt === null &&
      !account.isAdministrator &&
      !hasPaidPlan(account, this.deps.now()) &&
      !(await this.hasReceived(request, tx, account));
    return isEligible ? this.grant(account, request, tx) : null;
  }

  /**
   * Whether the e-mail, the phone or the account has already received free days. Requests of deleted accounts contain
   * only digests. Applicants can enter any phone. If it is the phone of their own account, only the grants of this
   * account and of deleted accounts that had this phone count, so a stranger cannot use them up.
   */
  private async hasReceived(
    { email, phone }: Pick<FreeDaysApplicant, 'email' | 'phone'>,
    tx: EntityManager,
    account?: Account,
  ): Promise<boolean> {
    const grantedUntil = Not(IsNull());
    const applicant = account ?? (await tx.findOneBy(Account, { email }));
    const isOwnPhone = applicant?.phone === phone;
    const origins: readonly PhoneOrigin[] = isOwnPhone ? ['account'] : ['account', 'form'];
    const phoneDigests = origins.map((origin) => digestPhone(this.encryption, phone, origin));
    return tx.existsBy(FreeDaysRequest, [
      { email, grantedUntil },
      { email: hexDigest(email), grantedUntil },
      { phoneDigest: In(phoneDigests), grantedUntil },
      ...(applicant ? [{ accountId: applicant.id, grantedUntil }] : []),
      ...(isOwnPhone ? [] : [{ phone, grantedUntil }]),
    ]);
  }

  private isOffered(): boolean {
    return this.deps.planCatalog.current.freeTrial.days > 0;
  }

  private async grant(account: Account, request: FreeDaysRequest, tx: EntityManager): Promise<Date> {
    const { audit, mail } = this.deps;
    const accountId = account.id;
    const { plan: planId, days } = this.deps.planCatalog.current.freeTrial;
    const until = await this.deps.grants.grant(tx, account, { planId, days, source: 'trial' });
    await tx.update(FreeDaysRequest, request.id, { accountId, grantedUntil: until });
    const details = { plan: planId, until: until.toISOString(), why: 'demo request' };
    await audit.record({ action: 'plan-granted', actorId: null, accountId, details }, tx);
    await mail.queue({ kind: 'demo-granted', accountId, planId, until: until.toISOString() }, tx);
    return until;
  }
}

const notOfferedMessage = { en: 'no free days are offered', ru: 'бесплатных дней нет' };

const hasPlanMessage = { en: 'the account has a plan already', ru: 'у аккаунта уже есть тариф' };
