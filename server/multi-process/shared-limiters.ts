import type { BirpcReturn } from 'birpc';
import { RateLimiterCluster } from 'rate-limiter-flexible';
import type { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { AcquireOptions, FairSemaphore, Release, Semaphore } from '../load-control/fair-semaphore.js';
import { getGuestLimit, type Limiters, type SemaphoreName } from '../load-control/limiters.js';
import type { AcquireError, AcquireRequest, PrimaryCalls } from './process-calls.js';

/** Calls that a shared semaphore needs. */
export type SemaphoreCalls = Pick<PrimaryCalls, 'acquire' | 'cancel' | 'release' | 'getQueuePositions'>;

/** Connection to the primary process. */
type SemaphoreConnection = Pick<BirpcReturn<PrimaryCalls>, keyof SemaphoreCalls>;

/** Creates the limiters of a process that serves requests. Their counts are in the primary process. */
export function createSharedLimiters(config: Config, primary: SemaphoreConnection): Limiters {
  let latestSlotId = 0;
  const share = (name: SemaphoreName) => new SharedSemaphore(name, primary, () => (latestSlotId += 1));
  return {
    queries: share('queries'),
    exports: share('exports'),
    listTools: share('listTools'),
    logos: share('logos'),
    guestRequests: new RateLimiterCluster(getGuestLimit(config)),
  };
}

/** A semaphore of the primary process. */
export class SharedSemaphore implements Semaphore {
  constructor(
    private readonly name: SemaphoreName,
    private readonly primary: SemaphoreConnection,
    private readonly createSlotId: () => number,
  ) {}

  async acquire({ signal, ...options }: AcquireOptions): Promise<Release> {
    if (signal?.aborted) throw new AppError(ErrorCode.Cancelled);
    const slotId = this.createSlotId();
    const onAbort = () => void this.primary.cancel.asEvent(slotId);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const error = await this.primary.acquire({ ...options, semaphore: this.name, slotId });
      if (error) throw new AppError(error.code, error.details);
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
    let isActive = true;
    return () => {
      if (isActive) void this.primary.release.asEvent(slotId);
      isActive = false;
    };
  }

  getQueuePositions(key: string): Promise<number[]> {
    return this.primary.getQueuePositions(this.name, key);
  }
}

/** Slots that one process has acquired or waits for. Lives in the primary process. */
export class SlotLedger {
  private readonly waits = new Map<number, AbortController>();
  private readonly releases = new Map<number, Release>();
  private isClosed = false;

  constructor(private readonly semaphores: Readonly<Record<SemaphoreName, FairSemaphore>>) {}

  async acquire({ semaphore, slotId, ...options }: AcquireRequest): Promise<AcquireError> {
    const wait = new AbortController();
    this.waits.set(slotId, wait);
    try {
      const release = await this.semaphores[semaphore].acquire({ ...options, signal: wait.signal });
      // The process may have ended while the grant was pending.
      if (this.isClosed) release();
      else this.releases.set(slotId, release);
      return null;
    } catch (error) {
      if (error instanceof AppError) return { code: error.code, details: error.details };
      throw error;
    } finally {
      this.waits.delete(slotId);
    }
  }

  cancel(slotId: number): void {
    this.waits.get(slotId)?.abort();
  }

  release(slotId: number): void {
    this.releases.get(slotId)?.();
    this.releases.delete(slotId);
  }

  /** Releases everything, because the process has ended. */
  close(): void {
    this.isClosed = true;
    for (const wait of this.waits.values()) wait.abort();
    for (const release of this.releases.values()) release();
    this.releases.clear();
  }
}
