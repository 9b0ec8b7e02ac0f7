/** Somebody who waits, and for whom. */
export interface Queued {
  /** Whose turn it takes, as `account:12`. */
  readonly key: string;
  /** Turns that the key has for each one of a key of weight 1. */
  readonly weight: number;
  /** Whether it goes on with what was let in before: it goes ahead of what its key has not begun. */
  readonly isBegun: boolean;
}

/** Those of one key that wait. */
interface Line<Entry> {
  /** How far the key's turns have come; the key that is furthest behind is next. */
  pass: number;
  /** Number of its last turn: of keys that are equally far, the one that has waited longer is next. */
  lastTurn: number;
  begun: Entry[];
  fresh: Entry[];
}

/**
 * A queue in which keys take turns (stride scheduling): however many of one key wait, the first of another one goes next. Keys
 * of a larger weight have more turns.
 */
export class FairQueue<Entry extends Queued> {
  private readonly lines = new Map<string, Line<Entry>>();
  /** How far the turns have come; who comes anew starts here. */
  private pass = 0;
  private turns = 0;

  /** How many wait. */
  get size(): number {
    return this.sum(({ begun, fresh }) => begun.length + fresh.length);
  }

  /** How many wait that have not begun. */
  get freshSize(): number {
    return this.sum(({ fresh }) => fresh.length);
  }

  /** How many of a key wait. */
  sizeOf(key: string): number {
    const { begun, fresh } = this.lines.get(key) ?? empty;
    return begun.length + fresh.length;
  }

  /** How many of a key wait that have not begun. */
  freshSizeOf(key: string): number {
    return this.lines.get(key)?.fresh.length ?? 0;
  }

  add(entry: Entry): void {
    const line = this.lines.get(entry.key) ?? { pass: this.pass, lastTurn: 0, begun: [], fresh: [] };
    if (isEmpty(line)) line.pass = Math.max(line.pass, this.pass);
    this.lines.set(entry.key, line);
    (entry.isBegun ? line.begun : line.fresh).push(entry);
  }

  /** Takes out somebody who leaves or is sent away. */
  remove(entry: Entry): void {
    const line = this.lines.get(entry.key);
    if (!line) return;
    line.begun = line.begun.filter((one) => one !== entry);
    line.fresh = line.fresh.filter((one) => one !== entry);
    this.forget(entry.key, line);
  }

  /** Takes out who is next among the keys that may go; undefined where nobody is. */
  take(mayGo: (key: string) => boolean): Entry | undefined {
    const [found] = [...this.lines]
      .filter(([key, line]) => !isEmpty(line) && mayGo(key))
      .sort(([, one], [, other]) => one.pass - other.pass || one.lastTurn - other.lastTurn);
    if (!found) return undefined;
    const [key, line] = found;
    const entry = line.begun.shift() ?? line.fresh.shift();
    this.pass = Math.max(this.pass, line.pass);
    line.pass += 1 / (entry?.weight ?? 1);
    line.lastTurn = ++this.turns;
    this.forget(key, line);
    return entry;
  }

  /** Everybody in the order in which they would go from now on. */
  order(): Entry[] {
    const copy = new FairQueue<Entry>();
    copy.pass = this.pass;
    copy.turns = this.turns;
    for (const [key, { begun, fresh, ...line }] of this.lines) {
      copy.lines.set(key, { ...line, begun: [...begun], fresh: [...fresh] });
    }
    return Array.from({ length: this.size }, () => copy.take(() => true)).filter((one) => one !== undefined);
  }

  /** Who came last of those of a key that have not begun. */
  newestOf(key: string): Entry | undefined {
    return this.lines.get(key)?.fresh.at(-1);
  }

  /** The key of which most wait that have not begun; of equal ones the given key, which has just come. */
  longest(latest: string): string {
    const [first = latest] = [...this.lines.keys()].sort(
      (one, other) =>
        this.freshSizeOf(other) - this.freshSizeOf(one) || Number(other === latest) - Number(one === latest),
    );
    return first;
  }

  /** A key of which nobody waits is forgotten once the others have come as far: its turns are no advance then. */
  private forget(key: string, line: Line<Entry>): void {
    if (isEmpty(line) && line.pass <= this.pass) this.lines.delete(key);
    for (const [other, { pass, begun, fresh }] of this.lines) {
      if (begun.length + fresh.length === 0 && pass <= this.pass) this.lines.delete(other);
    }
  }

  private sum(of: (line: Line<Entry>) => number): number {
    return [...this.lines.values()].reduce((total, line) => total + of(line), 0);
  }
}

const empty = { begun: [], fresh: [] } as const;

function isEmpty({ begun, fresh }: Line<unknown>): boolean {
  return begun.length + fresh.length === 0;
}
