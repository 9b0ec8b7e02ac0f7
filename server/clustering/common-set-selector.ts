import type { SerpIndex } from './serp-index.js';

/**
 * Selects the members of a hard cluster greedily: repeatedly takes the head's address that most remaining candidates
 * have, until `strength` addresses are chosen. Members are the candidates with all of them. A tie between two
 * addresses is decided by the first candidate (the one with the highest volume) that has only one of them: that
 * address wins.
 */
export class CommonSetSelector {
  private readonly localIndex: Uint32Array;

  constructor(
    private readonly index: SerpIndex,
    private readonly strength: number,
  ) {
    this.localIndex = new Uint32Array(index.addresses);
  }

  /**
   * @param candidates ascending ranks of keywords that share at least `strength` addresses with the head
   * @returns ascending ranks of the members, and the number of addresses that they share with the head
   */
  select(head: number, candidates: Uint32Array): { members: Uint32Array; common: number } {
    const { starts, addressIds } = this.index;
    const from = starts[head]!;
    const size = starts[head + 1]! - from;
    for (let index = 0; index < size; index++) this.localIndex[addressIds[from + index]!] = index + 1;
    let matrix = new HeadAddressMatrix(candidates, size);
    candidates.forEach((rank, row) => {
      for (let offset = starts[rank]!; offset < starts[rank + 1]!; offset++) {
        const index = this.localIndex[addressIds[offset]!]!;
        if (index > 0) matrix.set(row, index - 1);
      }
    });
    for (let index = 0; index < size; index++) this.localIndex[addressIds[from + index]!] = 0;
    const selected = new Set<number>();
    while (selected.size < this.strength) {
      const index = matrix.findBest(selected);
      selected.add(index);
      matrix = matrix.withAddress(index);
    }
    return { members: matrix.ranks, common: matrix.countCommon() };
  }
}

/** Matrix of candidates and addresses of the head. A cell is 1 if the candidate has the address. */
class HeadAddressMatrix {
  private readonly counts: Uint32Array;

  constructor(
    readonly ranks: Uint32Array,
    private readonly size: number,
    private readonly cells = new Uint8Array(ranks.length * size),
  ) {
    this.counts = new Uint32Array(size);
    for (let offset = 0; offset < cells.length; offset++) this.counts[offset % size]! += cells[offset]!;
  }

  set(row: number, index: number): void {
    this.cells[row * this.size + index] = 1;
    this.counts[index]!++;
  }

  findBest(excluded: ReadonlySet<number>): number {
    let best = -1;
    for (let index = 0; index < this.size; index++) {
      if (!excluded.has(index) && (best < 0 || this.isBetter(index, best))) best = index;
    }
    return best;
  }

  withAddress(index: number): HeadAddressMatrix {
    const { ranks, size, cells, counts } = this;
    if (counts[index] === ranks.length) return this;
    const remaining = new Uint32Array(counts[index]!);
    const remainingCells = new Uint8Array(remaining.length * size);
    let count = 0;
    for (let row = 0; row < ranks.length; row++) {
      if (cells[row * size + index] === 0) continue;
      remainingCells.set(cells.subarray(row * size, (row + 1) * size), count * size);
      remaining[count++] = ranks[row]!;
    }
    return new HeadAddressMatrix(remaining, size, remainingCells);
  }

  countCommon(): number {
    return this.counts.filter((count) => count === this.ranks.length).length;
  }

  private isBetter(a: number, b: number): boolean {
    const { counts, cells, size } = this;
    if (counts[a] !== counts[b]) return counts[a]! > counts[b]!;
    for (let row = 0; row < cells.length; row += size) {
      if (cells[row + a] !== cells[row + b]) return cells[row + a] === 1;
    }
    return false;
  }
}
