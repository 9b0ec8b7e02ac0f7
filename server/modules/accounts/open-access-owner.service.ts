import type { DataSource } from 'typeorm';
import type { PlanHolder } from '../plans/effective-plan.js';
import { findPlanHolder } from './plan-holder-reader.js';

/** No address that anybody can register or be invited by: the domain has no dot. */
const email = 'owner@localhost';

/** The account of who keeps the server to themselves (`ACCESS=open`): what belongs to a person is kept under it. */
export class OpenAccessOwnerService {
  private created: Promise<void> | undefined;

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** The owner, made at the first call. It has no password, so nobody logs in to it where access is by plans. */
  async loadHolder(): Promise<PlanHolder> {
    await (this.created ??= this.ensureAccount());
    const found = await findPlanHolder(this.postgres.manager, { email });
    if (!found) throw new Error('The account of the owner was deleted.');
    return found;
  }

  private async ensureAccount(): Promise<void> {
    await this.postgres.query(
      `INSERT INTO account (email, is_administrator, created_at) VALUES ($1, true, $2)
       ON CONFLICT (email) DO UPDATE SET is_administrator = true, blocked_at = NULL`,
      [email, this.now()],
    );
  }
}
