import { IsNull, Not, type DataSource } from 'typeorm';
import type { Localised } from '../../contract/language/localised.js';
import type { Origin } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import { seedAccounts, type SeedAccount } from './demonstration-accounts.js';

interface DemonstrationAccountData extends Pick<SeedAccount, 'email'> {
  permissions: Localised;
}

/** Lists demo accounts for the login page. */
export class DemonstrationService {
  constructor(
    private readonly postgres: DataSource,
    private readonly planCatalog: PlanCatalog,
  ) {}

  /** Accounts that a local visitor can log in to; empty for remote visitors. */
  async listAvailable({ isLocal }: Pick<Origin, 'isLocal'>): Promise<DemonstrationAccountData[]> {
    if (!isLocal) return [];
    const conditions = { isDemonstration: true, passwordHash: Not(IsNull()), blockedAt: IsNull() };
    const accounts = await this.postgres.manager.findBy(Account, conditions);
    const emails = new Set(accounts.map(({ email }) => email));
    return seedAccounts
      .filter(({ email }) => emails.has(email))
      .map(({ email, describe }) => ({ email, permissions: describe(this.planCatalog.current.byId) }));
  }
}
