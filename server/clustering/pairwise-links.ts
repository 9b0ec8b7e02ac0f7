import type { Links } from './links.js';
import type { SerpIndex } from './serp-index.js';

/** The links of a small cluster: every pair is looked at. */
export function pairwiseLinks(index: SerpIndex, strength: number, members: Uint32Array): Links {
  const size = members.length;
  const linked = new Uint8Array(size * size);
  const counts = new Uint32Array(size);
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      if (!areLinked(index, strength, members[one]!, members[other]!)) continue;
      linked[one * size + other] = linked[other * size + one] = 1;
      counts[one]!++;
      counts[other]!++;
    }
  }
  const removed = new Uint8Array(size);
  return {
    countOf: (place) => counts[place]!,
    remove(place) {
      removed[place] = 1;
      for (let other = 0; other < size; other++) counts[other]! -= linked[place * size + other]!;
    },
    weakest() {
      let weakest = -1;
      for (let place = 0; place < size; place++) {
        if (removed[place] === 0 && (weakest < 0 || counts[place]! <= counts[weakest]!)) weakest = place;
      }
      return weakest;
    },
  };
}

/** Both lists ascend. */
function areLinked({ starts, addressIds }: SerpIndex, strength: number, one: number, other: number): boolean {
  const oneEnd = starts[one + 1]!;
  const otherEnd = starts[other + 1]!;
  let at = starts[one]!;
  let otherAt = starts[other]!;
  let shared = 0;
  while (at < oneEnd && otherAt < otherEnd && shared < strength) {
    const difference = addressIds[at]! - addressIds[otherAt]!;
    if (difference === 0) shared++;
    if (difference <= 0) at++;
    if (difference >= 0) otherAt++;
  }
  return shared === strength;
}
