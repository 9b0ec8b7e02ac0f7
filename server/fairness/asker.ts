import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { FairGate, Leave } from './fair-gate.js';

/** Whose turns something takes at the gates. */
export interface Turns {
  /** `account:12`, `visitor:HASH` of a browser, or `address:HASH`. */
  readonly key: string;
  /** Turns for each one of a key of weight 1. */
  readonly weight: number;
}

/** What a request's door hears of it. */
interface Heard {
  /** It has come to its first gate. */
  arrived: () => void;
  /** It was sent away there. */
  sentAway: () => void;
}

const unheard: Heard = { arrived: () => undefined, sentAway: () => undefined };

/**
 * One request before a gate. It is let in or sent away by the first thing that it asks for; what it asks for further goes
 * ahead of what its key has not begun yet, so that what was begun is soon over.
 */
export class Asker {
  private beginning: Promise<Leave> | undefined;

  constructor(
    readonly turns: Turns,
    private readonly heard: Heard = unheard,
  ) {}

  /** It has come to a gate. */
  arrived(): void {
    this.heard.arrived();
  }

  /**
   * Waits for a place, the first time as one that is new.
   * @throws AppError what `FairGate.enter` throws; once the request was sent away, the same for everything that it asks for
   */
  async enter(gate: FairGate, signal: AbortSignal | undefined): Promise<Leave> {
    if (this.beginning === undefined) {
      this.arrived();
      this.beginning = gate.enter({ ...this.turns, signal });
      this.beginning.catch((error: unknown) => {
        if (error instanceof AppError && error.code === ErrorCode.Overloaded) this.heard.sentAway();
      });
      return this.beginning;
    }
    await this.beginning;
    return gate.enter({ ...this.turns, isBegun: true, signal });
  }
}
