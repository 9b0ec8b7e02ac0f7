import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { Company } from './company.js';
import { ExpiringKeys } from './expiring-keys.js';
import { FairQueue, type Queued } from './fair-queue.js';

/** How many a gate lets in, and how many wait before it. */
export interface GateLimits {
  /** Places in all. */
  places: number;
  /** Places of one key. */
  placesPerKey: number;
  /** Those of one key while another one has come a short time ago; the same where it is missing. */
  placesBesideOthers?: number;
  /** Those of one key that may wait; what has begun does not count. */
  waitingPerKey: number;
  /** Milliseconds that somebody waits at most; as long as it takes where it is missing. */
  longestWait?: number;
  /** When those who wait are too many to be served in time; never where it is missing. */
  overload?: Overload;
}

/** Whose turn would be over later is sent away at once. */
interface Overload {
  /** Estimated time until who came last has had its turn, in milliseconds. */
  wait: number;
  /** Those that may wait all the same: so few are no overload, but slow work. */
  waiting: number;
}

/** Who asks for a place. */
export interface Entrant {
  /** Whose places are counted together, as `account:12`. */
  key: string;
  /** Turns for each one of a key of weight 1, which is the weight where it is missing. */
  weight?: number;
  /** Whether it goes on with what was let in before: it goes ahead of its key's others and is not sent away. */
  isBegun?: boolean;
  /** Aborting it gives up waiting. A place that is held is left by `Leave` alone. */
  signal?: AbortSignal;
}

/** Gives a place back; a second call does nothing. */
export type Leave = () => void;

interface Waiting extends Queued {
  letIn(leave: Leave): void;
  sendAway(reason: AppError): void;
}

/** How much the latest place counts in the mean time that places are held. */
const latestShare = 1 / 16;

/** Seconds after which who was sent away is asked to come again, at least and at most. */
const comeAgain = { soonest: 1, latest: 60 } as const;

/** For so long after one of it was sent away a key asks too much, in milliseconds: not any more when it comes as it was told. */
const floodLasts = comeAgain.soonest * 1000;

/**
 * Places for which keys take turns: never more than so many at once, never more than so many of one key; the rest wait, each
 * behind those of its own key. When those who wait cannot be served in time, the newest of the key that asks most is sent away.
 */
export class FairGate {
  private readonly queue = new FairQueue<Waiting>();
  private readonly heldBy = new Map<string, number>();
  private held = 0;
  /** Sum of the moments at which the held places were taken. */
  private since = 0;
  private meanHold = 0;
  private readonly company: Company;
  private readonly floods: ExpiringKeys;

  constructor(
    private readonly limits: GateLimits,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.company = new Company(now);
    this.floods = new ExpiringKeys(floodLasts, now);
  }

  /**
   * Waits for a place.
   * @throws AppError Overloaded where the wait is or would be too long, Cancelled where the signal gives it up
   */
  async enter({ key, weight = 1, isBegun = false, signal }: Entrant): Promise<Leave> {
    if (signal?.aborted) throw new AppError(ErrorCode.Cancelled);
    this.company.note(key);
    // A key may have got its whole number of places back since somebody left.
    this.letIn();
    if (this.mayEnter(key)) return this.occupy(key);
    if (!isBegun && this.queue.freshSizeOf(key) >= this.limits.waitingPerKey) throw this.overloaded(key);
    return new Promise((resolve, reject) => {
      const giveUp = () => leaveQueue(new AppError(ErrorCode.Cancelled));
      const { longestWait } = this.limits;
      const timer =
        longestWait === undefined
          ? undefined
          : setTimeout(() => leaveQueue(this.overloaded(key)), longestWait);
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const leaveQueue = (reason: AppError) => {
        stopWaiting();
        this.queue.remove(waiting);
        reject(reason);
      };
      const waiting: Waiting = {
        key,
        weight,
        isBegun,
        letIn: (leave) => {
          stopWaiting();
          resolve(leave);
        },
        sendAway: leaveQueue,
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.queue.add(waiting);
      this.relieve(key);
    });
  }

  /** The places in the queue of those of a key that wait, from 1 on: how many go before them, and themselves. */
  placesOf(key: string): number[] {
    return this.queue.order().flatMap((waiting, index) => (waiting.key === key ? [index + 1] : []));
  }

  private mayEnter(key: string): boolean {
    return this.held < this.limits.places && (this.heldBy.get(key) ?? 0) < this.placesFor(key);
  }

  /**
   * Who asks alone may use what would be idle; beside others the share is smaller, so that theirs is not long in coming, and
   * one place where more is asked than can be answered.
   */
  private placesFor(key: string): number {
    const { placesPerKey, placesBesideOthers = placesPerKey } = this.limits;
    if (!this.company.hasOthersThan(key)) return placesPerKey;
    return this.floods.has(key) ? 1 : placesBesideOthers;
  }

  private occupy(key: string): Leave {
    const taken = this.now();
    this.held += 1;
    this.since += taken;
    this.heldBy.set(key, (this.heldBy.get(key) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.giveBack(key, taken);
    };
  }

  private giveBack(key: string, taken: number): void {
    this.held -= 1;
    this.since -= taken;
    this.meanHold += (this.now() - taken - this.meanHold) * latestShare;
    const left = (this.heldBy.get(key) ?? 0) - 1;
    if (left > 0) this.heldBy.set(key, left);
    else this.heldBy.delete(key);
    this.letIn();
  }

  /** Lets those in that wait and may enter: more than one where a key has its whole number of places back. */
  private letIn(): void {
    for (;;) {
      const next = this.queue.take((one) => this.mayEnter(one));
      if (!next) return;
      next.letIn(this.occupy(next.key));
    }
  }

  /**
   * Sends away the newest of who asks most for as long as those who wait are too many; `latest` has just come. They are floods
   * afterwards: as one of them a key has fewer places, by which more of what waits already would be too much.
   */
  private relieve(latest: string): void {
    const { overload } = this.limits;
    if (!overload) return;
    const { wait, waiting } = overload;
    const sentAway: string[] = [];
    const sendAway = (key: string) => {
      this.sendAway(key);
      sentAway.push(key);
    };
    while (this.queue.freshSizeOf(latest) > waiting && this.ownWait(latest) > wait) sendAway(latest);
    while (this.queue.freshSize > waiting && this.wholeWait() > wait) sendAway(this.queue.longest(latest));
    for (const key of sentAway) this.floods.add(key);
  }

  private sendAway(key: string): void {
    this.queue.newestOf(key)?.sendAway(this.overloaded(key));
  }

  private overloaded(key: string): AppError {
    const seconds = Math.ceil(Math.max(this.ownWait(key), this.wholeWait()) / 1000);
    const { soonest, latest } = comeAgain;
    return new AppError(ErrorCode.Overloaded, {
      retryAfter: Math.min(Math.max(seconds, soonest), latest),
    });
  }

  /** Milliseconds until all of a key that wait are served, if the key had its places always. */
  private ownWait(key: string): number {
    return this.waitFor(this.queue.sizeOf(key), Math.min(this.limits.places, this.placesFor(key)));
  }

  /** Milliseconds until all who wait are served. */
  private wholeWait(): number {
    return this.waitFor(this.queue.size, this.limits.places);
  }

  /** The wait of the last one for a place, and its own turn. */
  private waitFor(waiting: number, places: number): number {
    return (waiting / places + 1) * this.hold();
  }

  /** How long a place is held: as the latest ones were, or as those are already that are held now. */
  private hold(): number {
    const age = this.held === 0 ? 0 : this.now() - this.since / this.held;
    return Math.max(this.meanHold, age);
  }
}
