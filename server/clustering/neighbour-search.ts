import type { SerpIndex } from './serp-index.js';

/**
 * Finds free keywords that share enough addresses with a head, by prefix filtering: two keywords that share k of n
 * addresses have their rarest common address among the n - k + 1 rarest of each. Only these are indexed and searched,
 * so popular addresses are rarely visited. Heads are processed by rank, and obsolete postings are removed on the way.
 */
export class NeighbourSearch {
  /** Ascending ranks, and the number of shared addresses; `find` returns how many entries are valid. */
  readonly found: Uint32Array;
  readonly shared: Uint8Array;

  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;
  private readonly postings: Uint32Array;
  private readonly takenRanks: Uint8Array;
  /** Last head (plus one) that visited the keyword or has the address. */
  private readonly seenBy: Uint32Array;
  private readonly addressSeenBy: Uint32Array;
  private readonly sharedOf: Uint8Array;

  constructor(
    private readonly index: SerpIndex,
    private readonly strength: number,
  ) {
    const { keywords, addresses } = index;
    this.found = new Uint32Array(keywords);
    this.shared = new Uint8Array(keywords);
    this.takenRanks = new Uint8Array(keywords);
    this.seenBy = new Uint32Array(keywords);
    this.addressSeenBy = new Uint32Array(addresses);
    this.sharedOf = new Uint8Array(keywords);
    this.starts = new Uint32Array(addresses + 1);
    this.forEachPosting((address) => this.starts[address + 1]!++);
    for (let address = 0; address < addresses; address++) this.starts[address + 1]! += this.starts[address]!;
    this.postings = new Uint32Array(this.starts[addresses]!);
    this.ends = this.starts.slice(0, addresses);
    this.forEachPosting((address, rank) => (this.postings[this.ends[address]!++] = rank));
  }

  isTaken(rank: number): boolean {
    return this.takenRanks[rank] === 1;
  }

  /** Removes a keyword from further searches. */
  take(rank: number): void {
    this.takenRanks[rank] = 1;
  }

  /** Number of free keywords after the head that share enough with it, stored in `found` and `shared`. */
  find(head: number): number {
    const { starts, addressIds } = this.index;
    const from = starts[head]!;
    const to = starts[head + 1]!;
    if (to - from < this.strength) return 0;
    for (let at = from; at < to; at++) this.addressSeenBy[addressIds[at]!] = head + 1;
    let count = 0;
    for (let at = from; at <= to - this.strength; at++) count = this.walk(addressIds[at]!, head, count);
    const found = this.found.subarray(0, count).sort();
    for (let at = 0; at < count; at++) this.shared[at] = this.sharedOf[found[at]!]!;
    return count;
  }

  private walk(address: number, head: number, previousCount: number): number {
    const { postings, takenRanks, seenBy } = this;
    const end = this.ends[address]!;
    let count = previousCount;
    let writeAt = this.starts[address]!;
    for (let at = writeAt; at < end; at++) {
      const rank = postings[at]!;
      if (rank <= head || takenRanks[rank] === 1) continue;
      postings[writeAt++] = rank;
      if (seenBy[rank] === head + 1) continue;
      seenBy[rank] = head + 1;
      if (this.shares(rank, head, address)) this.found[count++] = rank;
    }
    this.ends[address] = writeAt;
    return count;
  }

  /**
   * Whether a keyword first met under this address shares enough. Only this address and more popular ones can be
   * common: a rarer one would have been met before.
   */
  private shares(rank: number, head: number, address: number): boolean {
    const { starts, addressIds } = this.index;
    const { addressSeenBy } = this;
    const from = starts[rank]!;
    let shared = 0;
    for (let at = starts[rank + 1]! - 1; at >= from && addressIds[at]! >= address; at--) {
      if (addressSeenBy[addressIds[at]!] === head + 1) shared++;
    }
    this.sharedOf[rank] = Math.min(shared, 255);
    return shared >= this.strength;
  }

  private forEachPosting(visit: (address: number, rank: number) => void): void {
    const { starts, addressIds, keywords } = this.index;
    for (let rank = 0; rank < keywords; rank++) {
      const last = starts[rank + 1]! - this.strength;
      for (let at = starts[rank]!; at <= last; at++) visit(addressIds[at]!, rank);
    }
  }
}
