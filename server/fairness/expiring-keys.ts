/** Keys of which something holds for a while after it was last said of them. */
export class ExpiringKeys {
  /** Until when it holds, the soonest first. */
  private readonly until = new Map<string, number>();

  /**
   * @param lasts milliseconds for which it holds
   * @param now milliseconds of a clock that never goes back
   */
  constructor(
    private readonly lasts: number,
    private readonly now: () => number,
  ) {}

  add(key: string): void {
    const now = this.now();
    for (const [other, until] of this.until) {
      if (until > now) break;
      this.until.delete(other);
    }
    this.until.delete(key);
    this.until.set(key, now + this.lasts);
  }

  has(key: string): boolean {
    const until = this.until.get(key);
    return until !== undefined && this.now() < until;
  }
}
