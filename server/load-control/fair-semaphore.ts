import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { Contention } from './contention.js';
import { ExpiringKeys } from './expiring-keys.js';
import { FairQueue, type Queued } from './fair-queue.js';

/** Concurrency and queue limits of a semaphore. */
export interface SemaphoreLimits {
  /** Slots in total. */
  maxConcurrent: number;
  /** Slots of one key. */
  maxConcurrentPerKey: number;
  /** Slots of one key while other keys are active. Defaults to `maxConcurrentPerKey`. */
  maxConcurrentPerKeyUnderContention?: number;
  /** Queued new requests of one key. Continuations do not count. */
  maxQueuedPerKey: number;
  /** Maximum time in the queue. No limit by default. */
  queueTimeoutMs?: number;
  /** When to shed load. Never by default. */
  overload?: OverloadThreshold;
}

/** Requests whose estimated wait exceeds the threshold are rejected at once. */
interface OverloadThreshold {
  /** Estimated time until the last queued request completes. */
  maxWaitMs: number;
  /** Queue length below which no load is shed. A short queue means slow work, not overload. */
  minQueued: number;
}

/** Parameters of `FairSemaphore.acquire`. */
export interface AcquireOptions {
  /** Scheduling key of the client, such as `account:12`. */
  key: string;
  /** Share relative to a key of weight 1. Defaults to 1. */
  weight?: number;
  /** Whether an admitted request continues. Continuations precede new requests of their key and are never shed. */
  isContinuation?: boolean;
  /** Aborts the wait. It does not release an acquired slot. */
  signal?: AbortSignal;
}

/** Releases a slot. Idempotent. */
export type Release = () => void;

/** A semaphore of this process, or one that several processes share. */
export interface Semaphore {
  /**
   * Acquires a slot, waiting in the queue if necessary.
   * @throws AppError Overloaded if the queue is full, too slow or timed out, Cancelled if the signal aborts
   */
  acquire(options: AcquireOptions): Promise<Release>;
  /** Queue positions of a key, starting at 1. */
  getQueuePositions(key: string): number[] | Promise<number[]>;
}

interface QueuedRequest extends Queued {
  admit(release: Release): void;
  reject(reason: AppError): void;
}

/** Weight of the latest sample in the hold time EWMA. */
const ewmaAlpha = 1 / 16;

/** Bounds of the `Retry-After` header. */
const retryAfterSeconds = { min: 1, max: 60 } as const;

/** A key stays penalized for this time after one of its requests was shed. */
const penaltyWindowMs = retryAfterSeconds.min * 1000;

/**
 * Semaphore with a weighted fair queue and a concurrency limit per key.
 * It sheds the newest requests of the busiest key when the estimated wait exceeds the threshold.
 */
export class FairSemaphore implements Semaphore {
  private readonly queue = new FairQueue<QueuedRequest>();
  private readonly inUseByKey = new Map<string, number>();
  private inUse = 0;
  /** Sum of the acquisition times of all slots in use, to compute their mean age in constant time. */
  private acquiredAtSum = 0;
  private holdTimeEwmaMs = 0;
  private readonly contention: Contention;
  private readonly penalized: ExpiringKeys;

  constructor(
    private readonly limits: SemaphoreLimits,
    /** Monotonic clock in milliseconds. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.contention = new Contention(now);
    this.penalized = new ExpiringKeys(penaltyWindowMs, now);
  }

  async acquire({ key, weight = 1, isContinuation = false, signal }: AcquireOptions): Promise<Release> {
    if (signal?.aborted) throw new AppError(ErrorCode.Cancelled);
    this.contention.recordArrival(key);
    // Contention may have ended since the latest release, which raises the limit of a key.
    this.admitQueued();
    if (this.canAcquire(key)) return this.grantSlot(key);
    if (!isContinuation && this.queue.getNewRequestCount(key) >= this.limits.maxQueuedPerKey) {
      throw this.createOverloadedError(key);
    }
    return new Promise((resolve, reject) => {
      const onAbort = () => rejectQueued(new AppError(ErrorCode.Cancelled));
      const { queueTimeoutMs } = this.limits;
      const timer =
        queueTimeoutMs === undefined
          ? undefined
          : setTimeout(() => rejectQueued(this.createOverloadedError(key)), queueTimeoutMs);
      const cleanUp = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const rejectQueued = (reason: AppError) => {
        cleanUp();
        this.queue.remove(queued);
        reject(reason);
      };
      const queued: QueuedRequest = {
        key,
        weight,
        isContinuation,
        admit: (release) => {
          cleanUp();
          resolve(release);
        },
        reject: rejectQueued,
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.queue.enqueue(queued);
      this.shedLoad(key);
    });
  }

  getQueuePositions(key: string): number[] {
    return this.queue
      .listInServiceOrder()
      .flatMap((waiting, index) => (waiting.key === key ? [index + 1] : []));
  }

  private canAcquire(key: string): boolean {
    return (
      this.inUse < this.limits.maxConcurrent &&
      (this.inUseByKey.get(key) ?? 0) < this.concurrencyLimitFor(key)
    );
  }

  /**
   * A key may use all of its slots while it is the only active one. Under contention it has fewer slots, and only one
   * while it is penalized.
   */
  private concurrencyLimitFor(key: string): number {
    const { maxConcurrentPerKey, maxConcurrentPerKeyUnderContention = maxConcurrentPerKey } = this.limits;
    if (!this.contention.isContended(key)) return maxConcurrentPerKey;
    return this.penalized.has(key) ? 1 : maxConcurrentPerKeyUnderContention;
  }

  private grantSlot(key: string): Release {
    const acquiredAt = this.now();
    this.inUse += 1;
    this.acquiredAtSum += acquiredAt;
    this.inUseByKey.set(key, (this.inUseByKey.get(key) ?? 0) + 1);
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      this.releaseSlot(key, acquiredAt);
    };
  }

