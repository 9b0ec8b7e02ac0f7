import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import {
  defaultPlanSettings,
  individualPlanSchema,
  planSettingsSchema,
  type PlanSettings,
  type SoldPlanId,
  type SoldPlanSettings,
} from '../../config/plan-settings.js';
import {
  compareSettings,
  replaceSettings,
  type SettingChange,
  type SettingValues,
} from '../../config/setting-values.js';
import type { Localised } from '../../contract/language/localised.js';
import { Account } from '../../entities/account.entity.js';
import { PlanSettingsRecord } from '../../entities/plan-settings.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { formatCount } from '../../errors/format-count.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { completeSettings, type PlanCatalog } from '../plans/plan-catalog.js';
import type { AuditService } from '../platform/audit.service.js';

const maxReasonLength = 500;
const maxAuditLength = 2000;

/** One plan of one customer; null for the settings of all customers. */
export type SettingsScope = { accountId: number; planId: SoldPlanId } | null;

type Settings = PlanSettings | SoldPlanSettings;

/** A version in the history, with the changes to the version before it. */
interface SettingsVersion {
  version: number;
  createdAt: Date;
  author: string;
  reason: string;
  /** Whether it ended an individual plan. */
  isEnd: boolean;
  changes: SettingChange[];
}

/** A version of the settings that apply in a scope. */
interface ScopedSettings {
  /** Latest version in the scope; 0 if there is none. */
  version: number;
  /** Whether an individual plan applies. */
  isIndividual: boolean;
  settings: Settings;
}

interface SettingsUpdate {
  /** The version on which the changes are based. */
  version: number;
  values: SettingValues;
  reason: string;
}

/** A value that the schema rejects. */
interface SettingError {
  name: string;
  message: Localised;
}

interface PlanSettingsDependencies {
  postgres: DataSource;
  now: () => Date;
  audit: AuditService;
  planCatalog: PlanCatalog;
}

/** Settings of the plans and individual plans. Each change creates a version that applies to new bills. */
export class PlanSettingsService {
  constructor(private readonly deps: PlanSettingsDependencies) {}

  /**
   * The settings that apply in a scope, or a former version.
   * @throws AppError NotFound for an unknown version, UserNotFound, InvalidField for a team member
   */
  async read(scope: SettingsScope, version: number | null): Promise<ScopedSettings> {
    const { manager } = this.deps.postgres;
    await assertCustomer(manager, scope);
    const rows = await findVersions(manager, scope);
    const current = readScope(rows, scope);
    if (version === null || version === current.version) return current;
    const row = rows.find(({ id }) => id === version);
    if (!row && version !== 0) throw new AppError(ErrorCode.NotFound);
    const settings = row ? settingsOf(row) : getDefaults(scope);
    return { ...current, settings };
  }

  /** All versions in a scope, newest first. */
  async listVersions(scope: SettingsScope): Promise<SettingsVersion[]> {
    const { manager } = this.deps.postgres;
    const rows = await findVersions(manager, scope);
    const authors: { id: number; email: string }[] = await manager.query(
      'SELECT id, email FROM account WHERE id = ANY($1)',
      [rows.map(({ authorId }) => authorId)],
    );
    return rows
      .flatMap((row, index) => {
        if (scope !== null && row.accountId === null) return [];
        const earlier = rows.slice(0, index);
        return {
          version: row.id,
          createdAt: row.createdAt,
          author: authors.find(({ id }) => id === row.authorId)?.email ?? '',
          reason: row.reason,
          isEnd: row.settings === null,
          changes: compareSettings(
            readScope(earlier, scope).settings,
            readScope([...earlier, row], scope).settings,
          ),
        };
      })
      .toReversed();
  }

  /** The changes that an update would make, and the values that the schema rejects. */
  async preview(
    scope: SettingsScope,
    values: SettingValues,
  ): Promise<{ changes: SettingChange[]; errors: SettingError[] }> {
    const { manager } = this.deps.postgres;
    await assertCustomer(manager, scope);
    const { settings } = readScope(await findVersions(manager, scope), scope);
    const next = replaceSettings(settings, values);
    return { changes: compareSettings(settings, next), errors: findErrors(scope, next) };
  }

  /**
   * Saves changes as a new version.
   * @throws AppError SettingsChanged if the version is outdated, InvalidField for a rejected value, an empty reason or
   *   no change, UserNotFound
   */
  async save(actor: AuthenticatedUser, scope: SettingsScope, update: SettingsUpdate): Promise<void> {
    await this.addVersion(actor, scope, update, ({ settings, isIndividual }) => {
      const next = replaceSettings(settings, update.values);
      const [error] = findErrors(scope, next);
      if (error) throw invalidField(error.name, error.message);
      const changes = compareSettings(settings, next);
      // An individual plan may start with the settings of the plan on sale.
      if (changes.length === 0 && (scope === null || isIndividual)) throw invalidField('values', noChange);
      return { settings: next, changes };
    });
  }

  /**
   * Ends an individual plan. Running periods keep it.
   * @throws AppError NotFound without an individual plan, SettingsChanged, InvalidField (reason)
   */
  async endIndividualPlan(
    actor: AuthenticatedUser,
    scope: SettingsScope,
    update: Omit<SettingsUpdate, 'values'>,
  ): Promise<void> {
    await this.addVersion(actor, scope, update, ({ isIndividual }) => {
      if (!isIndividual) throw new AppError(ErrorCode.NotFound);
      return { settings: null, changes: [] };
    });
  }

