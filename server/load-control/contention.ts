/** When a key came last. */
interface Arrival {
  key: string;
  arrivedAt: number;
}

/** For so long after it came a key is one of those that share what there is, in milliseconds. */
const contentionWindowMs = 1_000;

/** Who has come of late: whether one asks alone, or beside others. */
export class Contention {
  /** The key that came last, and the one before it that was another. */
  private latest: Arrival | undefined;
  private previous: Arrival | undefined;

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number) {}

  /** A key has come. */
  recordArrival(key: string): void {
    if (this.latest?.key !== key) this.previous = this.latest;
    this.latest = { key, arrivedAt: this.now() };
  }

  /** Whether another key came a short time ago. */
  isContended(key: string): boolean {
    const other = this.latest?.key === key ? this.previous : this.latest;
    return other !== undefined && this.now() - other.arrivedAt < contentionWindowMs;
  }
}