  private releaseSlot(key: string, acquiredAt: number): void {
    this.inUse -= 1;
    this.acquiredAtSum -= acquiredAt;
    this.holdTimeEwmaMs += (this.now() - acquiredAt - this.holdTimeEwmaMs) * ewmaAlpha;
    const remaining = (this.inUseByKey.get(key) ?? 0) - 1;
    if (remaining > 0) this.inUseByKey.set(key, remaining);
    else this.inUseByKey.delete(key);
    this.admitQueued();
  }

  /** Admits as many queued requests as the limits allow. */
  private admitQueued(): void {
    for (;;) {
      const next = this.queue.dequeue((candidate) => this.canAcquire(candidate));
      if (!next) return;
      next.admit(this.grantSlot(next.key));
    }
  }

  /**
   * Rejects the newest requests of the busiest keys until the estimated wait is acceptable.
   * Keys are penalized afterwards, because the lower limit would raise their estimated wait within the loop.
   */
  private shedLoad(newestKey: string): void {
    const { overload } = this.limits;
    if (!overload) return;
    const { maxWaitMs, minQueued } = overload;
    const rejectedKeys: string[] = [];
    const reject = (key: string) => {
      this.rejectNewest(key);
      rejectedKeys.push(key);
    };
    while (
      this.queue.getNewRequestCount(newestKey) > minQueued &&
      this.estimateWaitOfKey(newestKey) > maxWaitMs
    ) {
      reject(newestKey);
    }
    while (this.queue.newRequestCount > minQueued && this.estimateWaitOfAll() > maxWaitMs) {
      reject(this.queue.findBusiestKey(newestKey));
    }
    for (const key of rejectedKeys) this.penalized.add(key);
  }

  private rejectNewest(key: string): void {
    this.queue.getNewestRequest(key)?.reject(this.createOverloadedError(key));
  }

  private createOverloadedError(key: string): AppError {
    const seconds = Math.ceil(Math.max(this.estimateWaitOfKey(key), this.estimateWaitOfAll()) / 1000);
    const { min, max } = retryAfterSeconds;
    return new AppError(ErrorCode.Overloaded, {
      retryAfter: Math.min(Math.max(seconds, min), max),
    });
  }

  /** Milliseconds until all queued requests of a key complete, if the key always has its slots. */
  private estimateWaitOfKey(key: string): number {
    return this.estimateWait(
      this.queue.getSize(key),
      Math.min(this.limits.maxConcurrent, this.concurrencyLimitFor(key)),
    );
  }

  /** Milliseconds until all queued requests complete. */
  private estimateWaitOfAll(): number {
    return this.estimateWait(this.queue.size, this.limits.maxConcurrent);
  }

  /** Wait of the last queued request plus its own hold time. */
  private estimateWait(queued: number, slots: number): number {
    return (queued / slots + 1) * this.expectedHoldMs();
  }

  /** Hold time EWMA, or the mean age of the slots in use if they already take longer. */
  private expectedHoldMs(): number {
    const meanAgeMs = this.inUse === 0 ? 0 : this.now() - this.acquiredAtSum / this.inUse;
    return Math.max(this.holdTimeEwmaMs, meanAgeMs);
  }
}
