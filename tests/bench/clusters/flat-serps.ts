import type { SerpGraph } from '../../../server/clustering/serp-graph.js';

/** Tops of equal depth, one keyword after the other in the order of their ranks, as the clusterer takes them. */
export interface FlatSerps {
  volumes: Uint32Array;
  /** Addresses, `depth` for each keyword; `none` where a top is shorter. */
  addresses: Uint32Array;
  depth: number;
}

/** Stands where a top has no more addresses. */
export const emptySlot = 0xffffffff;

/** Keywords in the order of their ranks: by volume, ties as they came; `order` tells where each of them stood. */
export function sortByVolume(
  volumes: ArrayLike<number>,
  addresses: Uint32Array,
  depth: number,
): FlatSerps & { order: Uint32Array } {
  const order = Uint32Array.from(volumes, (_, at) => at);
  order.sort((a, b) => volumes[b]! - volumes[a]! || a - b);
  const sorted = new Uint32Array(addresses.length);
  order.forEach((from, rank) => {
    sorted.set(addresses.subarray(from * depth, (from + 1) * depth), rank * depth);
  });
  return { volumes: order.map((at) => volumes[at]!), addresses: sorted, depth, order };
}

/** The same by address. */
export function toKeywordTops({ volumes, addresses, depth }: FlatSerps): SerpGraph {
  let maxAddress = -1;
  for (const address of addresses) if (address !== emptySlot && address > maxAddress) maxAddress = address;
  const addressStarts = new Uint32Array(maxAddress + 2);
  for (const address of addresses) if (address !== emptySlot) addressStarts[address + 1]!++;
  for (let at = 1; at < addressStarts.length; at++) addressStarts[at]! += addressStarts[at - 1]!;
  const ranks = new Uint32Array(addressStarts[maxAddress + 1]!);
  const ends = addressStarts.slice();
  for (let at = 0; at < addresses.length; at++) {
    if (addresses[at] !== emptySlot) ranks[ends[addresses[at]!]!++] = Math.floor(at / depth);
  }
  return { volumes, addressStarts, ranks };
}

/** One result of each top left out, by turns its first, its second and so on: what a search engine might show tomorrow. */
export function dropOnePerKeyword({ volumes, addresses, depth }: FlatSerps, offset: number): FlatSerps {
  const isDropped = (at: number) => at % depth === (Math.floor(at / depth) + offset) % depth;
  return { volumes, addresses: addresses.map((address, at) => (isDropped(at) ? emptySlot : address)), depth };
}
