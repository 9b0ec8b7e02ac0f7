import { Contention } from './contention.js';
import { ExpiringKeys } from './expiring-keys.js';

/**
 * Cooldown for noisy clients. Under contention a penalized key may have one request in flight.
 * If well-behaved keys are active as well, the key then pauses for the duration of that request, at most for the
 * window.
 * The well-behaved keys thus get two thirds of the capacity.
 */
export class PenaltyBox {
  private readonly penalized: ExpiringKeys;
  private readonly cooldownUntil = new Map<string, number>();
  private readonly contention: Contention;
  /** Contention among keys that are not penalized. */
  private readonly wellBehavedContention: Contention;

  /**
   * @param windowMs time for which a key stays penalized
   * @param now monotonic clock in milliseconds
   */
  constructor(
    private readonly windowMs: number,
    private readonly now: () => number,
  ) {
    this.penalized = new ExpiringKeys(windowMs, now);
    this.contention = new Contention(now);
    this.wellBehavedContention = new Contention(now);
  }

  /** Records a request, whether or not it will be admitted. */
  recordArrival(key: string): void {
    this.contention.recordArrival(key);
    if (!this.penalized.has(key)) this.wellBehavedContention.recordArrival(key);
  }

  penalize(key: string): void {
    this.penalized.add(key);
  }

  /** Whether a key with this many requests in flight must not start another one. */
  shouldThrottle(key: string, inFlight: number): boolean {
    if (!this.penalized.has(key) || !this.contention.isContended(key)) return false;
    return inFlight > 0 || (this.isCoolingDown(key) && this.wellBehavedContention.isContended(key));
  }

  /** Starts the cooldown of a penalized key after a request of this duration. */
  recordCompletion(key: string, durationMs: number): void {
    if (!this.penalized.has(key)) return;
    const now = this.now();
    for (const [other, until] of this.cooldownUntil) if (until <= now) this.cooldownUntil.delete(other);
    const until = now + Math.min(durationMs, this.windowMs);
    this.cooldownUntil.set(key, Math.max(until, this.cooldownUntil.get(key) ?? until));
  }

  private isCoolingDown(key: string): boolean {
    return this.now() < (this.cooldownUntil.get(key) ?? Number.NEGATIVE_INFINITY);
  }
}
