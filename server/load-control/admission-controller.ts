import type { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { ExpiringKeys } from './expiring-keys.js';
import { PenaltyBox } from './penalty-box.js';

/** When a process is behind with finding out who asks and what for. */
interface AdmissionLimits {
  /** Milliseconds that it takes from the door to the gates, on average of the latest or so far of the first on the way. */
  maxLatencyMs: number;
  /** Requests on this way that it takes on all the same. */
  minInFlight: number;
  /** Milliseconds for which whoever a gate has sent away is sent away at the door already. */
  blockMs: number;
}

/** What is known of a request on the way. */
interface InFlightEntry {
  credential: string;
  enteredAt: number;
}

/** A request that was let in at the door. */
interface AdmissionTicket {
  /** It has come to a gate, which sends away on its own whoever would wait too long. */
  reachedLimiter: () => void;
  /** The gate has sent it away: more of the same would only come there to be told so. */
  rejectedByLimiter: () => void;
  /** It is over, wherever it came to. */
  completed: () => void;
}

/** How much the latest arrival counts in the mean time of the way. */
const ewmaAlpha = 1 / 8;

/** What takes longer than this, in milliseconds, is a long answer that asks no gate, and no longer one on the way. */
const maxAdmissionMs = 2_000;

/** Seconds after which who was sent away is asked to come again. */
const retryAfterSeconds = 1;

/** For so long after it had too many on the way a credential is one of a flood, in milliseconds: not any more when it comes as it was told. */
const penaltyWindowMs = retryAfterSeconds * 1000;

/**
 * Late is what leaves too little of the time after which the gate of queries sends away. The door is shut for less than those
 * wait there, so that the gate is never left with nothing to do.
 */
export function admissionLimits({ loadShedMs }: Pick<Config, 'loadShedMs'>): AdmissionLimits {
  return { maxLatencyMs: loadShedMs / 4, minInFlight: 16, blockMs: loadShedMs / 4 };
}

/**
 * The door of a process that is behind: to know who asks and what for takes more than can be spared then, so requests are sent
 * away by what they show alone, before anything is read for them. Of those that show the same credential, so many may be on the
 * way as of others on average; whoever asks little is let in, and whoever has more is a flood for a while. Whoever has just been
 * sent away at a gate is sent away here for a moment: most of a flood then costs next to nothing.
 */
export class AdmissionController {
  private readonly inFlightByCredential = new Map<string, number>();
  /** Each that is on the way, the first one first. */
  private readonly inFlight = new Map<AdmissionTicket, InFlightEntry>();
  /** Credentials to which the door is shut. */
  private readonly blocked: ExpiringKeys;
  private readonly penaltyBox: PenaltyBox;
  private latencyEwmaMs = 0;

  constructor(
    private readonly limits: AdmissionLimits,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.blocked = new ExpiringKeys(limits.blockMs, now);
    this.penaltyBox = new PenaltyBox(penaltyWindowMs, now);
  }

  /**
   * Lets a request in.
   * @param credential what its caller shows of itself, true or not
   * @throws AppError Overloaded
   */
  admit(credential: string): AdmissionTicket {
    this.penaltyBox.recordArrival(credential);
    this.dropStaleEntries();
    if (this.blocked.has(credential)) throw overloadedError();
    const credentialInFlight = this.inFlightByCredential.get(credential) ?? 0;
    if (this.exceedsFairShare(credential, credentialInFlight)) {
      this.penaltyBox.penalize(credential);
      throw overloadedError();
    }
    this.inFlightByCredential.set(credential, credentialInFlight + 1);
    const enteredAt = this.now();
    let isCompleted = false;
    const ticket: AdmissionTicket = {
      completed: () => {
        if (isCompleted) return;
        isCompleted = true;
        this.removeEntry(ticket);
        this.penaltyBox.recordCompletion(credential, this.now() - enteredAt);
      },
      rejectedByLimiter: () => this.blocked.add(credential),
      reachedLimiter: () => {
        if (this.inFlight.has(ticket))
          this.latencyEwmaMs += (this.now() - enteredAt - this.latencyEwmaMs) * ewmaAlpha;
        this.removeEntry(ticket);
      },
    };
    this.inFlight.set(ticket, { credential, enteredAt });
    return ticket;
  }

  private exceedsFairShare(credential: string, credentialInFlight: number): boolean {
    if (this.penaltyBox.shouldThrottle(credential, credentialInFlight)) return true;
    return (
      credentialInFlight > 0 &&
      credentialInFlight >= this.inFlight.size / this.inFlightByCredential.size &&
      this.isOverloaded()
    );
  }

  private isOverloaded(): boolean {
    if (this.inFlight.size < this.limits.minInFlight) return false;
    const [oldest] = this.inFlight.values();
    const oldestAgeMs = oldest === undefined ? 0 : this.now() - oldest.enteredAt;
    return Math.max(this.latencyEwmaMs, oldestAgeMs) > this.limits.maxLatencyMs;
  }

  private dropStaleEntries(): void {
    const cutoff = this.now() - maxAdmissionMs;
    for (const [ticket, { enteredAt }] of this.inFlight) {
      if (enteredAt >= cutoff) return;
      this.removeEntry(ticket);
    }
  }

  private removeEntry(ticket: AdmissionTicket): void {
    const { credential } = this.inFlight.get(ticket) ?? {};
    if (credential === undefined) return;
    this.inFlight.delete(ticket);
    const remaining = (this.inFlightByCredential.get(credential) ?? 0) - 1;
    if (remaining > 0) this.inFlightByCredential.set(credential, remaining);
    else this.inFlightByCredential.delete(credential);
  }
}

function overloadedError(): AppError {
  return new AppError(ErrorCode.Overloaded, { retryAfter: retryAfterSeconds });
}
