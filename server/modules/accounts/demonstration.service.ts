import { IsNull, Not, type DataSource } from 'typeorm';
import type { Origin } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import { demonstrations, type Demonstration } from './demonstration-accounts.js';

/** Ways into the demonstration accounts. */
export class DemonstrationService {
  constructor(private readonly postgres: DataSource) {}

  /** Those that a visitor can log in to, in their order; none for visitors from elsewhere. */
  async openTo({ isLocal }: Pick<Origin, 'isLocal'>): Promise<Demonstration[]> {
    if (!isLocal) return [];
    const open = { isDemonstration: true, passwordHash: Not(IsNull()), blockedAt: IsNull() };
    const known = await this.postgres.manager.findBy(Account, open);
    const emails = new Set(known.map(({ email }) => email));
    return demonstrations.filter(({ email }) => emails.has(email));
  }
}