  private async addVersion(
    actor: AuthenticatedUser,
    scope: SettingsScope,
    { version, reason }: Omit<SettingsUpdate, 'values'>,
    change: (current: ScopedSettings) => Pick<PlanSettingsRecord, 'settings'> & { changes: SettingChange[] },
  ): Promise<void> {
    const { postgres, now, audit, planCatalog } = this.deps;
    const trimmedReason = reason.trim();
    if (trimmedReason === '' || trimmedReason.length > maxReasonLength) {
      throw invalidField('reason', reasonMessage);
    }
    await postgres.transaction(async (tx) => {
      // Serializes all changes, so that versions are committed in the order of their ids.
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('plan settings', 0))`);
      await assertCustomer(tx, scope);
      const current = readScope(await findVersions(tx, scope), scope);
      if (current.version !== version) throw new AppError(ErrorCode.SettingsChanged);
      const { settings, changes } = change(current);
      const { id } = await tx.save(
        tx.create(PlanSettingsRecord, {
          createdAt: now(),
          authorId: actor.account.id,
          reason: trimmedReason,
          accountId: scope?.accountId ?? null,
          planId: scope?.planId ?? null,
          settings,
        }),
      );
      await audit.record(
        {
          action: getAuditAction(scope, settings),
          actorId: actor.account.id,
          accountId: scope?.accountId ?? null,
          address: actor.address,
          details: {
            version: id,
            ...(scope && { plan: scope.planId }),
            reason: trimmedReason,
            changes: formatChanges(changes),
          },
        },
        tx,
      );
    });
    await planCatalog.readNewVersions();
  }
}

/** Individual plans belong to the owner of a team. */
async function assertCustomer(manager: EntityManager, scope: SettingsScope): Promise<void> {
  if (scope === null) return;
  const account = await manager.findOneBy(Account, { id: scope.accountId });
  if (!account) throw new AppError(ErrorCode.UserNotFound, { field: 'accountId' });
  if (account.ownerId !== null) throw invalidField('accountId', teamMemberMessage);
}

/** Versions of the settings of all customers and of the scope, oldest first. */
function findVersions(manager: EntityManager, scope: SettingsScope): Promise<PlanSettingsRecord[]> {
  return manager
    .createQueryBuilder(PlanSettingsRecord, 'version')
    .where('version.account_id IS NULL OR version.account_id = :accountId AND version.plan_id = :planId', {
      accountId: scope?.accountId ?? 0,
      planId: scope?.planId ?? 0,
    })
    .orderBy('version.id')
    .getMany();
}

/** The settings after the given versions. Without an individual plan those of the plan on sale. */
function readScope(rows: readonly PlanSettingsRecord[], scope: SettingsScope): ScopedSettings {
  const latest = rows.findLast(({ accountId }) => accountId === null);
  const settings = latest ? completeSettings(defaultPlanSettings, latest.settings) : defaultPlanSettings;
  if (scope === null) return { version: latest?.id ?? 0, isIndividual: false, settings };
  const own = rows.findLast(({ accountId }) => accountId !== null);
  const isIndividual = own !== undefined && own.settings !== null;
  return {
    version: own?.id ?? 0,
    isIndividual,
    settings: isIndividual ? settingsOf(own) : settings.plans[scope.planId],
  };
}

function settingsOf({ planId, settings }: PlanSettingsRecord): Settings {
  return completeSettings<Settings>(
    planId === null ? defaultPlanSettings : defaultPlanSettings.plans[planId],
    settings,
  );
}

function getDefaults(scope: SettingsScope): Settings {
  return scope === null ? defaultPlanSettings : defaultPlanSettings.plans[scope.planId];
}

function findErrors(scope: SettingsScope, settings: Settings): SettingError[] {
  const schema = scope === null ? planSettingsSchema : individualPlanSchema(scope.planId);
  return (schema.safeParse(settings).error?.issues ?? []).map((issue) => ({
    name: issue.path.join('.'),
    message: describeIssue(issue),
  }));
}

/** Explains why the schema rejects a value. */
function describeIssue(issue: z.core.$ZodIssue): Localised {
  if (issue.code === 'too_small') {
    const { en, ru } = formatCount(Number(issue.minimum));
    return { en: `The minimum is ${en}.`, ru: `Минимум – ${ru}.` };
  }
  if (issue.code === 'too_big') {
    const { en, ru } = formatCount(Number(issue.maximum));
    return { en: `The maximum is ${en}.`, ru: `Максимум – ${ru}.` };
  }
  if (issue.code === 'not_multiple_of') {
    return { en: 'Prices are whole dollars.', ru: 'Цены – целое число долларов.' };
  }
  return issue.code === 'custom'
    ? { en: 'The limit is below that of a lower plan.', ru: 'Лимит меньше, чем на тарифе ниже.' }
    : { en: 'This value is not permitted.', ru: 'Такое значение недопустимо.' };
}

function getAuditAction(scope: SettingsScope, settings: Settings | null) {
  if (scope === null) return 'plan-settings-changed';
  return settings === null ? 'individual-plan-ended' : 'individual-plan-changed';
}

function formatChanges(changes: readonly SettingChange[]): string {
  return changes
    .map(({ name, before, after }) => `${name}: ${String(before)} → ${String(after)}`)
    .join('; ')
    .slice(0, maxAuditLength);
}

function invalidField(field: string, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}

const noChange = { en: 'Nothing has changed.', ru: 'Ничего не изменилось.' };

const reasonMessage = {
  en: `Enter a reason of at most ${maxReasonLength} characters.`,
  ru: `Укажите причину, не больше ${maxReasonLength} символов.`,
};

const teamMemberMessage = {
  en: 'A team member uses the plan of the owner.',
  ru: 'Участник пользуется тарифом владельца.',
};
