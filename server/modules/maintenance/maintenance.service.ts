import { performance } from 'node:perf_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuditService } from '../platform/audit.service.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';

/** Maintenance mode: only administrators can use the service. */
export interface MaintenanceState {
  since: Date;
  /** Expected end; null if unknown. */
  until: Date | null;
}

/** An administrator, or the command line. */
type MaintenanceActor = Pick<AuthenticatedUser, 'account' | 'address'> | 'command';

/** Lifetime of the cached state. The cache saves a query per request. */
const cacheTtlMs = 1000;
/** Values of `Retry-After`: without an expected end, and the minimum. */
const defaultRetryAfterSeconds = 300;
const minRetryAfterSeconds = 60;
const maxDurationMinutes = 7 * 24 * 60;
const settingName = 'maintenance';

/** Maintenance mode, stored in PostgreSQL. All processes follow a change within a second. */
export class MaintenanceService {
  private cachedState: MaintenanceState | null = null;
  private cachedAt = -Infinity;
  private pendingRead: Promise<MaintenanceState | null> | undefined;

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
  ) {}

  /**
   * The current state, cached for one second; null if off. Returns the cached state while PostgreSQL is unavailable.
   */
  async getState(): Promise<MaintenanceState | null> {
    if (performance.now() - this.cachedAt < cacheTtlMs) return this.cachedState;
    this.pendingRead ??= this.readState()
      .catch(() => this.cachedState)
      .finally(() => (this.pendingRead = undefined));
    return this.pendingRead;
  }

  /** Value of `Retry-After`. */
  retryAfterSeconds({ until }: MaintenanceState): number {
    if (until === null) return defaultRetryAfterSeconds;
    return Math.max(minRetryAfterSeconds, Math.ceil((until.getTime() - this.now().getTime()) / 1000));
  }

  /** Error for requests of users other than administrators. */
  unavailableError(state: MaintenanceState): AppError {
    const retryAfter = this.retryAfterSeconds(state);
    if (state.until === null) return new AppError(ErrorCode.Maintenance, { retryAfter });
    const minutes = Math.ceil(retryAfter / 60);
    const estimate = {
      en: `It should be over in ${minutes} min.`,
      ru: `Они закончатся примерно через ${minutes} мин.`,
    };
    return new AppError(ErrorCode.Maintenance, { retryAfter, when: estimate });
  }

  /**
   * Starts maintenance or updates its expected end.
   * @param minutes expected duration; null if unknown
   * @throws AppError InvalidField
   */
  async begin(actor: MaintenanceActor, minutes: number | null): Promise<MaintenanceState> {
    if (minutes !== null && !(minutes >= 1 && minutes <= maxDurationMinutes)) {
      throw new AppError(ErrorCode.InvalidField, { field: 'minutes', what: minutesMessage });
    }
    const now = this.now();
    const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000);
    const since = (await this.readState())?.since ?? now;
    await this.save(actor, { since, until });
    return { since, until };
  }

  /** Ends maintenance. */
  async end(actor: MaintenanceActor): Promise<void> {
    await this.save(actor, null);
  }

  private async save(actor: MaintenanceActor, state: MaintenanceState | null): Promise<void> {
    await this.postgres.transaction(async (tx) => {
      await writeState(tx, state);
      await this.recordEvent(tx, actor, state);
    });
    this.cacheState(state);
  }

  private async recordEvent(
    tx: EntityManager,
    actor: MaintenanceActor,
    state: MaintenanceState | null,
  ): Promise<void> {
    const action = state === null ? 'maintenance-ended' : 'maintenance-begun';
    const details = { until: state?.until?.toISOString() ?? null };
    if (actor === 'command') {
      const commandDetails = { ...details, by: 'command' };
      await this.audit.record({ action, actorId: null, accountId: null, details: commandDetails }, tx);
      return;
    }
    const { account, address } = actor;
    await this.audit.record({ action, actorId: account.id, accountId: null, details, address }, tx);
  }

  private async readState(): Promise<MaintenanceState | null> {
    const [row]: { value: { since: string; until: string | null } | null }[] = await this.postgres.query(
      'SELECT value FROM setting WHERE name = $1',
      [settingName],
    );
    const value = row?.value ?? null;
    return this.cacheState(
      value && {
        since: new Date(value.since),
        until: value.until === null ? null : new Date(value.until),
      },
    );
  }

  private cacheState(state: MaintenanceState | null): MaintenanceState | null {
    this.cachedState = state;
    this.cachedAt = performance.now();
    return state;
  }
}

async function writeState(tx: EntityManager, state: MaintenanceState | null): Promise<void> {
  if (state === null) {
    await tx.query('DELETE FROM setting WHERE name = $1', [settingName]);
    return;
  }
  await tx.query(
    'INSERT INTO setting (name, value) VALUES ($1, $2::jsonb) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [settingName, JSON.stringify(state)],
  );
}

const minutesMessage = {
  en: `Enter 1 to ${maxDurationMinutes} minutes.`,
  ru: `Введите от 1 до ${maxDurationMinutes} минут.`,
};
