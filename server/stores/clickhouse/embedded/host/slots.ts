import { cancelledByClient, EngineError } from './engine-error.js';

/**
 * Which queue a request stands in: a page's query that a person waits for; an export, which lasts as long as its reader is
 * slow; a job's load or statement.
 */
export type SlotClass = 'light' | 'export' | 'job';

/** How many requests of each class run at once. */
export interface SlotLimits {
  light: number;
  export: number;
  job: number;
  /** Light requests that turned out to be long: they leave their slot to the next one and count here. */
  aged: number;
  /** Requests that may wait for a slot. */
  waiting: number;
}

interface Slot {
  release(): void;
}

interface Waiting {
  grant(slot: Slot): void;
}

/** A light request that runs longer than this, in milliseconds, no longer keeps another one waiting. */
const agesAfter = 400;

/**
 * Places for running requests. Each class has its own, so that a page never waits behind exports nor an import behind slow readers; and a page's query that
 * turns out to be long gives its place up, so that it never waits behind eight of those either.
 */
export class Slots {
  private readonly running = { light: 0, export: 0, job: 0, aged: 0 };
  private readonly queues: Record<SlotClass, Waiting[]> = { light: [], export: [], job: [] };

  constructor(private readonly limits: SlotLimits) {}

  /** Resolves when the request may run; rejects when its client leaves first or when too many wait. */
  async acquire(kind: SlotClass, signal: AbortSignal): Promise<Slot> {
    if (signal.aborted) throw cancelledByClient();
    if (this.running[kind] < this.limits[kind]) return this.occupy(kind);
    const queue = this.queues[kind];
    if (queue.length >= this.limits.waiting) {
      throw new EngineError(202, 'TOO_MANY_SIMULTANEOUS_QUERIES', 'Too many simultaneous queries.');
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(cancelledByClient());
      };
      const waiting: Waiting = {
        grant: (slot) => {
          signal.removeEventListener('abort', leave);
          resolve(slot);
        },
      };
      queue.push(waiting);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  private occupy(kind: SlotClass): Slot {
    let place: SlotClass | 'aged' = kind;
    this.running[place] += 1;
    const ageing = setInterval(() => {
      if (kind !== 'light' || place === 'aged' || this.running.aged >= this.limits.aged) return;
      clearInterval(ageing);
      this.running.light -= 1;
      this.running.aged += 1;
      place = 'aged';
      this.grantNext('light');
    }, agesAfter);
    return {
      release: () => {
        clearInterval(ageing);
        this.running[place] -= 1;
        this.grantNext(kind);
      },
    };
  }

  private grantNext(kind: SlotClass): void {
    if (this.running[kind] >= this.limits[kind]) return;
    this.queues[kind].shift()?.grant(this.occupy(kind));
  }
}
