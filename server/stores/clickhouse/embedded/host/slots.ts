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
  maxQueued: number;
}

interface Slot {
  release(): void;
}

interface QueuedRequest {
  grant(slot: Slot): void;
}

/** A light request that runs longer than this, in milliseconds, no longer keeps another one waiting. */
const agesAfterMs = 400;

/**
 * Places for running requests. Each class has its own, so that a page never waits behind exports nor an import behind slow readers; and a page's query that
 * turns out to be long gives its place up, so that it never waits behind eight of those either.
 */
export class Slots {
  private readonly running = { light: 0, export: 0, job: 0, aged: 0 };
  private readonly queues: Record<SlotClass, QueuedRequest[]> = { light: [], export: [], job: [] };

  constructor(private readonly limits: SlotLimits) {}

  /** Resolves when the request may run; rejects when its client leaves first or when too many wait. */
  async acquire(kind: SlotClass, signal: AbortSignal): Promise<Slot> {
    if (signal.aborted) throw cancelledByClient();
    if (this.running[kind] < this.limits[kind]) return this.startRunning(kind);
    const queue = this.queues[kind];
    if (queue.length >= this.limits.maxQueued) {
      throw new EngineError(202, 'TOO_MANY_SIMULTANEOUS_QUERIES', 'Too many simultaneous queries.');
    }
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        queue.splice(queue.indexOf(queued), 1);
        reject(cancelledByClient());
      };
      const queued: QueuedRequest = {
        grant: (slot) => {
          signal.removeEventListener('abort', onAbort);
          resolve(slot);
        },
      };
      queue.push(queued);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  private startRunning(kind: SlotClass): Slot {
    let slotClass: SlotClass | 'aged' = kind;
    this.running[slotClass] += 1;
    const ageTimer = setInterval(() => {
      if (kind !== 'light' || slotClass === 'aged' || this.running.aged >= this.limits.aged) return;
      clearInterval(ageTimer);
      this.running.light -= 1;
      this.running.aged += 1;
      slotClass = 'aged';
      this.grantNext('light');
    }, agesAfterMs);
    return {
      release: () => {
        clearInterval(ageTimer);
        this.running[slotClass] -= 1;
        this.grantNext(kind);
      },
    };
  }

  private grantNext(kind: SlotClass): void {
    if (this.running[kind] >= this.limits[kind]) return;
    this.queues[kind].shift()?.grant(this.startRunning(kind));
  }
}
