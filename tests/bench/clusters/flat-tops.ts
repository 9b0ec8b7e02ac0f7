import type { KeywordTops } from '../../../server/clustering/keyword-tops.js';

/** Tops of equal depth, one keyword after the other in the order of their ranks, as the clusterer takes them. */
export interface FlatTops {
  volumes: Uint32Array;
  /** Addresses, `depth` for each keyword; `none` where a top is shorter. */
  addresses: Uint32Array;
  depth: number;
}

/** Stands where a top has no more addresses. */
export const none = 0xffffffff;

/** Keywords in the order of their ranks: by volume, ties as they came; `order` tells where each of them stood. */
export function ranked(
  volumes: ArrayLike<number>,
  addresses: Uint32Array,
  depth: number,
): FlatTops & { order: Uint32Array } {
  const order = Uint32Array.from(volumes, (_, at) => at);
  order.sort((a, b) => volumes[b]! - volumes[a]! || a - b);
  const sorted = new Uint32Array(addresses.length);
  order.forEach((from, rank) => {
    sorted.set(addresses.subarray(from * depth, (from + 1) * depth), rank * depth);
  });
  return { volumes: order.map((at) => volumes[at]!), addresses: sorted, depth, order };
}

/** The same by address. */
export function keywordTops({ volumes, addresses, depth }: FlatTops): KeywordTops {
  let most = -1;
  for (const address of addresses) if (address !== none && address > most) most = address;
  const addressStarts = new Uint32Array(most + 2);
  for (const address of addresses) if (address !== none) addressStarts[address + 1]!++;
  for (let at = 1; at < addressStarts.length; at++) addressStarts[at]! += addressStarts[at - 1]!;
  const ranks = new Uint32Array(addressStarts[most + 1]!);
  const ends = addressStarts.slice();
  for (let at = 0; at < addresses.length; at++) {
    if (addresses[at] !== none) ranks[ends[addresses[at]!]!++] = Math.floor(at / depth);
  }
  return { volumes, addressStarts, ranks };
}

/** One result of each top left out, by turns its first, its second and so on: what a search engine might show tomorrow. */
export function withoutOne({ volumes, addresses, depth }: FlatTops, turn: number): FlatTops {
  const dropped = (at: number) => at % depth === (Math.floor(at / depth) + turn) % depth;
  return { volumes, addresses: addresses.map((address, at) => (dropped(at) ? none : address)), depth };
}
