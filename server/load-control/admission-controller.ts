import type { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { createTooManyRequestsError } from '../errors/too-many-requests.js';
import { ExpiringKeys } from './expiring-keys.js';
import { PenaltyBox } from './penalty-box.js';

/** Thresholds above which the controller sheds load before authentication. */
interface AdmissionLimits {
  /** Maximum latency from admission to the first limiter in milliseconds, as EWMA or age of the oldest request. */
  maxLatencyMs: number;
  /** In-flight requests below which the controller never sheds load. */
  minInFlight: number;
  /** Milliseconds for which a credential is blocked after a limiter rejected it. */
  blockMs: number;
  /** Burst limit of an API token. */
  burst: { requests: number; seconds: number };
}

/** An in-flight request that has not reached a limiter yet. */
interface InFlightEntry {
  credential: string;
  enteredAt: number;
}

/** Handle of an admitted request. */
interface AdmissionTicket {
  /** The request reached a limiter, which has its own queue limit. */
  onLimiterReached: () => void;
  /** The limiter rejected the request. Blocks the credential, because further requests would be rejected as well. */
  onLimiterRejection: () => void;
  /** The response was closed, at any stage. */
  onCompletion: () => void;
}

/** Weight of the latest sample in the latency EWMA. */
const ewmaAlpha = 1 / 8;

/** Requests older than this are long responses that need no limiter. They stop counting as in flight. */
const maxAdmissionMs = 2_000;

/** Value of the `Retry-After` header of a rejected request. */
const retryAfterSeconds = 1;

/** A credential leaves the penalty box after this time, if its client respects `Retry-After`. */
const penaltyWindowMs = retryAfterSeconds * 1000;

/**
 * The thresholds are a quarter of the load-shedding wait. A blocked credential therefore returns before the query
 * limiter runs empty.
 */
export function getAdmissionLimits({
  loadShedMs,
  apiBurstRequests: requests,
  apiBurstSeconds: seconds,
}: Pick<Config, 'loadShedMs' | 'apiBurstRequests' | 'apiBurstSeconds'>): AdmissionLimits {
  const burst = { requests, seconds };
  return { maxLatencyMs: loadShedMs / 4, minInFlight: 16, blockMs: loadShedMs / 4, burst };
}

/**
 * Pre-authentication load shedder. Under overload even authentication is too expensive, so requests are rejected by
 * their unverified credential.
 * Each credential may have as many requests in flight as the others on average. A credential above that share enters
 * the penalty box.
 */
export class AdmissionController {
  private readonly inFlightByCredential = new Map<string, number>();
  /** In-flight requests in order of admission. */
  private readonly inFlight = new Map<AdmissionTicket, InFlightEntry>();
  /** Credentials that a limiter rejected recently. */
  private readonly blocked: ExpiringKeys;
  /** API tokens that recently sent more requests than their burst limit allows. */
  private readonly overBurst: ExpiringKeys;
  private readonly penaltyBox: PenaltyBox;
  private latencyEwmaMs = 0;

  constructor(
    private readonly limits: AdmissionLimits,
    /** Monotonic clock in milliseconds. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.blocked = new ExpiringKeys(limits.blockMs, now);
    this.overBurst = new ExpiringKeys(limits.burst.seconds * 1000, now);
    this.penaltyBox = new PenaltyBox(penaltyWindowMs, now);
  }

  /**
   * Admits a request.
   * @param credential unverified token, cookie or network of the caller
   * @param hasBurstLimit whether the request counts towards the burst limit of an API token
   * @throws AppError Overloaded, or TooManyRequests for a token above its burst limit
   */
  admit(credential: string, hasBurstLimit = false): AdmissionTicket {
    this.penaltyBox.recordArrival(credential);
    this.dropStaleEntries();
    const credentialInFlight = this.inFlightByCredential.get(credential) ?? 0;
    const isBlocked = this.blocked.has(credential);
    if (isBlocked || this.exceedsFairShare(credential, credentialInFlight)) {
      if (!isBlocked) this.penaltyBox.penalize(credential);
      throw hasBurstLimit && this.exceedsBurst(credential, credentialInFlight)
        ? createTooManyRequestsError(this.limits.burst.seconds)
        : createOverloadedError();
    }
    this.inFlightByCredential.set(credential, credentialInFlight + 1);
    const enteredAt = this.now();
    let isCompleted = false;
    const ticket: AdmissionTicket = {
      onCompletion: () => {
        if (isCompleted) return;
        isCompleted = true;
        this.removeEntry(ticket);
        this.penaltyBox.recordCompletion(credential, this.now() - enteredAt);
      },
      onLimiterRejection: () => this.blocked.add(credential),
      onLimiterReached: () => {
        if (this.inFlight.has(ticket)) {
          this.latencyEwmaMs += (this.now() - enteredAt - this.latencyEwmaMs) * ewmaAlpha;
        }
        this.removeEntry(ticket);
      },
    };
    this.inFlight.set(ticket, { credential, enteredAt });
    return ticket;
  }

  private exceedsFairShare(credential: string, credentialInFlight: number): boolean {
    if (this.penaltyBox.shouldThrottle(credential, credentialInFlight)) return true;
    return (
      credentialInFlight > 0 &&
      credentialInFlight >= this.inFlight.size / this.inFlightByCredential.size &&
      this.isOverloaded()
    );
  }

  /** The rate limiter would reject the request as well, so the client must wait for its next window. */
  private exceedsBurst(credential: string, credentialInFlight: number): boolean {
    if (credentialInFlight >= this.limits.burst.requests) this.overBurst.add(credential);
    return this.overBurst.has(credential);
  }

  private isOverloaded(): boolean {
    if (this.inFlight.size < this.limits.minInFlight) return false;
    const [oldest] = this.inFlight.values();
    const oldestAgeMs = oldest === undefined ? 0 : this.now() - oldest.enteredAt;
    return Math.max(this.latencyEwmaMs, oldestAgeMs) > this.limits.maxLatencyMs;
  }

  private dropStaleEntries(): void {
    const cutoff = this.now() - maxAdmissionMs;
    for (const [ticket, { enteredAt }] of this.inFlight) {
      if (enteredAt >= cutoff) return;
      this.removeEntry(ticket);
    }
  }

  private removeEntry(ticket: AdmissionTicket): void {
    const { credential } = this.inFlight.get(ticket) ?? {};
    if (credential === undefined) return;
    this.inFlight.delete(ticket);
    const remaining = (this.inFlightByCredential.get(credential) ?? 0) - 1;
    if (remaining > 0) this.inFlightByCredential.set(credential, remaining);
    else this.inFlightByCredential.delete(credential);
  }
}

function createOverloadedError(): AppError {
  return new AppError(ErrorCode.Overloaded, { retryAfter: retryAfterSeconds });
}
