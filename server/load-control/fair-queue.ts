/** An entry of the queue. */
export interface Queued {
  /** Scheduling key of the client, such as `account:12`. */
  readonly key: string;
  /** Share of the key relative to a key of weight 1. */
  readonly weight: number;
  /**
   * Whether the entry belongs to a request that was already admitted. Such an entry precedes the new requests of its
   * key.
   */
  readonly isContinuation: boolean;
}

/** Queued entries of one key. */
interface KeyQueue<Entry> {
  /** Virtual time of the key (stride scheduling). The key with the lowest pass is served next. */
  pass: number;
  /** Sequence number of the latest service. Breaks ties in favour of the key that has waited longer. */
  lastServed: number;
  continuations: Entry[];
  newRequests: Entry[];
}

/** Weighted fair queue (stride scheduling): keys are served in turn, however many entries each of them has. */
export class FairQueue<Entry extends Queued> {
  private readonly queues = new Map<string, KeyQueue<Entry>>();
  /** Virtual time of the queue. New keys start here. */
  private pass = 0;
  private servedCount = 0;

  get size(): number {
    return this.sumOver(({ continuations, newRequests }) => continuations.length + newRequests.length);
  }

  /** Queued entries that are not continuations. */
  get newRequestCount(): number {
    return this.sumOver(({ newRequests }) => newRequests.length);
  }

  getSize(key: string): number {
    const { continuations, newRequests } = this.queues.get(key) ?? empty;
    return continuations.length + newRequests.length;
  }

  /** Queued entries of a key that are not continuations. */
  getNewRequestCount(key: string): number {
    return this.queues.get(key)?.newRequests.length ?? 0;
  }

  enqueue(entry: Entry): void {
    const queue = this.queues.get(entry.key) ?? {
      pass: this.pass,
      lastServed: 0,
      continuations: [],
      newRequests: [],
    };
    if (isEmpty(queue)) queue.pass = Math.max(queue.pass, this.pass);
    this.queues.set(entry.key, queue);
    (entry.isContinuation ? queue.continuations : queue.newRequests).push(entry);
  }

  /** Removes an entry that was aborted or rejected. */
  remove(entry: Entry): void {
    const queue = this.queues.get(entry.key);
    if (!queue) return;
    queue.continuations = queue.continuations.filter((queued) => queued !== entry);
    queue.newRequests = queue.newRequests.filter((queued) => queued !== entry);
    this.pruneIdleKeys(entry.key, queue);
  }

  /** Removes and returns the next entry among the keys that may run. */
  dequeue(canRun: (key: string) => boolean): Entry | undefined {
    const [next] = [...this.queues]
      .filter(([key, queue]) => !isEmpty(queue) && canRun(key))
      .sort(([, left], [, right]) => left.pass - right.pass || left.lastServed - right.lastServed);
    if (!next) return undefined;
    const [key, queue] = next;
    const entry = queue.continuations.shift() ?? queue.newRequests.shift();
    this.pass = Math.max(this.pass, queue.pass);
    queue.pass += 1 / (entry?.weight ?? 1);
    queue.lastServed = ++this.servedCount;
    this.pruneIdleKeys(key, queue);
    return entry;
  }

  /** All entries in the order in which they would be served. */
  listInServiceOrder(): Entry[] {
    const copy = new FairQueue<Entry>();
    copy.pass = this.pass;
    copy.servedCount = this.servedCount;
    for (const [key, { continuations, newRequests, ...queue }] of this.queues) {
      copy.queues.set(key, { ...queue, continuations: [...continuations], newRequests: [...newRequests] });
    }
    return Array.from({ length: this.size }, () => copy.dequeue(() => true)).filter(
      (queued) => queued !== undefined,
    );
  }

  /** The latest queued entry of a key that is not a continuation. */
  getNewestRequest(key: string): Entry | undefined {
    return this.queues.get(key)?.newRequests.at(-1);
  }

  /** The key with most queued new requests. Ties go to the key that has just arrived. */
  findBusiestKey(newestKey: string): string {
    const [busiestKey = newestKey] = [...this.queues.keys()].sort(
      (left, right) =>
        this.getNewRequestCount(right) - this.getNewRequestCount(left) ||
        Number(right === newestKey) - Number(left === newestKey),
    );
    return busiestKey;
  }

  /**
   * Drops the state of empty keys after the virtual time has passed theirs. Dropping it earlier would let a key jump
   * the
   * queue.
   */
  private pruneIdleKeys(key: string, queue: KeyQueue<Entry>): void {
    if (isEmpty(queue) && queue.pass <= this.pass) this.queues.delete(key);
    for (const [other, { pass, continuations, newRequests }] of this.queues) {
      if (continuations.length + newRequests.length === 0 && pass <= this.pass) this.queues.delete(other);
    }
  }

  private sumOver(getSize: (queue: KeyQueue<Entry>) => number): number {
    return [...this.queues.values()].reduce((total, queue) => total + getSize(queue), 0);
  }
}

const empty = { continuations: [], newRequests: [] } as const;

function isEmpty({ continuations, newRequests }: KeyQueue<unknown>): boolean {
  return continuations.length + newRequests.length === 0;
}
