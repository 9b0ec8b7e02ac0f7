import type { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { ExpiringKeys } from './expiring-keys.js';
import { Floods } from './floods.js';

/** When a process is behind with finding out who asks and what for. */
interface DoorLimits {
  /** Milliseconds that it takes from the door to the gates, on average of the latest or so far of the first on the way. */
  late: number;
  /** Requests on this way that it takes on all the same. */
  onTheWay: number;
  /** Milliseconds for which whoever a gate has sent away is sent away at the door already. */
  shut: number;
}

/** What is known of a request on the way. */
interface OnTheWay {
  shown: string;
  entered: number;
}

/** A request that was let in at the door. */
interface Way {
  /** It has come to a gate, which sends away on its own whoever would wait too long. */
  arrived: () => void;
  /** The gate has sent it away: more of the same would only come there to be told so. */
  sentAway: () => void;
  /** It is over, wherever it came to. */
  over: () => void;
}

/** How much the latest arrival counts in the mean time of the way. */
const latestShare = 1 / 8;

/** What takes longer than this, in milliseconds, is a long answer that asks no gate, and no longer one on the way. */
const longestWay = 2_000;

/** Seconds after which who was sent away is asked to come again. */
const comeAgain = 1;

/** For so long after it had too many on the way a credential is one of a flood, in milliseconds: not any more when it comes as it was told. */
const floodLasts = comeAgain * 1000;

/**
 * Late is what leaves too little of the time after which the gate of queries sends away. The door is shut for less than those
 * wait there, so that the gate is never left with nothing to do.
 */
export function doorLimits({ overloadMs }: Pick<Config, 'overloadMs'>): DoorLimits {
  return { late: overloadMs / 4, onTheWay: 16, shut: overloadMs / 4 };
}

/**
 * The door of a process that is behind: to know who asks and what for takes more than can be spared then, so requests are sent
 * away by what they show alone, before anything is read for them. Of those that show the same credential, so many may be on the
 * way as of others on average; whoever asks little is let in, and whoever has more is a flood for a while. Whoever has just been
 * sent away at a gate is sent away here for a moment: most of a flood then costs next to nothing.
 */
export class Door {
  private readonly onTheWay = new Map<string, number>();
  /** Each that is on the way, the first one first. */
  private readonly ways = new Map<Way, OnTheWay>();
  /** Credentials to which the door is shut. */
  private readonly shut: ExpiringKeys;
  private readonly floods: Floods;
  private meanWay = 0;

  constructor(
    private readonly limits: DoorLimits,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.shut = new ExpiringKeys(limits.shut, now);
    this.floods = new Floods(floodLasts, now);
  }

  /**
   * Lets a request in.
   * @param shown what its caller shows of itself, true or not
   * @throws AppError Overloaded
   */
  enter(shown: string): Way {
    this.floods.came(shown);
    this.forgetLongOnes();
    if (this.shut.has(shown)) throw overloaded();
    const own = this.onTheWay.get(shown) ?? 0;
    if (this.isTooMuch(shown, own)) {
      this.floods.add(shown);
      throw overloaded();
    }
    this.onTheWay.set(shown, own + 1);
    const entered = this.now();
    let isOver = false;
    const way: Way = {
      over: () => {
        if (isOver) return;
        isOver = true;
        this.leave(way);
        this.floods.over(shown, this.now() - entered);
      },
      sentAway: () => this.shut.add(shown),
      arrived: () => {
        if (this.ways.has(way)) this.meanWay += (this.now() - entered - this.meanWay) * latestShare;
        this.leave(way);
      },
    };
    this.ways.set(way, { shown, entered });
    return way;
  }

  private isTooMuch(shown: string, own: number): boolean {
    if (this.floods.holdsBack(shown, own)) return true;
    return own > 0 && own >= this.ways.size / this.onTheWay.size && this.isBehind();
  }

  private isBehind(): boolean {
    if (this.ways.size < this.limits.onTheWay) return false;
    const [first] = this.ways.values();
    const age = first === undefined ? 0 : this.now() - first.entered;
    return Math.max(this.meanWay, age) > this.limits.late;
  }

  private forgetLongOnes(): void {
    const since = this.now() - longestWay;
    for (const [way, { entered }] of this.ways) {
      if (entered >= since) return;
      this.leave(way);
    }
  }

  private leave(way: Way): void {
    const { shown } = this.ways.get(way) ?? {};
    if (shown === undefined) return;
    this.ways.delete(way);
    const left = (this.onTheWay.get(shown) ?? 0) - 1;
    if (left > 0) this.onTheWay.set(shown, left);
    else this.onTheWay.delete(shown);
  }
}

function overloaded(): AppError {
  return new AppError(ErrorCode.Overloaded, { retryAfter: comeAgain });
}
