import type { KeywordTops } from './keyword-tops.js';

/**
 * The tops by keyword, each from its rarest address to its most popular one: addresses are numbered by how many keywords hold
 * them. Keywords with too little volume have none, and addresses that fewer than two of the others hold are left out: they
 * link nobody.
 */
export class TopIndex {
  readonly keywords: number;
  /** How many addresses are left. */
  readonly addresses: number;
  /** Where the addresses of each keyword start; one entry more than there are keywords. */
  readonly starts: Uint32Array;
  /** Of each keyword its addresses, ascending, which is from the rarest. */
  readonly held: Uint32Array;

  private sizes: Uint8Array | undefined;

  constructor(
    readonly tops: KeywordTops,
    leastVolume: number,
  ) {
    const { volumes, ranks, addressStarts } = tops;
    this.keywords = volumes.length;
    // Volumes descend with the ranks.
    const counted = countAtLeast(volumes, leastVolume);
    const { degrees, order } = byPopularity(tops, counted);
    this.addresses = order.length;
    this.starts = new Uint32Array(this.keywords + 1);
    for (const address of order) {
      const from = addressStarts[address]!;
      for (let at = from; at < from + degrees[address]!; at++) this.starts[ranks[at]! + 1]!++;
    }
    for (let rank = 0; rank < this.keywords; rank++) this.starts[rank + 1]! += this.starts[rank]!;
    this.held = new Uint32Array(this.starts[this.keywords]!);
    const ends = this.starts.slice(0, this.keywords);
    for (let number = 0; number < order.length; number++) {
      const address = order[number]!;
      const from = addressStarts[address]!;
      for (let at = from; at < from + degrees[address]!; at++) this.held[ends[ranks[at]!]!++] = number;
    }
  }

  /** How many addresses the whole top of a keyword has, also those left out; 255 for more. */
  topSize(rank: number): number {
    this.sizes ??= topSizes(this.tops);
    return this.sizes[rank]!;
  }
}

function topSizes({ volumes, ranks }: KeywordTops): Uint8Array {
  const sizes = new Uint8Array(volumes.length);
  for (const rank of ranks) if (sizes[rank]! < 255) sizes[rank]!++;
  return sizes;
}

function countAtLeast(volumes: Uint32Array, least: number): number {
  let count = volumes.length;
  while (count > 0 && volumes[count - 1]! < least) count--;
  return count;
}

/** How many of the first `counted` keywords hold each address, and those that two hold, from the rarest. */
function byPopularity({ addressStarts, ranks }: KeywordTops, counted: number) {
  const degrees = new Uint32Array(Math.max(0, addressStarts.length - 1));
  let shared = 0;
  for (let address = 0; address < degrees.length; address++) {
    const from = addressStarts[address]!;
    let to = addressStarts[address + 1]!;
    while (to > from && ranks[to - 1]! >= counted) to--;
    degrees[address] = to - from;
    if (to - from > 1) shared++;
  }
  // Counting sort: degrees are at most the number of keywords.
  const places = new Uint32Array(counted + 2);
  for (const degree of degrees) if (degree > 1) places[degree + 1]!++;
  for (let degree = 1; degree < places.length; degree++) places[degree]! += places[degree - 1]!;
  const order = new Uint32Array(shared);
  for (let address = 0; address < degrees.length; address++) {
    if (degrees[address]! > 1) order[places[degrees[address]!]!++] = address;
  }
  return { degrees, order };
}
