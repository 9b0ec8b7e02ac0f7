/** A set of keys with a time to live that starts again with each `add`. */
export class ExpiringKeys {
  /** Expiry by key. Insertion order equals expiry order, because all keys share one TTL. */
  private readonly expiresAt = new Map<string, number>();

  /**
   * @param ttlMs time to live of a key in milliseconds
   * @param now monotonic clock in milliseconds
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
