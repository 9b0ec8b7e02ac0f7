import type { TopIndex } from './top-index.js';

/**
 * Finds the free keywords that share enough addresses with a head. To share k of n addresses two keywords must have their
 * rarest common address among the n - k + 1 rarest of either: only there keywords are entered, and only there they are
 * looked for, so that what nearly everybody holds is hardly ever walked. Heads are asked for in the order of their ranks:
 * entries of keywords that come before the head or are taken go when they are met.
 */
export class NeighbourSearch {
  /** Ranks found, ascending, and what each shares with the head: the first entries of both, as many as `find` says. */
  readonly found: Uint32Array;
  readonly shared: Uint8Array;

  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;
  private readonly entries: Uint32Array;
  private readonly taken: Uint8Array;
  /** The last head that a keyword was seen by, or an address held by, plus one. */
  private readonly seenBy: Uint32Array;
  private readonly heldBy: Uint32Array;
  private readonly sharedOf: Uint8Array;

  constructor(
    private readonly index: TopIndex,
    private readonly strength: number,
  ) {
    const { keywords, addresses } = index;
    this.found = new Uint32Array(keywords);
    this.shared = new Uint8Array(keywords);
    this.taken = new Uint8Array(keywords);
    this.seenBy = new Uint32Array(keywords);
    this.heldBy = new Uint32Array(addresses);
    this.sharedOf = new Uint8Array(keywords);
    this.starts = new Uint32Array(addresses + 1);
    this.eachEntry((address) => this.starts[address + 1]!++);
    for (let address = 0; address < addresses; address++) this.starts[address + 1]! += this.starts[address]!;
    this.entries = new Uint32Array(this.starts[addresses]!);
    this.ends = this.starts.slice(0, addresses);
    this.eachEntry((address, rank) => (this.entries[this.ends[address]!++] = rank));
  }

  isTaken(rank: number): boolean {
    return this.taken[rank] === 1;
  }

  /** A keyword that is taken is found no more. */
  take(rank: number): void {
    this.taken[rank] = 1;
  }

  /** How many free keywords after the head share enough with it; they then stand in `found` and `shared`. */
  find(head: number): number {
    const { starts, held } = this.index;
    const from = starts[head]!;
    const to = starts[head + 1]!;
    if (to - from < this.strength) return 0;
    for (let at = from; at < to; at++) this.heldBy[held[at]!] = head + 1;
    let count = 0;
    for (let at = from; at <= to - this.strength; at++) count = this.walk(held[at]!, head, count);
    const found = this.found.subarray(0, count).sort();
    for (let at = 0; at < count; at++) this.shared[at] = this.sharedOf[found[at]!]!;
    return count;
  }

  private walk(address: number, head: number, known: number): number {
    const { entries, taken, seenBy } = this;
    const end = this.ends[address]!;
    let count = known;
    let kept = this.starts[address]!;
    for (let at = kept; at < end; at++) {
      const rank = entries[at]!;
      if (rank <= head || taken[rank] === 1) continue;
      entries[kept++] = rank;
      if (seenBy[rank] === head + 1) continue;
      seenBy[rank] = head + 1;
      if (this.shares(rank, head, address)) this.found[count++] = rank;
    }
    this.ends[address] = kept;
    return count;
  }

  /**
   * Whether a keyword that is met under this address for the first time shares enough. What both hold is then this address and
   * more popular ones alone: a rarer one would have been met before.
   */
  private shares(rank: number, head: number, address: number): boolean {
    const { starts, held } = this.index;
    const { heldBy } = this;
    const from = starts[rank]!;
    let shared = 0;
    for (let at = starts[rank + 1]! - 1; at >= from && held[at]! >= address; at--) {
      if (heldBy[held[at]!] === head + 1) shared++;
    }
    this.sharedOf[rank] = Math.min(shared, 255);
    return shared >= this.strength;
  }

  private eachEntry(enter: (address: number, rank: number) => void): void {
    const { starts, held, keywords } = this.index;
    for (let rank = 0; rank < keywords; rank++) {
      const last = starts[rank + 1]! - this.strength;
      for (let at = starts[rank]!; at <= last; at++) enter(held[at]!, rank);
    }
  }
}
