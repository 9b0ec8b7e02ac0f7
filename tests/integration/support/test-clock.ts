/** The clock of a server under test: the system's, until a test sets it; then it stands still. */
export class TestClock {
  private fixed: Date | undefined;

  now(): Date {
    return this.fixed ? new Date(this.fixed) : new Date();
  }

  /** Stops the clock at this moment. */
  set(moment: Date | string): void {
    this.fixed = new Date(moment);
  }

  /** Stops the clock at the system's time, so that no day ends between two calls of a case. */
  stopAtPresent(): void {
    this.fixed = new Date();
  }

  /** Moves a stopped clock, or stops it that far from now. */
  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Partial<Record<Unit, number>>): void {
    const milliseconds = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    this.fixed = new Date(this.now().getTime() + milliseconds);
  }

  /** Lets it run as the system's again. */
  release(): void {
    this.fixed = undefined;
  }
}

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';
