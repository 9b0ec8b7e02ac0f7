/** A service that has failed often is left alone for a while: calls fail at once, so that nothing piles up behind it. */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(
    private readonly options: {
      /** Failures one after the other that open the circuit. */
      maxFailures: number;
      /** Time for which it stays open, in milliseconds. */
      openMs: number;
      /** Whether an error says that the service is away; others are about the call alone. */
      isOutage(error: unknown): boolean;
    },
  ) {}

  /** @throws Error what the call throws, or at once while the service is left alone */
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
