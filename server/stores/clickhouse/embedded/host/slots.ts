import { createCancelledError, EngineError } from './engine-error.js';

/** Queue of a request: an interactive query, an export that lasts as long as its reader, or a statement of a job. */
export type SlotClass = 'light' | 'export' | 'job';

/** Concurrent requests of each class. */
export interface SlotLimits {
  light: number;
  export: number;
  job: number;
  /**
   * Interactive queries that turned out to be slow. They release their interactive slot and count against this limit.
   */
  aged: number;
  /** Maximum length of each queue. */
  maxQueued: number;
}

interface Slot {
  release(): void;
}

interface QueuedRequest {
  grant(slot: Slot): void;
}

/** An interactive query is reclassified as aged after this time. */
const agesAfterMs = 400;

/**
 * Concurrency limits by class, so that interactive queries never wait for exports, and imports never wait for slow
 * readers.
 * A slow interactive query releases its slot, so that a few of them cannot block the others.
 */
export class Slots {
  private readonly running = { light: 0, export: 0, job: 0, aged: 0 };
  private readonly queues: Record<SlotClass, QueuedRequest[]> = { light: [], export: [], job: [] };

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Resolves when the request may run.
   * @throws EngineError if the client disconnects first or the queue is full
   */
  async acquire(kind: SlotClass, signal: AbortSignal): Promise<Slot> {
    if (signal.aborted) throw createCancelledError();
    if (this.running[kind] < this.limits[kind]) return this.startRunning(kind);
    const queue = this.queues[kind];
    if (queue.length >= this.limits.maxQueued) {
      throw new EngineError(202, 'TOO_MANY_SIMULTANEOUS_QUERIES', 'Too many simultaneous queries.');
    }
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        queue.splice(queue.indexOf(queued), 1);
        reject(createCancelledError());
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
