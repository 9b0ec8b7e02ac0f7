import { IsNull, Not, type DataSource } from 'typeorm';
import type { Origin } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import { seedAccounts, type SeedAccount } from './demonstration-accounts.js';

/** Lists demo accounts for the login page. */
export class DemonstrationService {
  constructor(private readonly postgres: DataSource) {}

  /** Accounts that a local visitor can log in to; empty for remote visitors. */
  async listAvailable({ isLocal }: Pick<Origin, 'isLocal'>): Promise<SeedAccount[]> {
    if (!isLocal) return [];
    const conditions = { isDemonstration: true, passwordHash: Not(IsNull()), blockedAt: IsNull() };
    const accounts = await this.postgres.manager.findBy(Account, conditions);
    const emails = new Set(accounts.map(({ email }) => email));
    return seedAccounts.filter(({ email }) => emails.has(email));
  }
}
