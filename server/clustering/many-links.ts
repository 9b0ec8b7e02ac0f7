import type { Links } from './links.js';
import type { TopIndex } from './top-index.js';

/** How many of a cluster's most popular addresses are looked at as one number of bits. */
const mostBits = 30;
const fewestBits = 10;
/** With more different patterns than this fewer addresses are looked at so: patterns are compared with each other. */
const mostPatterns = 2048;

/**
 * The links of a large cluster. What its members share of the few addresses that most of them hold is the same for all that
 * hold the same of these: a pattern. Links between patterns are counted once for all their members; only what lies beyond,
 * on addresses that few members hold, is looked up pair by pair. So the work is the members times the patterns, and not times
 * the members.
 */
export class ManyLinks {
  /** Where an address stands among those of the cluster, plus one; 0 outside. */
  private readonly placeOf: Uint32Array;

  constructor(
    private readonly index: TopIndex,
    private readonly strength: number,
    private readonly patternsAtMost = mostPatterns,
  ) {
    this.placeOf = new Uint32Array(index.addresses);
  }

  of(members: Uint32Array): Links {
    const addresses = this.localAddresses(members);
    for (let place = 0; place < addresses.length; place++) this.placeOf[addresses[place]!] = place + 1;
    let bits = Math.min(mostBits, addresses.length);
    let patterns = this.patterns(members, bits);
    while (patterns.masks.length > this.patternsAtMost && bits > fewestBits) {
      bits -= 4;
      patterns = this.patterns(members, bits);
    }
    const links = new PatternLinks(patterns, this.rareHeld(members, addresses.length, bits), this.strength);
    for (const address of addresses) this.placeOf[address] = 0;
    return links;
  }

  /** Addresses that two members or more hold, from the most popular; equally popular ones in any order. */
  private localAddresses(members: Uint32Array): Uint32Array {
    const { starts, held } = this.index;
    const met: number[] = [];
    for (const rank of members) {
      for (let at = starts[rank]!; at < starts[rank + 1]!; at++) {
        if (this.placeOf[held[at]!]!++ === 0) met.push(held[at]!);
      }
    }
    const shared = Uint32Array.from(met.filter((address) => this.placeOf[address]! > 1));
    shared.sort((a, b) => this.placeOf[b]! - this.placeOf[a]!);
    for (const address of met) this.placeOf[address] = 0;
    return shared;
  }

  private patterns(members: Uint32Array, bits: number): Patterns {
    const { starts, held } = this.index;
    const known = new Map<number, number>();
    const of = Uint32Array.from(members, (rank) => {
      let mask = 0;
      for (let at = starts[rank]!; at < starts[rank + 1]!; at++) {
        const place = this.placeOf[held[at]!]!;
        if (place > 0 && place <= bits) mask |= 1 << (place - 1);
      }
      const number = known.get(mask) ?? known.size;
      if (number === known.size) known.set(mask, number);
      return number;
    });
    return { of, masks: Uint32Array.from(known.keys()) };
  }

