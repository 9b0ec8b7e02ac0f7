import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { PlanId } from '../../config/plans.js';
import { Account } from './account.entity.js';
import { noApiToken } from './api-token.service.js';
import { hashPassword } from './password.js';

/** The password of every demonstration account. */
export const demonstrationPassword = 'demonstration';

interface Demonstration {
  email: string;
  plan?: PlanId;
  owner?: string;
  isAdministrator?: boolean;
}

/** One account of each kind of visitor; owners stand before their people. */
const demonstrations: readonly Demonstration[] = [
  { email: 'demo@example.com' },
  { email: 'promo@example.com', plan: PlanId.Promo },
  { email: 'basic@example.com', plan: PlanId.Basic },
  { email: 'pro@example.com', plan: PlanId.Professional },
  { email: 'team@example.com', plan: PlanId.Team },
  { email: 'member@example.com', owner: 'team@example.com' },
  { email: 'partner@example.com' },
  { email: 'admin@example.com', isAdministrator: true },
];

/** Long enough that nobody who looks around meets its end. */
const paidYears = 10;

/**
 * On the embedded default, makes an account of each kind of visitor at the first start; answers the addresses of those that
 * exist. In production there are none: a store that was looked around in before loses the ways into them.
 */
export async function prepareDemonstrationAccounts(
  postgres: DataSource,
  config: Config,
  now: Date,
): Promise<string[]> {
  if (config.nodeEnv === 'production') {
    await closeDemonstrationAccounts(postgres, now);
    return [];
  }
  if (config.databaseUrl !== undefined) return [];
  if ((await postgres.manager.count(Account)) === 0) await makeAll(postgres, now);
  const known = await postgres.manager.findBy(Account, { isDemonstration: true });
  return known.map(({ email }) => email);
}

async function makeAll(postgres: DataSource, now: Date): Promise<void> {
  const hashes = await Promise.all(demonstrations.map(() => hashPassword(demonstrationPassword)));
  await postgres.transaction(async (manager) => {
    for (const [index, demonstration] of demonstrations.entries()) {
      await make(manager, demonstration, hashes[index] ?? null, now);
    }
  });
}

async function make(
  manager: EntityManager,
  { email, plan, owner, isAdministrator = false }: Demonstration,
  passwordHash: string | null,
  now: Date,
): Promise<void> {
  const ownerId = owner ? (await manager.findOneByOrFail(Account, { email: owner })).id : null;
  const paidUntil = new Date(now);
  paidUntil.setUTCFullYear(now.getUTCFullYear() + paidYears);
  await manager.insert(Account, {
    email,
    passwordHash,
    ownerId,
    isAdministrator,
    isDemonstration: true,
    planId: plan ?? null,
    paidUntil: plan === undefined ? null : paidUntil,
    createdAt: now,
  });
}

async function closeDemonstrationAccounts(postgres: DataSource, now: Date): Promise<void> {
  await postgres.manager.update(Account, { isDemonstration: true }, { passwordHash: null, ...noApiToken });
  await postgres.query(
    `UPDATE session SET ended_at = $1, end_reason = 'blocked'
     WHERE ended_at IS NULL AND account_id IN (SELECT id FROM account WHERE is_demonstration)`,
    [now],
  );
}
