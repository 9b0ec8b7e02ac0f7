import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { FairSemaphore, Release } from './fair-semaphore.js';

/** Whose turns something takes at the gates. */
export interface SchedulingKey {
  /** `account:12`, `visitor:HASH` of a browser, or `address:HASH`. */
  readonly key: string;
  /** Turns for each one of a key of weight 1. */
  readonly weight: number;
}

/** What a request's door hears of it. */
interface AdmissionListener {
  /** It has come to its first gate. */
  reachedLimiter: () => void;
  /** It was sent away there. */
  rejectedByLimiter: () => void;
}

const noopListener: AdmissionListener = {
  reachedLimiter: () => undefined,
  rejectedByLimiter: () => undefined,
};

/**
 * One request before a gate. It is let in or sent away by the first thing that it asks for; what it asks for further goes
 * ahead of what its key has not begun yet, so that what was begun is soon over.
 */
export class RequestSlots {
  private firstAcquisition: Promise<Release> | undefined;

  constructor(
    readonly schedulingKey: SchedulingKey,
    private readonly listener: AdmissionListener = noopListener,
  ) {}

  /** It has come to a gate. */
  reachedLimiter(): void {
    this.listener.reachedLimiter();
  }

  /**
   * Waits for a place, the first time as one that is new.
   * @throws AppError what `FairSemaphore.enter` throws; once the request was sent away, the same for everything that it asks for
   */
  async acquire(limiter: FairSemaphore, signal: AbortSignal | undefined): Promise<Release> {
    if (this.firstAcquisition === undefined) {
      this.reachedLimiter();
      this.firstAcquisition = limiter.acquire({ ...this.schedulingKey, signal });
      this.firstAcquisition.catch((error: unknown) => {
        if (error instanceof AppError && error.code === ErrorCode.Overloaded)
          this.listener.rejectedByLimiter();
      });
      return this.firstAcquisition;
    }
    await this.firstAcquisition;
    return limiter.acquire({ ...this.schedulingKey, isContinuation: true, signal });
  }
}
