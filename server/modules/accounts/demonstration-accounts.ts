import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { PlanId, plans } from '../../config/plans.js';
import { formatInteger } from '../../contract/format-number.js';
import type { Localised } from '../../contract/localised.js';
import type { Origin } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import { noApiToken } from './api-token.service.js';
import { demonstrationPassword } from './demonstration-password.js';
import { hashPassword } from './password.js';

/** An account of the first start. */
export interface Demonstration {
  email: string;
  plan?: PlanId;
  owner?: string;
  isAdministrator?: boolean;
  /** What somebody who looks around may see and do as this person. */
  may: Localised;
}

const free = plans[PlanId.Free].limits;
const oneDay = plans[PlanId.Promo].limits;
const basic = plans[PlanId.Basic].limits;

/** One account of each kind of visitor; owners stand before their people. */
export const demonstrations: readonly Demonstration[] = [
  {
    email: 'demo@example.com',
    may: {
      en: `Free plan: ${free.recordsPerReport} rows, positions 1–${free.deepestPosition}, ${free.reportsPerDay} reports a day`,
      ru: `Бесплатный: до ${free.recordsPerReport} строк, позиции 1–${free.deepestPosition}, до ${free.reportsPerDay} отчётов в день`,
    },
  },
  {
    email: 'promo@example.com',
    plan: PlanId.Promo,
    may: {
      en: `One-day plan: as Basic, ${oneDay.analyzePerDay} reports a day`,
      ru: `На день: как Basic, до ${oneDay.analyzePerDay} отчётов в день`,
    },
  },
  {
    email: 'basic@example.com',
    plan: PlanId.Basic,
    may: {
      en: `Basic: up to ${formatInteger(basic.recordsPerReport, 'en')} rows, sorting, CSV, PDF`,
      ru: `Basic: до ${formatInteger(basic.recordsPerReport, 'ru')} строк, сортировка, CSV, PDF`,
    },
  },
  {
    email: 'pro@example.com',
    plan: PlanId.Professional,
    may: {
      en: 'Professional: API and ad campaign export too',
      ru: 'Professional: ещё API и экспорт рекламных кампаний',
    },
  },
  {
    email: 'team@example.com',
    plan: PlanId.Team,
    may: {
      en: 'Team, its owner: also adds and removes team members',
      ru: 'Team, владелец: добавляет и удаляет сотрудников',
    },
  },
  {
    email: 'member@example.com',
    owner: 'team@example.com',
    may: {
      en: 'Team, a team member: the owner’s plan, nothing to buy',
      ru: 'Team, сотрудник: тариф владельца, покупать нечего',
    },
  },
  {
    email: 'partner@example.com',
    may: {
      en: 'Partner: free plan, affiliate programme',
      ru: 'Партнёр: бесплатный тариф, партнёрская программа',
    },
  },
  {
    email: 'admin@example.com',
    isAdministrator: true,
    may: {
      en: 'Administrator: no limits, own data, users and plans',
      ru: 'Администратор: без лимитов, данные, пользователи, тарифы',
    },
  },
];

/** Whether an account with a public password is asked for from elsewhere than the machine itself: there it is nobody. */
export function isOutOfReach({ isDemonstration }: Account, { isLocal }: Pick<Origin, 'isLocal'>): boolean {
  return isDemonstration && !isLocal;
}

/** Long enough that nobody who looks around meets its end. */
const paidYears = 10;

/**
 * On the embedded default, where access is by plans, makes an account of each kind of visitor at the first start; answers the addresses of those that
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
  if (config.databaseUrl !== undefined || config.access === 'open') return [];
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
    emailConfirmedAt: now,
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
