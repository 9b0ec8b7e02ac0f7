import { performance } from 'node:perf_hooks';
import type { DataSource } from 'typeorm';
import { defaultPlanSet, type PlanSet } from '../../config/plan-set.js';
import {
  applyPlanSettings,
  createPlanSet,
  defaultPlanSettings,
  type SoldPlanSettings,
} from '../../config/plan-settings.js';
import { plans, type Plan, type PlanId } from '../../config/plans.js';
import type { PlanSettingsRecord } from '../../entities/plan-settings.entity.js';
import { flattenSettings, replaceSettings } from '../../config/setting-values.js';

/** A plan with the version of the settings with which it was bought. */
export interface PlanVersion {
  planId: PlanId;
  settingsVersion: number;
}

type StoredVersion = Pick<PlanSettingsRecord, 'id' | 'accountId' | 'planId' | 'settings'>;

/** Lifetime of the cache. It saves a query per request. */
const cacheTtlMs = 1000;

/**
 * The plans with their prices and limits. Versions are immutable, so the cache reads only new ones. All processes follow
 * a change within a second.
 */
export class PlanCatalog {
  /** The plans without individual settings. */
  current: PlanSet = defaultPlanSet;
  private readonly sets = new Map<number, PlanSet>([[0, defaultPlanSet]]);
  private readonly individualVersions = new Map<number, Plan>();
  /** Individual plans in force, by account. */
  private readonly individualPlans = new Map<number, Map<PlanId, Plan>>();
  private latestId = 0;
  private refreshedAt = -Infinity;
  private pendingRefresh: Promise<void> | undefined;

  constructor(private readonly postgres: Pick<DataSource, 'query'>) {}

  /** The plans as a customer can buy them. */
  getPlanSet(accountId: number): PlanSet {
    const individual = this.individualPlans.get(accountId);
    if (!individual) return this.current;
    const byId = { ...this.current.byId };
    for (const [id, plan] of individual) byId[id] = { ...plan, freeDays: byId[id].freeDays };
    return { ...this.current, byId };
  }

  /** A plan with the settings with which it was bought. */
  getPlan({ planId, settingsVersion }: PlanVersion): Plan {
    const individual = this.individualVersions.get(settingsVersion);
    if (individual) return individual;
    // Another process may have just created the version. It is available after the next refresh.
    return (this.sets.get(settingsVersion) ?? this.current).byId[planId];
  }

  /** Reads new versions if the cache is older than a second. The cache remains while PostgreSQL is unavailable. */
  async refresh(): Promise<void> {
    if (performance.now() - this.refreshedAt < cacheTtlMs) return;
    this.pendingRefresh ??= this.readNewVersions()
      .catch(() => undefined)
      .finally(() => (this.pendingRefresh = undefined));
    await this.pendingRefresh;
  }

  /** The plans without individual settings, for background jobs. */
  async load(): Promise<PlanSet> {
    await this.refresh();
    return this.current;
  }

  /** Reads new versions, for example after one was saved. */
  async readNewVersions(): Promise<void> {
    const rows: StoredVersion[] = await this.postgres.query(
      `SELECT id, account_id AS "accountId", plan_id AS "planId", settings FROM plan_settings
       WHERE id > $1 ORDER BY id`,
      [this.latestId],
    );
    for (const row of rows) {
      // A concurrent call may have read the row.
      if (row.id <= this.latestId) continue;
      if (row.accountId === null) this.addVersion(row);
      else this.addIndividualVersion(row);
      this.latestId = row.id;
    }
    this.refreshedAt = performance.now();
  }

  private addVersion({ id, settings }: StoredVersion): void {
    this.current = createPlanSet(id, completeSettings(defaultPlanSettings, settings));
    this.sets.set(id, this.current);
  }

  private addIndividualVersion({ id, accountId, planId, settings }: StoredVersion): void {
    if (accountId === null || planId === null) return;
    const individual = this.individualPlans.get(accountId) ?? new Map<PlanId, Plan>();
    if (settings === null) individual.delete(planId);
    else {
      const complete = completeSettings<SoldPlanSettings>(defaultPlanSettings.plans[planId], settings);
      const plan = applyPlanSettings(plans[planId], complete, { settingsVersion: id, isIndividual: true });
      this.individualVersions.set(id, plan);
      individual.set(planId, plan);
    }
    this.individualPlans.set(accountId, individual);
  }
}

/** Stored settings. Those that did not exist when they were stored have their default value. */
export function completeSettings<Settings extends object>(
  defaults: Settings,
  stored: StoredVersion['settings'],
): Settings {
  return stored === null ? defaults : replaceSettings(defaults, flattenSettings(stored));
}
