import type { Links } from './links.js';
import type { SerpIndex } from './serp-index.js';

/** Number of most popular addresses that form a bit mask. */
const maxMaskBits = 30;
const minMaskBits = 10;
/** Maximum number of distinct masks; beyond it fewer addresses are used, because masks are compared pairwise. */
const defaultMaxPatterns = 2048;

/**
 * Links of a large cluster. Members with the same mask of popular addresses form a pattern, and links between
 * patterns are counted once for all their members. Only rare addresses are compared per member. The cost is members
 * times patterns instead of members squared.
 */
export class GroupedLinks {
  /** Index of an address within the cluster, plus one; 0 outside. */
  private readonly localIndex: Uint32Array;

  constructor(
    private readonly index: SerpIndex,
    private readonly strength: number,
    private readonly maxPatterns = defaultMaxPatterns,
  ) {
    this.localIndex = new Uint32Array(index.addresses);
  }

  buildLinks(members: Uint32Array): Links {
    const addresses = this.findSharedAddresses(members);
    for (let index = 0; index < addresses.length; index++) this.localIndex[addresses[index]!] = index + 1;
    let bits = Math.min(maxMaskBits, addresses.length);
    let patterns = this.groupByMask(members, bits);
    while (patterns.masks.length > this.maxPatterns && bits > minMaskBits) {
      bits -= 4;
      patterns = this.groupByMask(members, bits);
    }
    const links = new PatternLinks(
      patterns,
      this.indexRareAddresses(members, addresses.length, bits),
      this.strength,
    );
    for (const address of addresses) this.localIndex[address] = 0;
    return links;
  }

  /** Addresses of at least two members, most popular first; ties in any order. */
  private findSharedAddresses(members: Uint32Array): Uint32Array {
    const { starts, addressIds } = this.index;
    const visited: number[] = [];
    for (const rank of members) {
      for (let offset = starts[rank]!; offset < starts[rank + 1]!; offset++) {
        if (this.localIndex[addressIds[offset]!]!++ === 0) visited.push(addressIds[offset]!);
      }
    }
    const sharedAddresses = Uint32Array.from(visited.filter((address) => this.localIndex[address]! > 1));
    sharedAddresses.sort((a, b) => this.localIndex[b]! - this.localIndex[a]!);
    for (const address of visited) this.localIndex[address] = 0;
    return sharedAddresses;
  }

  private groupByMask(members: Uint32Array, bits: number): Patterns {
    const { starts, addressIds } = this.index;
    const numberByMask = new Map<number, number>();
    const memberPatterns = Uint32Array.from(members, (rank) => {
      let mask = 0;
      for (let offset = starts[rank]!; offset < starts[rank + 1]!; offset++) {
        const index = this.localIndex[addressIds[offset]!]!;
        if (index > 0 && index <= bits) mask |= 1 << (index - 1);
      }
      const patternNumber = numberByMask.get(mask) ?? numberByMask.size;
      if (patternNumber === numberByMask.size) numberByMask.set(mask, patternNumber);
      return patternNumber;
    });
    return { memberPatterns, masks: Uint32Array.from(numberByMask.keys()) };
  }

  /** Rare addresses of each member, and the members of each rare address. */
  private indexRareAddresses(members: Uint32Array, addresses: number, bits: number): RareAddresses {
    const { starts, addressIds } = this.index;
    const memberStarts = new Uint32Array(members.length + 1);
    const holderStarts = new Uint32Array(addresses - bits + 1);
    const rareAddressIds: number[] = [];
    members.forEach((rank, member) => {
      for (let offset = starts[rank]!; offset < starts[rank + 1]!; offset++) {
        const index = this.localIndex[addressIds[offset]!]!;
        if (index > bits) rareAddressIds.push(index - 1 - bits);
      }
      memberStarts[member + 1] = rareAddressIds.length;
    });
    for (const address of rareAddressIds) holderStarts[address + 1]!++;
    for (let offset = 1; offset < holderStarts.length; offset++) {
      holderStarts[offset]! += holderStarts[offset - 1]!;
    }
    const holders = new Uint32Array(rareAddressIds.length);
    const ends = holderStarts.slice();
    for (let member = 0; member < members.length; member++) {
      for (let offset = memberStarts[member]!; offset < memberStarts[member + 1]!; offset++) {
        holders[ends[rareAddressIds[offset]!]!++] = member;
      }
    }
    return { memberStarts, rareAddressIds: Uint32Array.from(rareAddressIds), holderStarts, holders };
  }
}

interface Patterns {
  /** Pattern number of each member. */
  memberPatterns: Uint32Array;
  /** Bit mask of each pattern. */
  masks: Uint32Array;
}

interface RareAddresses {
  memberStarts: Uint32Array;
  rareAddressIds: Uint32Array;
  holderStarts: Uint32Array;
  holders: Uint32Array;
}

class PatternLinks implements Links {
  private readonly size: number;
  /** Members per pattern; `members` lists them pattern by pattern. */
  private readonly remaining: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly members: Uint32Array;
  /** Weakest remaining member of each pattern; -1 if not computed. */
  private readonly weakestByPattern: Int32Array;
  private readonly removed: Uint8Array;
  /** Number of rare addresses that each member shares with the current one. */
  private readonly sharedRareCounts: Uint32Array;
  private readonly visited: Uint32Array;
  /** Links through masks are counted per pattern, links through rare addresses per member. */
  private readonly patternLinks: Float64Array;
  private readonly rareLinks: Uint32Array;

