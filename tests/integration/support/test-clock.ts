/** System clock of a test server that a test can stop and set. */
export class TestClock {
  private fixed: Date | undefined;

  now(): Date {
    return this.fixed ? new Date(this.fixed) : new Date();
  }

  /** Stops the clock at this time. */
  set(moment: Date | string): void {
    this.fixed = new Date(moment);
  }

  /** Stops the clock at the current time, so that midnight cannot fall between two calls. */
  stopNow(): void {
    this.fixed = new Date();
  }

  /** Moves a stopped clock, or stops it at this offset from now. */
  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Partial<Record<Unit, number>>): void {
    const milliseconds = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    this.fixed = new Date(this.now().getTime() + milliseconds);
  }

  /** Restores the system clock. */
  release(): void {
    this.fixed = undefined;
  }
}

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';
