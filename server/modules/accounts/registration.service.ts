import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Language, Localised } from '../../contract/localised.js';
import type { Config } from '../../config/config.js';
import { PlanId, plans, plansOnSale, planTerms } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import { getNetwork } from '../../request/network.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { AuditService } from '../admin/audit.service.js';
import type { PartnerLinkService } from '../billing/partner-link.service.js';
import type { FreeDaysService } from '../free-days/free-days.service.js';
import type { MailService } from '../mail/mail.service.js';
import { AccountDomain } from '../../entities/account-domain.entity.js';
import { Account } from '../../entities/account.entity.js';
import { AttemptLimiter } from './attempt-limiter.js';
import { assertEmail } from './email-address.js';
import type { LoginAttempts } from './login-attempts.js';
import type { Caller, LoginService } from './login.service.js';
import { assertStrongPassword, assertPasswordsMatch, hashPassword } from './password.js';
import { assertPhone } from './phone-number.js';
import type { RegistrationInput } from './registration.input.js';
import { mapUniqueViolation } from './unique-violation.js';

/**
 * Number of the single-domain plan in the public API. The plan is not on sale, but clients may still send the number.
 */
const singleDomainPlanNumber = 1;

/** Window for registrations per network. */
const registrationWindowSeconds = 3600;

/** Registration of accounts. */
export class RegistrationService {
  private readonly perAddress: AttemptLimiter;

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    { registrationsPerHour }: Pick<Config, 'registrationsPerHour'>,
    private readonly log: Logger,
    private readonly audit: AuditService,
    private readonly login: LoginService,
    private readonly attempts: LoginAttempts,
    private readonly mail: MailService,
    private readonly freeDays: FreeDaysService,
    private readonly partnerLinks: PartnerLinkService,
  ) {
    this.perAddress = new AttemptLimiter(postgres, {
      name: 'register-from',
      attempts: registrationsPerHour,
      seconds: registrationWindowSeconds,
    });
  }

  /**
   * Creates an account and logs in.
   * @throws AppError InvalidEmail, WeakPassword, PasswordsDiffer, InvalidPhone, InvalidField, EmailTaken, PhoneTaken,
   * each with the form field; TooManyRequests
   */
  async register(
    input: RegistrationInput,
    defaultLanguage: Language,
    caller: Caller,
  ): Promise<AuthenticatedUser> {
    const account = parseAccount(input, defaultLanguage);
    const domains = parseDomains(input);
    assertPasswordsMatch(input.password, input.passwordRepeat);
    await assertStrongPassword(input.password);
    const { address } = caller.visitor;
    const created = await this.limitByAddress(address, async () => {
      const passwordHash = await hashPassword(input.password);
      return this.attempts.attemptFromAddress(address, () =>
        this.createAccount({ ...account, passwordHash, createdAt: this.now() }, domains, caller),
      );
    });
    await this.audit.record({ action: 'registered', actorId: created.id, accountId: created.id, address });
    const user = await this.login.loginAs(created.id, caller);
    await this.sendWelcomeMail(user.account);
    return user;
  }

  /**
   * Counts a registration per network and refunds a failed one.
   * @throws AppError TooManyRequests
   */
  private async limitByAddress<Result>(address: string, create: () => Promise<Result>): Promise<Result> {
    const network = getNetwork(address);
    await this.perAddress.consume(network);
    try {
      return await create();
    } catch (error) {
      await this.perAddress.refund(network);
      throw error;
    }
  }

  private async createAccount(
    account: Partial<Account>,
    domains: readonly string[],
    { browser, visitor }: Caller,
  ): Promise<Account> {
    const { postgres, now } = this;
    try {
      return await postgres.transaction(async (manager) => {
        const created = await manager.save(manager.create(Account, account));
        const addedAt = now();
        const rows = domains.map((domain) => ({ accountId: created.id, domain, addedAt }));
        if (rows.length > 0) await manager.insert(AccountDomain, rows);
        await this.partnerLinks.attributeRegistration(manager, created.id, browser.partnerLink, visitor);
        return created;
      });
    } catch (error) {
      throw mapUniqueViolation(error) ?? error;
    }
  }

  /** Queues the welcome e-mail and grants confirmed free days. A failure does not undo the registration. */
  private async sendWelcomeMail(account: Account): Promise<void> {
    try {
      await this.postgres.transaction(async (tx) => {
        await this.mail.queue({ kind: 'registered', accountId: account.id }, tx);
        await this.freeDays.grantConfirmed(account, tx);
      });
    } catch (error) {
      this.log.error(
        { err: error, accountId: account.id },
        'the welcome e-mail or the free days failed after a registration',
      );
    }
  }
}

function parseAccount(input: RegistrationInput, defaultLanguage: Language): Partial<Account> {
  const { phone, language } = input;
  return {
    email: assertEmail(input.email),
    phone: phone?.trim() ? assertPhone(phone) : null,
    language: language === 'en' || language === 'ru' ? language : defaultLanguage,
    requestedPlanId: parseRequestedPlan(input),
    requestedTerm: parseRequestedTerm(input),
  };
}

function parseRequestedPlan({ plan, tariff }: RegistrationInput): PlanId | null {
  const requestedPlanNumber = tariff ?? (plan === singleDomainPlanNumber ? null : plan);
  if (requestedPlanNumber === null || requestedPlanNumber === undefined) return null;
  const requestedPlan = plansOnSale.find(
    ({ id, isActive }) => isActive && Number(id) === requestedPlanNumber,
  );
  if (!requestedPlan) {
    throw invalidField('plan', { en: 'There is no such plan on sale.', ru: 'Такого тарифа в продаже нет.' });
  }
  return requestedPlan.id;
}

function parseRequestedTerm({ term }: RegistrationInput): number | null {
  if (term === null || term === undefined) return null;
  if (planTerms.some((candidate) => candidate.term === term)) return term;
  throw invalidField('term', { en: 'There is no such term.', ru: 'Такого срока нет.' });
}

/** Parses the domains, up to the limit of the free plan. */
function parseDomains({ plan, domain }: RegistrationInput): string[] {
  const limit = plan === singleDomainPlanNumber ? 1 : plans[PlanId.Free].limits.domains;
  const lines = (domain ?? '')
    .slice(0, 10_000)
    .split(/[\n\r]+/)
    .filter((line) => line.trim() !== '');
  const names = lines.slice(0, limit).map((line) => {
    const name = normaliseDomain(line);
    if (name === undefined) {
      throw invalidField('domain', { en: 'This is not a domain.', ru: 'Это не домен.' });
    }
    return name;
  });
  return [...new Set(names)];
}

function invalidField(field: string, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}
