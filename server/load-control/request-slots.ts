import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { Release, Semaphore } from './fair-semaphore.js';

/** Identifies a client in the fair queues. */
export interface SchedulingKey {
  readonly key: string;
  /** Share relative to a key of weight 1. */
  readonly weight: number;
}

/** Callbacks of the admission controller for one request. */
interface AdmissionListener {
  /** The request reached the first limiter. */
  onLimiterReached: () => void;
  /** The first limiter rejected the request. */
  onLimiterRejection: () => void;
}

const noopListener: AdmissionListener = {
  onLimiterReached: () => undefined,
  onLimiterRejection: () => undefined,
};

/**
 * Slots of one request. The first acquisition decides whether the request is admitted.
 * Later ones are continuations, so that started requests finish soon.
 */
export class RequestSlots {
  private firstAcquisition: Promise<Release> | undefined;

  constructor(
    readonly schedulingKey: SchedulingKey,
    private readonly listener: AdmissionListener = noopListener,
  ) {}

  onLimiterReached(): void {
    this.listener.onLimiterReached();
  }

  /**
   * Acquires a slot. The first call counts as a new request, later calls as continuations.
   * @throws AppError as `Semaphore.acquire`; a request that was rejected once gets the same error for every call
   */
  async acquire(limiter: Semaphore, signal: AbortSignal | undefined): Promise<Release> {
    if (this.firstAcquisition === undefined) {
      this.onLimiterReached();
      this.firstAcquisition = limiter.acquire({ ...this.schedulingKey, signal });
      this.firstAcquisition.catch((error: unknown) => {
        if (error instanceof AppError && error.code === ErrorCode.Overloaded) {
          this.listener.onLimiterRejection();
        }
      });
      return this.firstAcquisition;
    }
    await this.firstAcquisition;
    return limiter.acquire({ ...this.schedulingKey, isContinuation: true, signal });
  }
}
