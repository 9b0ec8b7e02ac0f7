import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Language, Localised } from '../../contract/language/localised.js';
import type { Config } from '../../config/config.js';
import { findPlanIn, listPlansOnSale, type PlanSet } from '../../config/plan-set.js';
import { PlanId, termMonths } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import { getNetwork } from '../../request/network.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { AuditService } from '../platform/audit.service.js';
import type { PartnerLinkService } from '../billing/partner-link.service.js';
import type { FreeDaysService } from '../free-days/free-days.service.js';
import type { MailService } from '../mail/mail.service.js';
import { AccountDomain } from '../../entities/account-domain.entity.js';
import { Account } from '../../entities/account.entity.js';
import { AttemptLimiter } from '../platform/attempt-limiter.js';
import { assertEmail } from '../platform/email-address.js';
import type { LoginAttempts } from '../accounts/login-attempts.js';
import type { Caller, LoginService } from '../accounts/login.service.js';
import { assertStrongPassword, assertPasswordsMatch, hashPassword } from '../accounts/password.js';
import { assertPhone } from '../platform/phone-number.js';
import type { RegistrationInput } from './registration.input.js';
import { mapUniqueViolation } from '../accounts/unique-violation.js';

/**
 * Number of the single-domain plan in the public API. The plan is not on sale, but clients may still send the number.
 */
const singleDomainPlanNumber = 1;

/** Window for registrations per network. */
const registrationWindowSeconds = 3600;

/** Dependencies of `RegistrationService`. */
interface RegistrationDependencies {
  postgres: DataSource;
  now: () => Date;
  config: Pick<Config, 'registrationsPerHour'>;
  log: Logger;
  audit: AuditService;
  login: LoginService;
  attempts: LoginAttempts;
  mail: MailService;
  freeDays: FreeDaysService;
  partnerLinks: PartnerLinkService;
}

/** Registration of accounts. */
export class RegistrationService {
  private readonly perAddress: AttemptLimiter;

  constructor(private readonly deps: RegistrationDependencies) {
    const { postgres, config } = deps;
    this.perAddress = new AttemptLimiter(postgres, {
      name: 'register-from',
      attempts: config.registrationsPerHour,
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
    const { planSet } = caller.visitor;
    const account = parseAccount(input, defaultLanguage, planSet);
    const domains = parseDomains(input, planSet);
    assertPasswordsMatch(input.password, input.passwordRepeat);
    await assertStrongPassword(input.password, account.email);
    const { address } = caller.visitor;
    const created = await this.limitByAddress(address, async () => {
      const passwordHash = await hashPassword(input.password);
      return this.deps.attempts.attemptFromAddress(address, () =>
        this.createAccount({ ...account, passwordHash, createdAt: this.deps.now() }, domains, caller),
      );
    });
    await this.deps.audit.record({
      action: 'registered',
      actorId: created.id,
      accountId: created.id,
      address,
    });
    const user = await this.deps.login.loginAs(created.id, caller);
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
    const { postgres, now } = this.deps;
    try {
      return await postgres.transaction(async (manager) => {
        const created = await manager.save(manager.create(Account, account));
        const addedAt = now();
        const rows = domains.map((domain) => ({ accountId: created.id, domain, addedAt }));
        if (rows.length > 0) await manager.insert(AccountDomain, rows);
        await this.deps.partnerLinks.attributeRegistration(manager, created.id, browser.partnerLink, visitor);
        return created;
      });
    } catch (error) {
      throw mapUniqueViolation(error) ?? error;
    }
  }

  /** Queues the welcome e-mail and grants confirmed free days. A failure does not undo the registration. */
  private async sendWelcomeMail(account: Account): Promise<void> {
    try {
      await this.deps.postgres.transaction(async (tx) => {
        await this.deps.mail.queue({ kind: 'registered', accountId: account.id }, tx);
        await this.deps.freeDays.grantConfirmed(account, tx);
      });
    } catch (error) {
      this.deps.log.error(
        { err: error, accountId: account.id },
        'the welcome e-mail or the free days failed after a registration',
      );
    }
  }
}

function parseAccount(
  input: RegistrationInput,
  defaultLanguage: Language,
  planSet: PlanSet,
): Partial<Account> & Pick<Account, 'email'> {
  const { phone, language } = input;
  return {
    email: assertEmail(input.email),
    phone: phone?.trim() ? assertPhone(phone) : null,
    language: language === 'en' || language === 'ru' ? language : defaultLanguage,
    requestedPlanId: parseRequestedPlan(input, planSet),
    requestedTerm: parseRequestedTerm(input),
  };
}

function parseRequestedPlan({ plan, tariff }: RegistrationInput, planSet: PlanSet): PlanId | null {
  const requestedPlanNumber = tariff ?? (plan === singleDomainPlanNumber ? null : plan);
  if (requestedPlanNumber === null || requestedPlanNumber === undefined) return null;
  const requestedPlan = listPlansOnSale(planSet).find(({ id }) => Number(id) === requestedPlanNumber);
  if (!requestedPlan) {
    throw invalidField('plan', { en: 'There is no such plan on sale.', ru: 'Такого тарифа в продаже нет.' });
  }
  return requestedPlan.id;
}

function parseRequestedTerm({ term }: RegistrationInput): number | null {
  if (term === null || term === undefined) return null;
  if (term in termMonths) return term;
  throw invalidField('term', { en: 'There is no such term.', ru: 'Такого срока нет.' });
}

/** Parses the domains, up to the limit of the free plan. */
function parseDomains({ plan, tariff, domain }: RegistrationInput, planSet: PlanSet): string[] {
  const requestedPlan = findPlanIn(planSet, tariff ?? PlanId.Free) ?? planSet.byId[PlanId.Free];
  const limit = plan === singleDomainPlanNumber ? 1 : requestedPlan.limits.domains;
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
