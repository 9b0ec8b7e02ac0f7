import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { Contention } from './contention.js';
import { ExpiringKeys } from './expiring-keys.js';
import { FairQueue, type Queued } from './fair-queue.js';

/** How many a gate lets in, and how many wait before it. */
export interface SemaphoreLimits {
  /** Places in all. */
  maxConcurrent: number;
  /** Places of one key. */
  maxConcurrentPerKey: number;
  /** Those of one key while another one has come a short time ago; the same where it is missing. */
  maxConcurrentPerKeyUnderContention?: number;
  /** Those of one key that may wait; what has begun does not count. */
  maxQueuedPerKey: number;
  /** Milliseconds that somebody waits at most; as long as it takes where it is missing. */
  queueTimeoutMs?: number;
  /** When those who wait are too many to be served in time; never where it is missing. */
  overload?: OverloadThreshold;
}

/** Whose turn would be over later is sent away at once. */
interface OverloadThreshold {
  /** Estimated time until who came last has had its turn, in milliseconds. */
  maxWaitMs: number;
  /** Those that may wait all the same: so few are no overload, but slow work. */
  minQueued: number;
}

/** Who asks for a place. */
export interface AcquireOptions {
  /** Whose places are counted together, as `account:12`. */
  key: string;
  /** Turns for each one of a key of weight 1, which is the weight where it is missing. */
  weight?: number;
  /** Whether it goes on with what was let in before: it goes ahead of its key's others and is not sent away. */
  isContinuation?: boolean;
  /** Aborting it gives up waiting. A place that is held is left by `Leave` alone. */
  signal?: AbortSignal;
}

/** Gives a place back; a second call does nothing. */
export type Release = () => void;

interface QueuedRequest extends Queued {
  admit(release: Release): void;
  reject(reason: AppError): void;
}

/** How much the latest place counts in the mean time that places are held. */
const ewmaAlpha = 1 / 16;

/** Seconds after which who was sent away is asked to come again, at least and at most. */
const retryAfterSeconds = { min: 1, max: 60 } as const;

/** For so long after one of it was sent away a key asks too much, in milliseconds: not any more when it comes as it was told. */
const penaltyWindowMs = retryAfterSeconds.min * 1000;

/**
 * Places for which keys take turns: never more than so many at once, never more than so many of one key; the rest wait, each
 * behind those of its own key. When those who wait cannot be served in time, the newest of the key that asks most is sent away.
 */
export class FairSemaphore {
  private readonly queue = new FairQueue<QueuedRequest>();
  private readonly inUseByKey = new Map<string, number>();
  private inUse = 0;
  /** Sum of the moments at which the held places were taken. */
  private acquiredAtSum = 0;
  private holdTimeEwmaMs = 0;
  private readonly contention: Contention;
  private readonly penalized: ExpiringKeys;

  constructor(
    private readonly limits: SemaphoreLimits,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.contention = new Contention(now);
    this.penalized = new ExpiringKeys(penaltyWindowMs, now);
  }

  /**
   * Waits for a place.
   * @throws AppError Overloaded where the wait is or would be too long, Cancelled where the signal gives it up
   */
  async acquire({ key, weight = 1, isContinuation = false, signal }: AcquireOptions): Promise<Release> {
    if (signal?.aborted) throw new AppError(ErrorCode.Cancelled);
    this.contention.recordArrival(key);
    // A key may have got its whole number of places back since somebody left.
    this.admitQueued();
    if (this.canAcquire(key)) return this.grantSlot(key);
    if (!isContinuation && this.queue.newRequestCountOf(key) >= this.limits.maxQueuedPerKey)
      throw this.overloadedError(key);
    return new Promise((resolve, reject) => {
      const onAbort = () => rejectQueued(new AppError(ErrorCode.Cancelled));
      const { queueTimeoutMs } = this.limits;
      const timer =
        queueTimeoutMs === undefined
          ? undefined
          : setTimeout(() => rejectQueued(this.overloadedError(key)), queueTimeoutMs);
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

  /** The places in the queue of those of a key that wait, from 1 on: how many go before them, and themselves. */
  queuePositionsOf(key: string): number[] {
    return this.queue.serviceOrder().flatMap((waiting, index) => (waiting.key === key ? [index + 1] : []));
  }

  private canAcquire(key: string): boolean {
    return (
      this.inUse < this.limits.maxConcurrent &&
      (this.inUseByKey.get(key) ?? 0) < this.concurrencyLimitFor(key)
    );
  }

  /**
   * Who asks alone may use what would be idle; beside others the share is smaller, so that theirs is not long in coming, and
   * one place where more is asked than can be answered.
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

  /** Lets those in that wait and may enter: more than one where a key has its whole number of places back. */
  private admitQueued(): void {
    for (;;) {
      const next = this.queue.dequeue((candidate) => this.canAcquire(candidate));
      if (!next) return;
      next.admit(this.grantSlot(next.key));
    }
  }

  /**
   * Sends away the newest of who asks most for as long as those who wait are too many; `latest` has just come. They are floods
   * afterwards: as one of them a key has fewer places, by which more of what waits already would be too much.
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
      this.queue.newRequestCountOf(newestKey) > minQueued &&
      this.estimatedWaitOfKey(newestKey) > maxWaitMs
    )
      reject(newestKey);
    while (this.queue.newRequestCount > minQueued && this.estimatedWaitOfAll() > maxWaitMs)
      reject(this.queue.busiestKey(newestKey));
    for (const key of rejectedKeys) this.penalized.add(key);
  }

  private rejectNewest(key: string): void {
    this.queue.newestRequestOf(key)?.reject(this.overloadedError(key));
  }

  private overloadedError(key: string): AppError {
    const seconds = Math.ceil(Math.max(this.estimatedWaitOfKey(key), this.estimatedWaitOfAll()) / 1000);
    const { min, max } = retryAfterSeconds;
    return new AppError(ErrorCode.Overloaded, {
      retryAfter: Math.min(Math.max(seconds, min), max),
    });
  }

  /** Milliseconds until all of a key that wait are served, if the key had its places always. */
  private estimatedWaitOfKey(key: string): number {
    return this.estimatedWait(
      this.queue.sizeOf(key),
      Math.min(this.limits.maxConcurrent, this.concurrencyLimitFor(key)),
    );
  }

  /** Milliseconds until all who wait are served. */
  private estimatedWaitOfAll(): number {
    return this.estimatedWait(this.queue.size, this.limits.maxConcurrent);
  }

  /** The wait of the last one for a place, and its own turn. */
  private estimatedWait(queued: number, slots: number): number {
    return (queued / slots + 1) * this.expectedHoldMs();
  }

  /** How long a place is held: as the latest ones were, or as those are already that are held now. */
  private expectedHoldMs(): number {
    const meanAgeMs = this.inUse === 0 ? 0 : this.now() - this.acquiredAtSum / this.inUse;
    return Math.max(this.holdTimeEwmaMs, meanAgeMs);
  }
}
