import type { FairGate, Leave } from './fair-gate.js';

/** Whose turns something takes at the gates. */
export interface Turns {
  /** `account:12`, `visitor:HASH` of a browser, or `address:HASH`. */
  readonly key: string;
  /** Turns for each one of a key of weight 1. */
  readonly weight: number;
}

/**
 * One request before a gate. It is let in or sent away by the first thing that it asks for; what it asks for further goes
 * ahead of what its key has not begun yet, so that what was begun is soon over.
 */
export class Asker {
  private beginning: Promise<Leave> | undefined;

  constructor(
    readonly turns: Turns,
    /** Called when it comes to its first gate. */
    readonly arrived: () => void = () => undefined,
  ) {}

  /**
   * Waits for a place, the first time as one that is new.
   * @throws AppError what `FairGate.enter` throws; once the request was sent away, the same for everything that it asks for
   */
  async enter(gate: FairGate, signal: AbortSignal | undefined): Promise<Leave> {
    if (this.beginning === undefined) {
      this.arrived();
      this.beginning = gate.enter({ ...this.turns, signal });
      return this.beginning;
    }
    await this.beginning;
    return gate.enter({ ...this.turns, isBegun: true, signal });
  }
}
