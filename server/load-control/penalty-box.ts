import { Contention } from './contention.js';
import { ExpiringKeys } from './expiring-keys.js';

/**
 * Keys that asked for too much, until nothing of theirs was too much for a while, and what they may still ask beside others: one
 * thing at a time, and beside others that are no flood each is followed by a rest as long as it took (as long as a flood lasts at
 * most: a file may take minutes), so that theirs have two thirds of what there is. A flood that nobody else is beside is not held
 * back.
 */
export class PenaltyBox {
  private readonly penalized: ExpiringKeys;
  /** Until when a key rests. */
  private readonly cooldownUntil = new Map<string, number>();
  private readonly contention: Contention;
  /** The same of those that are no flood. */
  private readonly wellBehavedContention: Contention;

  /**
   * @param windowMs milliseconds for which a key is a flood after it asked for too much
   * @param now milliseconds of a clock that never goes back
   */
  constructor(
    private readonly windowMs: number,
    private readonly now: () => number,
  ) {
    this.penalized = new ExpiringKeys(windowMs, now);
    this.contention = new Contention(now);
    this.wellBehavedContention = new Contention(now);
  }

  /** A key has come, whether or not it will be let in. */
  recordArrival(key: string): void {
    this.contention.recordArrival(key);
    if (!this.penalized.has(key)) this.wellBehavedContention.recordArrival(key);
  }

  /** A key asked for too much. */
  penalize(key: string): void {
    this.penalized.add(key);
  }

  /** Whether a key that has so many things under way must not begin another one. */
  shouldThrottle(key: string, inFlight: number): boolean {
    if (!this.penalized.has(key) || !this.contention.isContended(key)) return false;
    return inFlight > 0 || (this.isCoolingDown(key) && this.wellBehavedContention.isContended(key));
  }

  /** One of a key's things is over, after so many milliseconds. */
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
