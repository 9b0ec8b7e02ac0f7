import type { TopIndex } from './top-index.js';

/**
 * Picks the members of a hard cluster. Of the head's addresses the one that most of the candidates hold is taken, then the one
 * that most of those hold that hold the former, until there are `strength` of them; members are who holds them all. Of two
 * addresses that equally many hold, the one is taken whose first holder that does not hold the other has more volume.
 */
export class CommonSet {
  private readonly placeOf: Uint32Array;

  constructor(
    private readonly index: TopIndex,
    private readonly strength: number,
  ) {
    this.placeOf = new Uint32Array(index.addresses);
  }

  /**
   * @param candidates ranks of keywords, ascending, each of which shares at least `strength` addresses with the head
   * @returns ranks of the members, ascending, and how many addresses they and the head have in common
   */
  pick(head: number, candidates: Uint32Array): { members: Uint32Array; common: number } {
    const { starts, held } = this.index;
    const from = starts[head]!;
    const size = starts[head + 1]! - from;
    for (let place = 0; place < size; place++) this.placeOf[held[from + place]!] = place + 1;
    let tops = new HeldOfHead(candidates, size);
    candidates.forEach((rank, row) => {
      for (let at = starts[rank]!; at < starts[rank + 1]!; at++) {
        const place = this.placeOf[held[at]!]!;
        if (place > 0) tops.enter(row, place - 1);
      }
    });
    for (let place = 0; place < size; place++) this.placeOf[held[from + place]!] = 0;
    const taken = new Set<number>();
    while (taken.size < this.strength) {
      const place = tops.mostHeld(taken);
      taken.add(place);
      tops = tops.holding(place);
    }
    return { members: tops.ranks, common: tops.heldByAll() };
  }
}

/** Which of the head's addresses each keyword holds. */
class HeldOfHead {
  private readonly counts: Uint32Array;

  constructor(
    readonly ranks: Uint32Array,
    private readonly size: number,
    private readonly held = new Uint8Array(ranks.length * size),
  ) {
    this.counts = new Uint32Array(size);
    for (let at = 0; at < held.length; at++) this.counts[at % size]! += held[at]!;
  }

  enter(row: number, place: number): void {
    this.held[row * this.size + place] = 1;
    this.counts[place]!++;
  }

  mostHeld(but: ReadonlySet<number>): number {
    let most = -1;
    for (let place = 0; place < this.size; place++) {
      if (!but.has(place) && (most < 0 || this.isBefore(place, most))) most = place;
    }
    return most;
  }

  holding(place: number): HeldOfHead {
    const { ranks, size, held, counts } = this;
    if (counts[place] === ranks.length) return this;
    const left = new Uint32Array(counts[place]!);
    const heldByLeft = new Uint8Array(left.length * size);
    let count = 0;
    for (let row = 0; row < ranks.length; row++) {
      if (held[row * size + place] === 0) continue;
      heldByLeft.set(held.subarray(row * size, (row + 1) * size), count * size);
      left[count++] = ranks[row]!;
    }
    return new HeldOfHead(left, size, heldByLeft);
  }

  heldByAll(): number {
    return this.counts.filter((count) => count === this.ranks.length).length;
  }

  private isBefore(one: number, other: number): boolean {
    const { counts, held, size } = this;
    if (counts[one] !== counts[other]) return counts[one]! > counts[other]!;
    for (let row = 0; row < held.length; row += size) {
      if (held[row + one] !== held[row + other]) return held[row + one] === 1;
    }
    return false;
  }
}
