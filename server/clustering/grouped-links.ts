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

  of(members: Uint32Array): Links {
    const addresses = this.localAddresses(members);
    for (let index = 0; index < addresses.length; index++) this.localIndex[addresses[index]!] = index + 1;
    let bits = Math.min(maxMaskBits, addresses.length);
    let patterns = this.patterns(members, bits);
    while (patterns.masks.length > this.maxPatterns && bits > minMaskBits) {
      bits -= 4;
      patterns = this.patterns(members, bits);
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
  private localAddresses(members: Uint32Array): Uint32Array {
    const { starts, addressIds } = this.index;
    const visited: number[] = [];
    for (const rank of members) {
      for (let at = starts[rank]!; at < starts[rank + 1]!; at++) {
        if (this.localIndex[addressIds[at]!]!++ === 0) visited.push(addressIds[at]!);
      }
    }
    const shared = Uint32Array.from(visited.filter((address) => this.localIndex[address]! > 1));
    shared.sort((a, b) => this.localIndex[b]! - this.localIndex[a]!);
    for (const address of visited) this.localIndex[address] = 0;
    return shared;
  }

  private patterns(members: Uint32Array, bits: number): Patterns {
    const { starts, addressIds } = this.index;
    const numberByMask = new Map<number, number>();
    const memberPatterns = Uint32Array.from(members, (rank) => {
      let mask = 0;
      for (let at = starts[rank]!; at < starts[rank + 1]!; at++) {
        const index = this.localIndex[addressIds[at]!]!;
        if (index > 0 && index <= bits) mask |= 1 << (index - 1);
      }
      const number = numberByMask.get(mask) ?? numberByMask.size;
      if (number === numberByMask.size) numberByMask.set(mask, number);
      return number;
    });
    return { memberPatterns, masks: Uint32Array.from(numberByMask.keys()) };
  }

  /** Rare addresses of each member, and the members of each rare address. */
  private indexRareAddresses(members: Uint32Array, addresses: number, bits: number): RareAddresses {
    const { starts, addressIds } = this.index;
    const memberStarts = new Uint32Array(members.length + 1);
    const holderStarts = new Uint32Array(addresses - bits + 1);
    const of: number[] = [];
    members.forEach((rank, member) => {
      for (let at = starts[rank]!; at < starts[rank + 1]!; at++) {
        const index = this.localIndex[addressIds[at]!]!;
        if (index > bits) of.push(index - 1 - bits);
      }
      memberStarts[member + 1] = of.length;
    });
    for (const address of of) holderStarts[address + 1]!++;
    for (let at = 1; at < holderStarts.length; at++) holderStarts[at]! += holderStarts[at - 1]!;
    const holders = new Uint32Array(of.length);
    const ends = holderStarts.slice();
    for (let member = 0; member < members.length; member++) {
      for (let at = memberStarts[member]!; at < memberStarts[member + 1]!; at++) {
        holders[ends[of[at]!]!++] = member;
      }
    }
    return { memberStarts, of: Uint32Array.from(of), holderStarts, holders };
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
  of: Uint32Array;
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
  private readonly weakestOf: Int32Array;
  private readonly removed: Uint8Array;
  /** Rare addresses that other members share with the current one. */
  private readonly shared: Uint32Array;
  private readonly visited: Uint32Array;
  /** Links through masks are counted per pattern, links through rare addresses per member. */
  private readonly patternLinks: Float64Array;
  private readonly rareLinks: Uint32Array;

  constructor(
    private readonly patterns: Patterns,
    private readonly rare: RareAddresses,
    private readonly strength: number,
  ) {
    const { memberPatterns, masks } = patterns;
    this.size = memberPatterns.length;
    this.remaining = new Uint32Array(masks.length);
    this.starts = new Uint32Array(masks.length + 1);
    for (const pattern of memberPatterns) this.remaining[pattern]!++;
    for (let at = 0; at < masks.length; at++) this.starts[at + 1] = this.starts[at]! + this.remaining[at]!;
    const ends = this.starts.slice();
    this.members = new Uint32Array(this.size);
    memberPatterns.forEach((pattern, member) => (this.members[ends[pattern]!++] = member));
    this.weakestOf = new Int32Array(masks.length).fill(-1);
    this.removed = new Uint8Array(this.size);
    this.shared = new Uint32Array(this.size);
    this.visited = new Uint32Array(this.size);
    this.patternLinks = new Float64Array(masks.length);
    this.countByPattern();
    this.rareLinks = new Uint32Array(this.size);
    for (let member = 0; member < this.size; member++) {
      this.forEachRareLink(member, () => this.rareLinks[member]!++);
    }
  }

  countOf(index: number): number {
    return this.patternLinks[this.patterns.memberPatterns[index]!]! + this.rareLinks[index]!;
  }

  remove(index: number): void {
    const pattern = this.patterns.memberPatterns[index]!;
    this.removed[index] = 1;
    this.remaining[pattern]!--;
    this.weakestOf[pattern] = -1;
    const { patternLinks, strength } = this;
    const { masks } = this.patterns;
    const mask = masks[pattern]!;
    for (let other = 0; other < masks.length; other++) {
      if (bitsIn(mask & masks[other]!) >= strength) patternLinks[other]!--;
    }
    this.forEachRareLink(index, (other) => {
      this.rareLinks[other]!--;
      const otherPattern = this.patterns.memberPatterns[other]!;
      const weakest = this.weakestOf[otherPattern]!;
      if (weakest >= 0 && this.isWeaker(other, weakest)) this.weakestOf[otherPattern] = other;
    });
  }

  weakest(): number {
    let weakest = -1;
    let minCount = Number.POSITIVE_INFINITY;
    for (let pattern = 0; pattern < this.remaining.length; pattern++) {
      if (this.remaining[pattern] === 0) continue;
      const member = this.weakestIn(pattern);
      const count = this.countOf(member);
      if (count > minCount || (count === minCount && member < weakest)) continue;
      weakest = member;
      minCount = count;
    }
    return weakest;
  }

  private countByPattern(): void {
    const { patternLinks, remaining, strength } = this;
    const { masks } = this.patterns;
    for (let one = 0; one < masks.length; one++) {
      const mask = masks[one]!;
      // A member is not linked to itself.
      if (bitsIn(mask) >= strength) patternLinks[one]! += remaining[one]! - 1;
      for (let other = 0; other < one; other++) {
        if (bitsIn(mask & masks[other]!) < strength) continue;
        patternLinks[one]! += remaining[other]!;
        patternLinks[other]! += remaining[one]!;
      }
    }
  }

  private weakestIn(pattern: number): number {
    const cached = this.weakestOf[pattern]!;
    if (cached >= 0) return cached;
    let weakest = -1;
    for (let at = this.starts[pattern]!; at < this.starts[pattern + 1]!; at++) {
      const member = this.members[at]!;
      if (this.removed[member] === 0 && (weakest < 0 || this.isWeaker(member, weakest))) weakest = member;
    }
    return (this.weakestOf[pattern] = weakest);
  }

  /** Compares two members of one pattern. */
  private isWeaker(one: number, other: number): boolean {
    const difference = this.rareLinks[one]! - this.rareLinks[other]!;
    return difference < 0 || (difference === 0 && one > other);
  }

  /** Visits the remaining members that are linked to a member only through rare addresses. */
  private forEachRareLink(member: number, visit: (other: number) => void): void {
    const { memberStarts, of, holderStarts, holders } = this.rare;
    let count = 0;
    for (let at = memberStarts[member]!; at < memberStarts[member + 1]!; at++) {
      const address = of[at]!;
      for (let entry = holderStarts[address]!; entry < holderStarts[address + 1]!; entry++) {
        const other = holders[entry]!;
        if (this.removed[other] === 1 || other === member) continue;
        if (this.shared[other]!++ === 0) this.visited[count++] = other;
      }
    }
    const mask = this.patterns.masks[this.patterns.memberPatterns[member]!]!;
    for (let at = 0; at < count; at++) {
      const other = this.visited[at]!;
      const sharedInMask = bitsIn(mask & this.patterns.masks[this.patterns.memberPatterns[other]!]!);
      if (sharedInMask < this.strength && sharedInMask + this.shared[other]! >= this.strength) visit(other);
      this.shared[other] = 0;
    }
  }
}

/** Population count of a 32-bit integer. */
function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
