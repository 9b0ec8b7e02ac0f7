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
    const available = { isDemonstration: true, passwordHash: Not(IsNull()), blockedAt: IsNull() };
    const existing = await this.postgres.manager.findBy(Account, available);
    const emails = new Set(existing.map(({ email }) => email));
    return seedAccounts.filter(({ email }) => emails.has(email));
  }
}
