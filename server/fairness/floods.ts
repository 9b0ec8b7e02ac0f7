import { Company } from './company.js';
import { ExpiringKeys } from './expiring-keys.js';

/**
 * Keys that asked for too much, until nothing of theirs was too much for a while, and what they may still ask beside others: one
 * thing at a time, and beside others that are no flood each is followed by a rest as long as it took (as long as a flood lasts at
 * most: a file may take minutes), so that theirs have two thirds of what there is. A flood that nobody else is beside is not held
 * back.
 */
export class Floods {
  private readonly keys: ExpiringKeys;
  /** Until when a key rests. */
  private readonly restUntil = new Map<string, number>();
  private readonly company: Company;
  /** The same of those that are no flood. */
  private readonly modest: Company;

  /**
   * @param lasts milliseconds for which a key is a flood after it asked for too much
   * @param now milliseconds of a clock that never goes back
   */
  constructor(
    private readonly lasts: number,
    private readonly now: () => number,
  ) {
    this.keys = new ExpiringKeys(lasts, now);
    this.company = new Company(now);
    this.modest = new Company(now);
  }

  /** A key has come, whether or not it will be let in. */
  came(key: string): void {
    this.company.note(key);
    if (!this.keys.has(key)) this.modest.note(key);
  }

  /** A key asked for too much. */
  add(key: string): void {
    this.keys.add(key);
  }

  /** Whether a key that has so many things under way must not begin another one. */
  holdsBack(key: string, underWay: number): boolean {
    if (!this.keys.has(key) || !this.company.hasOthersThan(key)) return false;
    return underWay > 0 || (this.rests(key) && this.modest.hasOthersThan(key));
  }

  /** One of a key's things is over, after so many milliseconds. */
  over(key: string, duration: number): void {
    if (!this.keys.has(key)) return;
    const now = this.now();
    for (const [other, until] of this.restUntil) if (until <= now) this.restUntil.delete(other);
    const until = now + Math.min(duration, this.lasts);
    this.restUntil.set(key, Math.max(until, this.restUntil.get(key) ?? until));
  }

  private rests(key: string): boolean {
    return this.now() < (this.restUntil.get(key) ?? Number.NEGATIVE_INFINITY);
  }
}
