import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { isPublicService } from '../../config/loopback-names.js';
import type { PlanSet } from '../../config/plan-set.js';
import { PlanId } from '../../config/plans.js';
import { formatInteger } from '../../contract/formatting/format-number.js';
import type { Localised } from '../../contract/language/localised.js';
import type { Origin } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import { clearedApiToken } from './api-token.service.js';
import { demonstrationPassword } from './demonstration-password.js';
import { addPlanPeriod } from '../plans/plan-periods.js';
import { hashPassword } from './password.js';

/** A demo account seeded on first start. */
export interface SeedAccount {
  email: string;
  plan?: PlanId;
  owner?: string;
  isAdministrator?: boolean;
  /** Description of the account's permissions. */
  describe: (plans: PlanSet['byId']) => Localised;
}

/** One account per kind of visitor. Owners precede their team members. */
export const seedAccounts: readonly SeedAccount[] = [
  {
    email: 'demo@example.com',
    describe: ({ [PlanId.Free]: { limits } }) => ({
      en: `Free plan: ${limits.recordsPerReport} rows, positions 1–${limits.deepestPosition}, ${limits.reportsPerDay} reports a day`,
      ru: `Бесплатный: до ${limits.recordsPerReport} строк, позиции 1–${limits.deepestPosition}, до ${limits.reportsPerDay} отчётов в день`,
    }),
  },
  {
    email: 'promo@example.com',
    plan: PlanId.Promo,
    describe: ({ [PlanId.Promo]: { limits } }) => ({
      en: `One-day plan: as Basic, ${limits.analyzePerDay} reports a day`,
      ru: `На день: как Basic, до ${limits.analyzePerDay} отчётов в день`,
    }),
  },
  {
    email: 'basic@example.com',
    plan: PlanId.Basic,
    describe: ({ [PlanId.Basic]: { limits } }) => ({
      en: `Basic: up to ${formatInteger(limits.recordsPerReport, 'en')} rows, sorting, CSV, PDF`,
      ru: `Basic: до ${formatInteger(limits.recordsPerReport, 'ru')} строк, сортировка, CSV, PDF`,
    }),
  },
  {
    email: 'pro@example.com',
    plan: PlanId.Professional,
    describe: () => ({
      en: 'Professional: also API and ad campaign export',
      ru: 'Professional: ещё API и экспорт рекламных кампаний',
    }),
  },
  {
    email: 'team@example.com',
    plan: PlanId.Team,
    describe: () => ({
      en: 'Team owner: also adds and removes team members',
      ru: 'Team, владелец: добавляет и удаляет участников',
    }),
  },
  {
    email: 'member@example.com',
    owner: 'team@example.com',
    describe: () => ({
      en: 'Team member: uses the owner’s plan and cannot buy one',
      ru: 'Team, участник: тариф владельца, покупать нечего',
    }),
  },
  {
    email: 'partner@example.com',
    describe: () => ({
      en: 'Partner: free plan, affiliate programme',
      ru: 'Партнёр: бесплатный тариф, партнёрская программа',
    }),
  },
  {
    email: 'admin@example.com',
    isAdministrator: true,
    describe: () => ({
      en: 'Administrator: no limits, own data, users and plans',
      ru: 'Администратор: без лимитов, данные, пользователи, тарифы',
    }),
  },
];

/**
 * Whether the request must not use the account: demo accounts have public passwords and work on this machine only.
 */
export function isRemoteAccessForbidden(
  { isDemonstration }: Account,
  { isLocal }: Pick<Origin, 'isLocal'>,
): boolean {
  return isDemonstration && !isLocal;
}

/** Long enough that the plan does not expire in practice. */
const seedPlanYears = 10;

/**
 * Seeds the demo accounts on first start with embedded stores and plan-based access, and returns the e-mails of
 * existing ones. It disables them in production and on a server with a public URL.
 */
export async function seedDemonstrationAccounts(
  postgres: DataSource,
  config: Config,
  now: Date,
): Promise<string[]> {
  if (isPublicService(config.nodeEnv, config.publicUrl)) {
    await disableDemonstrationAccounts(postgres, now);
    return [];
  }
  if (config.databaseUrl !== undefined || config.access === 'open') return [];
  if ((await postgres.manager.count(Account)) === 0) await insertAll(postgres, now);
  const existing = await postgres.manager.findBy(Account, { isDemonstration: true });
  return existing.map(({ email }) => email);
}

async function insertAll(postgres: DataSource, now: Date): Promise<void> {
  const hashes = await Promise.all(seedAccounts.map(() => hashPassword(demonstrationPassword)));
  await postgres.transaction(async (manager) => {
    for (const [index, seedAccount] of seedAccounts.entries()) {
      await insertAccount(manager, seedAccount, hashes[index] ?? null, now);
    }
  });
}

async function insertAccount(
  manager: EntityManager,
  { email, plan, owner, isAdministrator = false }: SeedAccount,
  passwordHash: string | null,
  now: Date,
): Promise<void> {
  const ownerId = owner ? (await manager.findOneByOrFail(Account, { email: owner })).id : null;
  const paidUntil = new Date(now);
  paidUntil.setUTCFullYear(now.getUTCFullYear() + seedPlanYears);
  const account = manager.create(Account, {
    email,
    passwordHash,
    ownerId,
    isAdministrator,
    isDemonstration: true,
    emailConfirmedAt: now,
    planSchedule: [],
    createdAt: now,
  });
  await manager.insert(Account, account);
  if (plan === undefined) return;
  const lengthMs = paidUntil.getTime() - now.getTime();
  await addPlanPeriod(manager, account, { planId: plan, settingsVersion: 0, source: 'seed', lengthMs }, now);
}

async function disableDemonstrationAccounts(postgres: DataSource, now: Date): Promise<void> {
  await postgres.manager.update(
    Account,
    { isDemonstration: true },
    { passwordHash: null, ...clearedApiToken },
  );
  await postgres.query(
    `UPDATE session SET ended_at = coalesce(ended_at, $1), end_reason = 'blocked'
     WHERE (ended_at IS NULL OR end_reason = 'replaced')
       AND account_id IN (SELECT id FROM account WHERE is_demonstration)`,
    [now],
  );
}
