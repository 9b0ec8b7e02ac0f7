import type { SerpGraph } from '../../../server/clustering/serp-graph.js';

/** Search results of equal depth, concatenated in rank order. */
export interface FlatSerps {
  volumes: Uint32Array;
  /** `depth` URLs per keyword, padded with `emptySlot`. */
  addresses: Uint32Array;
  depth: number;
}

/** Padding of short search results. */
export const emptySlot = 0xffffffff;

/** Sorts keywords by volume with a stable order; `order` contains the original indexes. */
export function sortByVolume(
  volumes: ArrayLike<number>,
  addresses: Uint32Array,
  depth: number,
): FlatSerps & { order: Uint32Array } {
  const order = Uint32Array.from(volumes, (_, index) => index);
  order.sort((a, b) => volumes[b]! - volumes[a]! || a - b);
  const sorted = new Uint32Array(addresses.length);
  order.forEach((from, rank) => {
    sorted.set(addresses.subarray(from * depth, (from + 1) * depth), rank * depth);
  });
  return { volumes: order.map((index) => volumes[index]!), addresses: sorted, depth, order };
}

/** Converts the search results into an inverted index by URL. */
export function toKeywordSerps({ volumes, addresses, depth }: FlatSerps): SerpGraph {
  let maxAddress = -1;
  for (const address of addresses) if (address !== emptySlot && address > maxAddress) maxAddress = address;
  const addressStarts = new Uint32Array(maxAddress + 2);
  for (const address of addresses) if (address !== emptySlot) addressStarts[address + 1]!++;
  for (let index = 1; index < addressStarts.length; index++) {
    addressStarts[index]! += addressStarts[index - 1]!;
  }
  const ranks = new Uint32Array(addressStarts[maxAddress + 1]!);
  const ends = addressStarts.slice();
  for (let index = 0; index < addresses.length; index++) {
    if (addresses[index] !== emptySlot) ranks[ends[addresses[index]!]!++] = Math.floor(index / depth);
  }
  return { volumes, addressStarts, ranks };
}

/** Removes one result per keyword at rotating positions, which simulates changing search results. */
export function dropOnePerKeyword({ volumes, addresses, depth }: FlatSerps, offset: number): FlatSerps {
  const isDropped = (index: number) => index % depth === (Math.floor(index / depth) + offset) % depth;
  return {
    volumes,
    addresses: addresses.map((address, index) => (isDropped(index) ? emptySlot : address)),
    depth,
  };
}
