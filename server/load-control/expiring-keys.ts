/** Keys of which something holds for a while after it was last said of them. */
export class ExpiringKeys {
  /** Until when it holds, the soonest first. */
  private readonly expiresAt = new Map<string, number>();

  /**
   * @param ttlMs milliseconds for which it holds
   * @param now milliseconds of a clock that never goes back
   */
  constructor(
    private readonly ttlMs: number,
    private readonly now: () => number,
  ) {}

  add(key: string): void {
    const now = this.now();
    for (const [other, expiresAt] of this.expiresAt) {
      if (expiresAt > now) break;
      this.expiresAt.delete(other);
    }
    this.expiresAt.delete(key);
    this.expiresAt.set(key, now + this.ttlMs);
  }

  has(key: string): boolean {
    const expiresAt = this.expiresAt.get(key);
    return expiresAt !== undefined && this.now() < expiresAt;
  }
}
