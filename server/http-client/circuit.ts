/** A service that has failed often is left alone for a while: calls fail at once, so that nothing piles up behind it. */
export class Circuit {
  private failures = 0;
  private restsUntil = 0;

  constructor(
    private readonly rule: {
      /** Failures one after the other that open the circuit. */
      maxFailures: number;
      /** Time for which it stays open, in milliseconds. */
      restMs: number;
      /** Whether an error says that the service is away; others are about the call alone. */
      isOutage(error: unknown): boolean;
    },
  ) {}

  /** @throws Error what the call throws, or at once while the service is left alone */
  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    if (performance.now() < this.restsUntil) throw new Error('The service has failed and is left alone.');
    try {
      const result = await call();
      this.failures = 0;
      return result;
    } catch (error) {
      if (this.rule.isOutage(error)) this.noteFailure();
      throw error;
    }
  }

  private noteFailure(): void {
    this.failures++;
    if (this.failures >= this.rule.maxFailures) this.restsUntil = performance.now() + this.rule.restMs;
  }
}
