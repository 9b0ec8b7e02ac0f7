import type { DataSource } from 'typeorm';
import type { PlanHolder } from '../plans/effective-plan.js';
import { findPlanHolder } from './plan-holder-reader.js';

/** The domain has no dot, so registration and invitations reject this address. */
const email = 'owner@localhost';

/** Owner account of a server with `ACCESS=open`. All user data belongs to it. */
export class OpenAccessOwnerService {
  private accountCreation: Promise<void> | undefined;

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** The owner, created on first use. Without a password it cannot log in under plan-based access. */
  async loadHolder(): Promise<PlanHolder> {
    await (this.accountCreation ??= this.ensureAccount());
    const holder = await findPlanHolder(this.postgres.manager, { email });
    if (!holder) throw new Error('The account of the owner was deleted.');
    return holder;
  }

  private async ensureAccount(): Promise<void> {
    await this.postgres.query(
      `INSERT INTO account (email, is_administrator, created_at) VALUES ($1, true, $2)
       ON CONFLICT (email) DO UPDATE SET is_administrator = true, blocked_at = NULL`,
      [email, this.now()],
    );
  }
}
