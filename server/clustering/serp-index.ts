import type { SerpGraph } from './serp-graph.js';

/**
 * Addresses by keyword, from the rarest to the most popular; addresses are numbered by popularity. Keywords below the
 * minimum volume have none. Addresses of fewer than two remaining keywords are dropped, because they link nothing.
 */
export class SerpIndex {
  readonly keywords: number;
  /** Number of remaining addresses. */
  readonly addresses: number;
  /** Start of each keyword's addresses, plus the end of the last one. */
  readonly starts: Uint32Array;
  /** Addresses of each keyword in ascending order, so from the rarest to the most popular. */
  readonly addressIds: Uint32Array;

  private sizes: Uint8Array | undefined;

  constructor(
    readonly graph: SerpGraph,
    minVolume: number,
  ) {
    const { volumes, ranks, addressStarts } = graph;
    this.keywords = volumes.length;
    // Volumes are in descending order.
    const eligible = countWithVolume(volumes, minVolume);
    const { degrees, order } = orderByPopularity(graph, eligible);
    this.addresses = order.length;
    this.starts = new Uint32Array(this.keywords + 1);
    for (const address of order) {
      const from = addressStarts[address]!;
      for (let offset = from; offset < from + degrees[address]!; offset++) this.starts[ranks[offset]! + 1]!++;
    }
    for (let rank = 0; rank < this.keywords; rank++) this.starts[rank + 1]! += this.starts[rank]!;
    this.addressIds = new Uint32Array(this.starts[this.keywords]!);
    const ends = this.starts.slice(0, this.keywords);
    for (let addressId = 0; addressId < order.length; addressId++) {
      const address = order[addressId]!;
      const from = addressStarts[address]!;
      for (let offset = from; offset < from + degrees[address]!; offset++) {
        this.addressIds[ends[ranks[offset]!]!++] = addressId;
      }
    }
  }

  /** Number of addresses of a keyword, including dropped ones, capped at 255. */
  serpSize(rank: number): number {
    this.sizes ??= serpSizes(this.graph);
    return this.sizes[rank]!;
  }
}

function serpSizes({ volumes, ranks }: SerpGraph): Uint8Array {
  const sizes = new Uint8Array(volumes.length);
  for (const rank of ranks) if (sizes[rank]! < 255) sizes[rank]!++;
  return sizes;
}

function countWithVolume(volumes: Uint32Array, minVolume: number): number {
  let count = volumes.length;
  while (count > 0 && volumes[count - 1]! < minVolume) count--;
  return count;
}

/**
 * Popularity of each address among the first `eligible` keywords, and the addresses with at least two, from the
 * rarest.
 */
function orderByPopularity({ addressStarts, ranks }: SerpGraph, eligible: number) {
  const degrees = new Uint32Array(Math.max(0, addressStarts.length - 1));
  let sharedAddressCount = 0;
  for (let address = 0; address < degrees.length; address++) {
    const from = addressStarts[address]!;
    let to = addressStarts[address + 1]!;
    while (to > from && ranks[to - 1]! >= eligible) to--;
    degrees[address] = to - from;
    if (to - from > 1) sharedAddressCount++;
  }
  // Counting sort: a popularity is at most the number of keywords.
  const offsets = new Uint32Array(eligible + 2);
  for (const degree of degrees) if (degree > 1) offsets[degree + 1]!++;
  for (let degree = 1; degree < offsets.length; degree++) offsets[degree]! += offsets[degree - 1]!;
  const order = new Uint32Array(sharedAddressCount);
  for (let address = 0; address < degrees.length; address++) {
    if (degrees[address]! > 1) order[offsets[degrees[address]!]!++] = address;
  }
  return { degrees, order };
}
