/** Latest arrival of a key. */
interface Arrival {
  key: string;
  arrivedAt: number;
}

/** A key counts as active for this time after its latest request. */
const contentionWindowMs = 1_000;

/** Tracks whether several keys compete for the same resource. */
export class Contention {
  /** The latest key, and the latest key that differs from it. Two entries are enough to answer `isContended`. */
  private latest: Arrival | undefined;
  private previous: Arrival | undefined;

  /** @param now monotonic clock in milliseconds */
  constructor(private readonly now: () => number) {}

  recordArrival(key: string): void {
    if (this.latest?.key !== key) this.previous = this.latest;
    this.latest = { key, arrivedAt: this.now() };
  }

  /** Whether another key was active within the contention window. */
  isContended(key: string): boolean {
    const other = this.latest?.key === key ? this.previous : this.latest;
    return other !== undefined && this.now() - other.arrivedAt < contentionWindowMs;
  }
}
