/** Circuit breaker: after repeated failures, calls fail fast for a while instead of queueing up. */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(
    private readonly options: {
      /** Consecutive failures that open the circuit. */
      maxFailures: number;
      /** Time for which the circuit stays open. */
      openMs: number;
      /** Whether an error indicates an outage. Other errors concern the single call. */
      isOutage(error: unknown): boolean;
    },
  ) {}

  /** @throws Error of the call, or immediately while the circuit is open */
  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    if (performance.now() < this.openUntil) throw new Error('The service has failed and is left alone.');
    try {
      const result = await call();
      this.failures = 0;
      return result;
    } catch (error) {
      if (this.options.isOutage(error)) this.recordFailure();
      throw error;
    }
  }

  private recordFailure(): void {
    this.failures++;
    if (this.failures >= this.options.maxFailures) this.openUntil = performance.now() + this.options.openMs;
  }
}