  /** Which addresses beyond the patterns each member holds, and who holds each of them. */
  private rareHeld(members: Uint32Array, addresses: number, bits: number): RareHeld {
    const { starts, held } = this.index;
    const memberStarts = new Uint32Array(members.length + 1);
    const holderStarts = new Uint32Array(addresses - bits + 1);
    const of: number[] = [];
    members.forEach((rank, member) => {
      for (let at = starts[rank]!; at < starts[rank + 1]!; at++) {
        const place = this.placeOf[held[at]!]!;
        if (place > bits) of.push(place - 1 - bits);
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
  /** The number of each member's pattern. */
  of: Uint32Array;
  /** The bits of each pattern. */
  masks: Uint32Array;
}

interface RareHeld {
  memberStarts: Uint32Array;
  of: Uint32Array;
  holderStarts: Uint32Array;
  holders: Uint32Array;
}

class PatternLinks implements Links {
  private readonly size: number;
  /** Of each pattern how many members have it, and its members one after the other in `members`. */
  private readonly left: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly members: Uint32Array;
  /** Of each pattern its weakest member that is left; -1 where it is not known. */
  private readonly weakestOf: Int32Array;
  private readonly gone: Uint8Array;
  /** What a member shares beyond the patterns with the one that is looked at. */
  private readonly shared: Uint32Array;
  private readonly met: Uint32Array;
  /** Links within patterns alone are counted by pattern; links beyond by member. */
  private readonly byPattern: Float64Array;
  private readonly beyond: Uint32Array;

  constructor(
    private readonly patterns: Patterns,
    private readonly rare: RareHeld,
    private readonly strength: number,
  ) {
    const { of, masks } = patterns;
    this.size = of.length;
    this.left = new Uint32Array(masks.length);
    this.starts = new Uint32Array(masks.length + 1);
    for (const pattern of of) this.left[pattern]!++;
    for (let at = 0; at < masks.length; at++) this.starts[at + 1] = this.starts[at]! + this.left[at]!;
    const ends = this.starts.slice();
    this.members = new Uint32Array(this.size);
    of.forEach((pattern, member) => (this.members[ends[pattern]!++] = member));
    this.weakestOf = new Int32Array(masks.length).fill(-1);
    this.gone = new Uint8Array(this.size);
    this.shared = new Uint32Array(this.size);
    this.met = new Uint32Array(this.size);
    this.byPattern = new Float64Array(masks.length);
    this.countByPattern();
    this.beyond = new Uint32Array(this.size);
    for (let member = 0; member < this.size; member++) {
      this.eachBeyond(member, () => this.beyond[member]!++);
    }
  }

  countOf(place: number): number {
    return this.byPattern[this.patterns.of[place]!]! + this.beyond[place]!;
  }

  remove(place: number): void {
    const pattern = this.patterns.of[place]!;
    this.gone[place] = 1;
    this.left[pattern]!--;
    this.weakestOf[pattern] = -1;
    const { byPattern, strength } = this;
    const { masks } = this.patterns;
    const mask = masks[pattern]!;
    for (let other = 0; other < masks.length; other++) {
      if (bitsIn(mask & masks[other]!) >= strength) byPattern[other]!--;
    }
    this.eachBeyond(place, (other) => {
      this.beyond[other]!--;
      const beside = this.patterns.of[other]!;
      const weakest = this.weakestOf[beside]!;
      if (weakest >= 0 && this.isWeaker(other, weakest)) this.weakestOf[beside] = other;
    });
  }

  weakest(): number {
    let weakest = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (let pattern = 0; pattern < this.left.length; pattern++) {
      if (this.left[pattern] === 0) continue;
      const member = this.weakestIn(pattern);
      const count = this.countOf(member);
      if (count > fewest || (count === fewest && member < weakest)) continue;
      weakest = member;
      fewest = count;
    }
    return weakest;
  }

  private countByPattern(): void {
    const { byPattern, left, strength } = this;
    const { masks } = this.patterns;
    for (let one = 0; one < masks.length; one++) {
      const mask = masks[one]!;
      // Nobody is linked with oneself.
      if (bitsIn(mask) >= strength) byPattern[one]! += left[one]! - 1;
      for (let other = 0; other < one; other++) {
        if (bitsIn(mask & masks[other]!) < strength) continue;
        byPattern[one]! += left[other]!;
        byPattern[other]! += left[one]!;
      }
    }
  }

  private weakestIn(pattern: number): number {
    const known = this.weakestOf[pattern]!;
    if (known >= 0) return known;
    let weakest = -1;
    for (let at = this.starts[pattern]!; at < this.starts[pattern + 1]!; at++) {
      const member = this.members[at]!;
      if (this.gone[member] === 0 && (weakest < 0 || this.isWeaker(member, weakest))) weakest = member;
    }
    return (this.weakestOf[pattern] = weakest);
  }

  /** Of two members of one pattern. */
  private isWeaker(one: number, other: number): boolean {
    const difference = this.beyond[one]! - this.beyond[other]!;
    return difference < 0 || (difference === 0 && one > other);
  }

  /** Those left that a member is linked with only by what lies beyond the patterns. */
  private eachBeyond(member: number, tell: (other: number) => void): void {
    const { memberStarts, of, holderStarts, holders } = this.rare;
    let count = 0;
    for (let at = memberStarts[member]!; at < memberStarts[member + 1]!; at++) {
      const address = of[at]!;
      for (let beside = holderStarts[address]!; beside < holderStarts[address + 1]!; beside++) {
        const other = holders[beside]!;
        if (this.gone[other] === 1 || other === member) continue;
        if (this.shared[other]!++ === 0) this.met[count++] = other;
      }
    }
    const mask = this.patterns.masks[this.patterns.of[member]!]!;
    for (let at = 0; at < count; at++) {
      const other = this.met[at]!;
      const alike = bitsIn(mask & this.patterns.masks[this.patterns.of[other]!]!);
      if (alike < this.strength && alike + this.shared[other]! >= this.strength) tell(other);
      this.shared[other] = 0;
    }
  }
}

/** How many bits of a 32-bit number are set. */
function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
