import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { AccountDomain } from '../../entities/account-domain.entity.js';
import { lockAccount } from '../platform/lock-account.js';

/** Domains saved in accounts. */
export class DomainsService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /**
   * Saves a domain. Idempotent.
   * @throws AppError InvalidField for an invalid domain, DomainLimit if the plan's limit is reached
   */
  async add({ account, plan }: AuthenticatedUser, input: string): Promise<void> {
    const domain = parseDomain(input);
    const limit = plan.limits.domains;
    await this.postgres.transaction(async (tx) => {
      // The account lock serializes inserts, so the limit holds under concurrency.
      await lockAccount(tx, account.id);
      const stored = await tx.findBy(AccountDomain, { accountId: account.id });
      if (stored.some((record) => record.domain === domain)) return;
      if (stored.length >= limit) throw new AppError(ErrorCode.DomainLimit, { limit, field: 'domain' });
      await tx.insert(AccountDomain, { accountId: account.id, domain, addedAt: this.now() });
    });
  }

  /**
   * Removes a saved domain.
   * @throws AppError InvalidField for an invalid domain, NotFound if it is not saved
   */
  async remove({ account }: AuthenticatedUser, input: string): Promise<void> {
    const { affected } = await this.postgres
      .getRepository(AccountDomain)
      .delete({ accountId: account.id, domain: parseDomain(input) });
    if (!affected) throw new AppError(ErrorCode.NotFound, { field: 'domain' });
  }
}

function parseDomain(input: string): string {
  const domain = normaliseDomain(input);
  if (domain !== undefined) return domain;
  const what = { en: 'This is not a domain.', ru: 'Это не домен.' };
  throw new AppError(ErrorCode.InvalidField, { field: 'domain', what });
}
