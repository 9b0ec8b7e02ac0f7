const minDelayMs = 1_000;
const maxDelayMs = 60_000;

/** Uptime after which the next crash is restarted immediately again. */
const stableUptimeMs = 60_000;

/** Delay before a crashed process starts again: none at first, then exponential back-off. */
export class RestartDelay {
  private crashes = 0;
  private startedAt = 0;

  /** @param now monotonic clock in milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {}

  onStart(): void {
    this.startedAt = this.now();
  }

  /** @returns milliseconds to wait before the next start */
  onCrash(): number {
    if (this.now() - this.startedAt > stableUptimeMs) this.crashes = 0;
    this.crashes += 1;
    return this.crashes === 1 ? 0 : Math.min(minDelayMs * 2 ** (this.crashes - 2), maxDelayMs);
  }
}
