import { setTimeout as sleep } from 'node:timers/promises';
import type { PositionCheckRecord } from '../../entities/position-check.entity.js';
import { toSerpError, shouldRetry, SharedBackoff, type CheckDependencies } from './check-dependencies.js';
import { isUnexpectedlyEmpty } from './read-organic.js';
import type { CheckFailure } from './run-checks.js';
import { SerpError, type QueuedSerpProvider } from './providers/serp-provider.js';
import { getPageCount } from './providers/serp-providers.js';

/** The provider's list of ready tasks may be incomplete, so every nth poll fetches all open queries. */
const pollsBetweenFullScans = 8;

/** Checks all open keywords through the task queue of a provider. */
export async function pollTaskQueue(
  provider: QueuedSerpProvider,
  dependencies: CheckDependencies,
): Promise<SerpError | undefined> {
  return new QueueRun(provider, dependencies).run();
}

/** Maximum attempts to read one response. Fetching it again is free. */
const maxReadAttempts = 3;

/** Margin for clock skew when listing posted queries. */
const clockSkewMs = 5 * 60_000;

/** Tags identify queries after a crash between posting and recording them. */
function getTag({ runId, baseId, keywordId }: PositionCheckRecord): string {
  return `${runId}:${baseId}:${keywordId}`;
}

/** After a malformed response to a post it is unknown which queries were accepted. */
function toUncertainError(serpError: SerpError): SerpError {
  return serpError.kind === 'malformed' ? new SerpError('slow') : serpError;
}

class QueueRun {
  private readonly backoff: SharedBackoff;
  private readonly startedAt = Date.now();
  private readonly openChecks = new Map<string, PositionCheckRecord>();
  private readonly postedAt = new Map<string, number>();
  private readonly readFailures = new Map<string, number>();
  private fatalError: SerpError | undefined;

  constructor(
    private readonly provider: QueuedSerpProvider,
    private readonly dependencies: CheckDependencies,
  ) {
    this.backoff = new SharedBackoff(dependencies.timing, dependencies.connection.signal);
  }

  async run(): Promise<SerpError | undefined> {
    const { checks, timing, connection } = this.dependencies;
    for (const check of await checks.findOpen()) this.openChecks.set(getTag(check), check);
    // A crashed run may not have recorded accepted queries.
    await this.matchPosted(this.unconfirmedChecks());
    for (let pollNumber = 1; this.openChecks.size > 0; pollNumber++) {
      await this.post();
      if (!this.fatalError) await this.collectReady(pollNumber % pollsBetweenFullScans === 0);
      if (this.fatalError) {
        await checks.failOpen(this.fatalError.kind);
        return this.fatalError;
      }
      if (this.openChecks.size === 0) break;
      if (Date.now() - this.startedAt > timing.timeoutMs) {
        await checks.failOpen('late');
        break;
      }
      await this.requeueLostChecks();
      // Poll more often at first: early queries are often ready soon.
      const delayMs = Math.min(timing.pollIntervalMs, timing.initialBackoffMs * pollNumber);
      await sleep(delayMs, undefined, { signal: connection.signal });
    }
    return undefined;
  }

  /** Posts all waiting queries. */
  private async post(): Promise<void> {
    const { budget, checks, buildQuery, connection } = this.dependencies;
    const waitingChecks = [...this.openChecks.values()].filter(({ state }) => state === 'waiting');
    for (
      let offset = 0;
      offset < waitingChecks.length && !this.fatalError;
      offset += this.provider.batchSize
    ) {
      const chargedChecks: PositionCheckRecord[] = [];
      for (const check of waitingChecks.slice(offset, offset + this.provider.batchSize)) {
        if (await budget.charge(this.getCostMicros(check))) chargedChecks.push(check);
        else await this.fail(check, 'cap');
      }
      if (chargedChecks.length === 0) continue;
      await this.backoff.wait();
      for (const check of chargedChecks) {
        await checks.markSent(check);
        check.state = 'sent';
        check.tries += 1;
        this.postedAt.set(getTag(check), Date.now());
      }
      try {
        const results = await this.provider.post(
          chargedChecks.map((check) => ({ ...buildQuery(check), tag: getTag(check) })),
          connection,
        );
        for (const { tag, remoteId, error: serpError } of results) {
          const check = this.openChecks.get(tag);
          if (!check) continue;
          if (remoteId !== undefined) {
            check.remote = remoteId;
            await checks.markQueued(check, remoteId);
          } else if (serpError) await this.retry(check, toUncertainError(serpError));
        }
      } catch (error) {
        const serpError = toUncertainError(toSerpError(error));
        for (const check of chargedChecks) await this.retry(check, serpError);
      }
    }
  }

