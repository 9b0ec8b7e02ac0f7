/** Somebody who waits, and for whom. */
export interface Queued {
  /** Whose turn it takes, as `account:12`. */
  readonly key: string;
  /** Turns that the key has for each one of a key of weight 1. */
  readonly weight: number;
  /** Whether it goes on with what was let in before: it goes ahead of what its key has not begun. */
  readonly isContinuation: boolean;
}

/** Those of one key that wait. */
interface KeyQueue<Entry> {
  /** How far the key's turns have come; the key that is furthest behind is next. */
  pass: number;
  /** Number of its last turn: of keys that are equally far, the one that has waited longer is next. */
  lastServed: number;
  continuations: Entry[];
  newRequests: Entry[];
}

/**
 * A queue in which keys take turns (stride scheduling): however many of one key wait, the first of another one goes next. Keys
 * of a larger weight have more turns.
 */
export class FairQueue<Entry extends Queued> {
  private readonly queues = new Map<string, KeyQueue<Entry>>();
  /** How far the turns have come; who comes anew starts here. */
  private pass = 0;
  private servedCount = 0;

  /** How many wait. */
  get size(): number {
    return this.sumOver(({ continuations, newRequests }) => continuations.length + newRequests.length);
  }

  /** How many wait that have not begun. */
  get newRequestCount(): number {
    return this.sumOver(({ newRequests }) => newRequests.length);
  }

  /** How many of a key wait. */
  sizeOf(key: string): number {
    const { continuations, newRequests } = this.queues.get(key) ?? empty;
    return continuations.length + newRequests.length;
  }

  /** How many of a key wait that have not begun. */
  newRequestCountOf(key: string): number {
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

  /** Takes out somebody who leaves or is sent away. */
  remove(entry: Entry): void {
    const queue = this.queues.get(entry.key);
    if (!queue) return;
    queue.continuations = queue.continuations.filter((one) => one !== entry);
    queue.newRequests = queue.newRequests.filter((one) => one !== entry);
    this.pruneIdleKeys(entry.key, queue);
  }

  /** Takes out who is next among the keys that may go; undefined where nobody is. */
  dequeue(canRun: (key: string) => boolean): Entry | undefined {
    const [next] = [...this.queues]
      .filter(([key, queue]) => !isEmpty(queue) && canRun(key))
      .sort(([, one], [, other]) => one.pass - other.pass || one.lastServed - other.lastServed);
    if (!next) return undefined;
    const [key, queue] = next;
    const entry = queue.continuations.shift() ?? queue.newRequests.shift();
    this.pass = Math.max(this.pass, queue.pass);
    queue.pass += 1 / (entry?.weight ?? 1);
    queue.lastServed = ++this.servedCount;
    this.pruneIdleKeys(key, queue);
    return entry;
  }

  /** Everybody in the order in which they would go from now on. */
  serviceOrder(): Entry[] {
    const copy = new FairQueue<Entry>();
    copy.pass = this.pass;
    copy.servedCount = this.servedCount;
    for (const [key, { continuations, newRequests, ...queue }] of this.queues) {
      copy.queues.set(key, { ...queue, continuations: [...continuations], newRequests: [...newRequests] });
    }
    return Array.from({ length: this.size }, () => copy.dequeue(() => true)).filter(
      (one) => one !== undefined,
    );
  }

  /** Who came last of those of a key that have not begun. */
  newestRequestOf(key: string): Entry | undefined {
    return this.queues.get(key)?.newRequests.at(-1);
  }

  /** The key of which most wait that have not begun; of equal ones the given key, which has just come. */
  busiestKey(newestKey: string): string {
    const [first = newestKey] = [...this.queues.keys()].sort(
      (one, other) =>
        this.newRequestCountOf(other) - this.newRequestCountOf(one) ||
        Number(other === newestKey) - Number(one === newestKey),
    );
    return first;
  }

  /** A key of which nobody waits is forgotten once the others have come as far: its turns are no advance then. */
  private pruneIdleKeys(key: string, queue: KeyQueue<Entry>): void {
    if (isEmpty(queue) && queue.pass <= this.pass) this.queues.delete(key);
    for (const [other, { pass, continuations, newRequests }] of this.queues) {
      if (continuations.length + newRequests.length === 0 && pass <= this.pass) this.queues.delete(other);
    }
  }

  private sumOver(of: (queue: KeyQueue<Entry>) => number): number {
    return [...this.queues.values()].reduce((total, queue) => total + of(queue), 0);
  }
}

const empty = { continuations: [], newRequests: [] } as const;

function isEmpty({ continuations, newRequests }: KeyQueue<unknown>): boolean {
  return continuations.length + newRequests.length === 0;
}
