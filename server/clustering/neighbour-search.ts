import type { SerpIndex } from './serp-index.js';

/**
 * Finds free keywords that share enough addresses with a head, by prefix filtering: two keywords that share k of n
 * addresses have their rarest common address among the n - k + 1 rarest of each. Only these are indexed and searched,
 * so popular addresses are rarely visited. Heads are processed by rank, and obsolete postings are removed on the way.
 */
export class NeighbourSearch {
  /**
   * Ascending ranks of the neighbours, and the number of addresses that each shares with the head. `find` returns the
   * number of valid entries.
   */
  readonly neighbours: Uint32Array;
  readonly sharedCounts: Uint8Array;

  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;
  private readonly postings: Uint32Array;
  private readonly excludedRanks: Uint8Array;
  /** Last head (plus one) that visited the keyword or has the address. */
  private readonly lastHeadByRank: Uint32Array;
  private readonly lastHeadByAddress: Uint32Array;
  private readonly sharedCountByRank: Uint8Array;

  constructor(
    private readonly index: SerpIndex,
    private readonly strength: number,
  ) {
    const { keywords, addresses } = index;
    this.neighbours = new Uint32Array(keywords);
    this.sharedCounts = new Uint8Array(keywords);
    this.excludedRanks = new Uint8Array(keywords);
    this.lastHeadByRank = new Uint32Array(keywords);
    this.lastHeadByAddress = new Uint32Array(addresses);
    this.sharedCountByRank = new Uint8Array(keywords);
    this.starts = new Uint32Array(addresses + 1);
    this.forEachPosting((address) => this.starts[address + 1]!++);
    for (let address = 0; address < addresses; address++) this.starts[address + 1]! += this.starts[address]!;
    this.postings = new Uint32Array(this.starts[addresses]!);
    this.ends = this.starts.slice(0, addresses);
    this.forEachPosting((address, rank) => (this.postings[this.ends[address]!++] = rank));
  }

  isExcluded(rank: number): boolean {
    return this.excludedRanks[rank] === 1;
  }

  /** Removes a keyword from further searches. */
  exclude(rank: number): void {
    this.excludedRanks[rank] = 1;
  }

  /**
   * Finds the free keywords after the head that share enough addresses with it. Stores them in `neighbours` and
   * `sharedCounts`.
   * @returns the number of these keywords
   */
  find(head: number): number {
    const { starts, addressIds } = this.index;
    const from = starts[head]!;
    const to = starts[head + 1]!;
    if (to - from < this.strength) return 0;
    for (let offset = from; offset < to; offset++) this.lastHeadByAddress[addressIds[offset]!] = head + 1;
    let count = 0;
    for (let offset = from; offset <= to - this.strength; offset++) {
      count = this.visitPostings(addressIds[offset]!, head, count);
    }
    const neighbours = this.neighbours.subarray(0, count).sort();
    for (let offset = 0; offset < count; offset++) {
      this.sharedCounts[offset] = this.sharedCountByRank[neighbours[offset]!]!;
    }
    return count;
  }

  private visitPostings(address: number, head: number, previousCount: number): number {
    const { postings, excludedRanks, lastHeadByRank } = this;
    const end = this.ends[address]!;
    let count = previousCount;
    let writeIndex = this.starts[address]!;
    for (let offset = writeIndex; offset < end; offset++) {
      const rank = postings[offset]!;
      if (rank <= head || excludedRanks[rank] === 1) continue;
      postings[writeIndex++] = rank;
      if (lastHeadByRank[rank] === head + 1) continue;
      lastHeadByRank[rank] = head + 1;
      if (this.sharesEnough(rank, head, address)) this.neighbours[count++] = rank;
    }
    this.ends[address] = writeIndex;
    return count;
  }

  /**
   * Whether a keyword that was first visited through this address shares enough addresses with the head. Rarer
   * addresses cannot be common, because the keyword would have been visited through them before.
   */
  private sharesEnough(rank: number, head: number, address: number): boolean {
    const { starts, addressIds } = this.index;
    const { lastHeadByAddress } = this;
    const from = starts[rank]!;
    let sharedCount = 0;
    for (let offset = starts[rank + 1]! - 1; offset >= from && addressIds[offset]! >= address; offset--) {
      if (lastHeadByAddress[addressIds[offset]!] === head + 1) sharedCount++;
    }
    this.sharedCountByRank[rank] = Math.min(sharedCount, 255);
    return sharedCount >= this.strength;
  }

  private forEachPosting(visit: (address: number, rank: number) => void): void {
    const { starts, addressIds, keywords } = this.index;
    for (let rank = 0; rank < keywords; rank++) {
      const last = starts[rank + 1]! - this.strength;
      for (let offset = starts[rank]!; offset <= last; offset++) visit(addressIds[offset]!, rank);
    }
  }
}