  constructor(
    private readonly patterns: Patterns,
    private readonly rareAddresses: RareAddresses,
    private readonly strength: number,
  ) {
    const { memberPatterns, masks } = patterns;
    this.size = memberPatterns.length;
    this.remaining = new Uint32Array(masks.length);
    this.starts = new Uint32Array(masks.length + 1);
    for (const pattern of memberPatterns) this.remaining[pattern]!++;
    for (let offset = 0; offset < masks.length; offset++) {
      this.starts[offset + 1] = this.starts[offset]! + this.remaining[offset]!;
    }
    const ends = this.starts.slice();
    this.members = new Uint32Array(this.size);
    memberPatterns.forEach((pattern, member) => (this.members[ends[pattern]!++] = member));
    this.weakestByPattern = new Int32Array(masks.length).fill(-1);
    this.removed = new Uint8Array(this.size);
    this.sharedRareCounts = new Uint32Array(this.size);
    this.visited = new Uint32Array(this.size);
    this.patternLinks = new Float64Array(masks.length);
    this.countLinksByPattern();
    this.rareLinks = new Uint32Array(this.size);
    for (let member = 0; member < this.size; member++) {
      this.forEachRareLink(member, () => this.rareLinks[member]!++);
    }
  }

  countLinks(index: number): number {
    return this.patternLinks[this.patterns.memberPatterns[index]!]! + this.rareLinks[index]!;
  }

  remove(index: number): void {
    const pattern = this.patterns.memberPatterns[index]!;
    this.removed[index] = 1;
    this.remaining[pattern]!--;
    this.weakestByPattern[pattern] = -1;
    const { patternLinks, strength } = this;
    const { masks } = this.patterns;
    const mask = masks[pattern]!;
    for (let otherPattern = 0; otherPattern < masks.length; otherPattern++) {
      if (countBits(mask & masks[otherPattern]!) >= strength) patternLinks[otherPattern]!--;
    }
    this.forEachRareLink(index, (otherMember) => {
      this.rareLinks[otherMember]!--;
      const otherPattern = this.patterns.memberPatterns[otherMember]!;
      const weakest = this.weakestByPattern[otherPattern]!;
      if (weakest >= 0 && this.isWeaker(otherMember, weakest)) {
        this.weakestByPattern[otherPattern] = otherMember;
      }
    });
  }

  findWeakest(): number {
    let weakest = -1;
    let minCount = Number.POSITIVE_INFINITY;
    for (let pattern = 0; pattern < this.remaining.length; pattern++) {
      if (this.remaining[pattern] === 0) continue;
      const member = this.findWeakestInPattern(pattern);
      const count = this.countLinks(member);
      if (count > minCount || (count === minCount && member < weakest)) continue;
      weakest = member;
      minCount = count;
    }
    return weakest;
  }

  private countLinksByPattern(): void {
    const { patternLinks, remaining, strength } = this;
    const { masks } = this.patterns;
    for (let pattern = 0; pattern < masks.length; pattern++) {
      const mask = masks[pattern]!;
      // A member is not linked to itself.
      if (countBits(mask) >= strength) patternLinks[pattern]! += remaining[pattern]! - 1;
      for (let otherPattern = 0; otherPattern < pattern; otherPattern++) {
        if (countBits(mask & masks[otherPattern]!) < strength) continue;
        patternLinks[pattern]! += remaining[otherPattern]!;
        patternLinks[otherPattern]! += remaining[pattern]!;
      }
    }
  }

  private findWeakestInPattern(pattern: number): number {
    const cached = this.weakestByPattern[pattern]!;
    if (cached >= 0) return cached;
    let weakest = -1;
    for (let offset = this.starts[pattern]!; offset < this.starts[pattern + 1]!; offset++) {
      const member = this.members[offset]!;
      if (this.removed[member] === 0 && (weakest < 0 || this.isWeaker(member, weakest))) weakest = member;
    }
    return (this.weakestByPattern[pattern] = weakest);
  }

  /** Compares two members of one pattern. */
  private isWeaker(a: number, b: number): boolean {
    const difference = this.rareLinks[a]! - this.rareLinks[b]!;
    return difference < 0 || (difference === 0 && a > b);
  }

  /** Visits the remaining members that are linked to a member only through rare addresses. */
  private forEachRareLink(member: number, visit: (otherMember: number) => void): void {
    const { memberStarts, rareAddressIds, holderStarts, holders } = this.rareAddresses;
    let count = 0;
    for (let offset = memberStarts[member]!; offset < memberStarts[member + 1]!; offset++) {
      const address = rareAddressIds[offset]!;
      for (let entry = holderStarts[address]!; entry < holderStarts[address + 1]!; entry++) {
        const otherMember = holders[entry]!;
        if (this.removed[otherMember] === 1 || otherMember === member) continue;
        if (this.sharedRareCounts[otherMember]!++ === 0) this.visited[count++] = otherMember;
      }
    }
    const mask = this.patterns.masks[this.patterns.memberPatterns[member]!]!;
    for (let offset = 0; offset < count; offset++) {
      const otherMember = this.visited[offset]!;
      const sharedInMask = countBits(mask & this.patterns.masks[this.patterns.memberPatterns[otherMember]!]!);
      if (
        sharedInMask < this.strength &&
        sharedInMask + this.sharedRareCounts[otherMember]! >= this.strength
      ) {
        visit(otherMember);
      }
      this.sharedRareCounts[otherMember] = 0;
    }
  }
}

/** Population count of a 32-bit integer. */
function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