  /** Fetches the results of finished queries; with `includeAll` also of queries not listed as ready. */
  private async collectReady(includeAll: boolean): Promise<void> {
    await this.backoff.wait();
    const readyTasks = new Map<string, string>();
    try {
      for (const { remoteId, tag } of await this.provider.listReady(this.dependencies.connection)) {
        readyTasks.set(tag, remoteId);
      }
    } catch (error) {
      const serpError = toSerpError(error);
      if (serpError.isFatal) this.fatalError = serpError;
      else this.backoff.recordFailure(serpError, 1);
      return;
    }
    for (const [tag, check] of this.openChecks) {
      const remoteId = readyTasks.get(tag) ?? (includeAll ? check.remote : null);
      if (check.state !== 'sent' || remoteId === null || remoteId === undefined) continue;
      if (check.remote === null) {
        // Record the id now: a fetched task is no longer listed as ready.
        check.remote = remoteId;
        await this.dependencies.checks.markQueued(check, remoteId);
      }
      await this.fetch(check, remoteId);
      if (this.fatalError) return;
    }
  }

  private async fetch(check: PositionCheckRecord, remoteId: string): Promise<void> {
    const { responses, checks, connection, onKeywordDone, buildQuery } = this.dependencies;
    await this.backoff.wait();
    try {
      if (!(await responses.has(check, 0))) {
        const text = await this.provider.fetch(remoteId, connection);
        if (text === undefined) return;
        await responses.save(check, 0, text);
      }
      if (isUnexpectedlyEmpty(this.provider, await responses.read(check, 0))) {
        await this.fail(check, 'empty');
        return;
      }
      await checks.markCompleted(check, getPageCount(buildQuery(check).depth));
      this.openChecks.delete(getTag(check));
      onKeywordDone();
    } catch (error) {
      const serpError = toSerpError(error);
      // The result stays available, so a failed fetch only backs off.
      if (serpError.kind === 'busy' || serpError.kind === 'down' || serpError.kind === 'slow') {
        this.backoff.recordFailure(serpError, 1);
      } else if (serpError.kind === 'malformed') await this.recordReadFailure(check);
      else await this.retry(check, serpError);
    }
  }

  /**
   * Handles a failed query: requeue it or give up. A query with unknown state stays `sent` until it turns up or
   * counts as lost.
   */
  private async retry(check: PositionCheckRecord, serpError: SerpError): Promise<void> {
    const { budget, checks } = this.dependencies;
    if (!serpError.mayBeCharged) await budget.refund(this.getCostMicros(check));
    if (serpError.isFatal) {
      this.fatalError = serpError;
      return;
    }
    if (serpError.kind === 'slow') return;
    this.backoff.recordFailure(serpError, check.tries);
    if (!shouldRetry(serpError, check.tries)) return this.fail(check, serpError.kind);
    check.state = 'waiting';
    check.remote = null;
    await checks.markWaiting(check);
  }

  /** The paid result is still available, so fetch it again instead of posting the query again. */
  private async recordReadFailure(check: PositionCheckRecord): Promise<void> {
    const tag = getTag(check);
    const failures = (this.readFailures.get(tag) ?? 0) + 1;
    this.readFailures.set(tag, failures);
    if (failures >= maxReadAttempts) await this.fail(check, 'malformed');
  }

  /** Queries whose acceptance is unknown. */
  private unconfirmedChecks(): PositionCheckRecord[] {
    return [...this.openChecks.values()].filter(({ state, remote }) => state === 'sent' && remote === null);
  }

  /**
   * Finds checks with an unknown outcome in the provider's list of posted tasks and marks those found as queued.
   * Returns false if the provider is unavailable.
   */
  private async matchPosted(checksToMatch: readonly PositionCheckRecord[]): Promise<boolean> {
    if (checksToMatch.length === 0) return true;
    const { checks, connection, startedAt } = this.dependencies;
    await this.backoff.wait();
    try {
      const since = new Date(startedAt.getTime() - clockSkewMs);
      const postedTasks = new Map(
        (await this.provider.listPosted(since, connection)).map(({ tag, remoteId }) => [tag, remoteId]),
      );
      for (const check of checksToMatch) {
        const remoteId = postedTasks.get(getTag(check));
        if (remoteId === undefined) continue;
        check.remote = remoteId;
        await checks.markQueued(check, remoteId);
      }
      return true;
    } catch (error) {
      const serpError = toSerpError(error);
      if (serpError.isFatal) this.fatalError = serpError;
      else this.backoff.recordFailure(serpError, 1);
      return false;
    }
  }

  private async requeueLostChecks(): Promise<void> {
    const { lostAfterMs } = this.dependencies.timing;
    const overdueChecks = this.unconfirmedChecks().filter(
      (check) => Date.now() - (this.postedAt.get(getTag(check)) ?? this.startedAt) >= lostAfterMs,
    );
    if (!(await this.matchPosted(overdueChecks))) return;
    for (const check of overdueChecks) {
      if (check.remote !== null) continue;
      if (check.tries >= 2) {
        await this.fail(check, 'slow');
        continue;
      }
      check.state = 'waiting';
      await this.dependencies.checks.markWaiting(check);
    }
  }

  private async fail(check: PositionCheckRecord, failure: CheckFailure): Promise<void> {
    await this.dependencies.checks.markFailed(check, failure);
    this.openChecks.delete(getTag(check));
    this.dependencies.onKeywordDone();
  }

  private getCostMicros(check: PositionCheckRecord): number {
    const { firstPage, nextPage } = this.dependencies.price;
    return firstPage + (getPageCount(this.dependencies.buildQuery(check).depth) - 1) * nextPage;
  }
}
