import type { Links } from './links.js';
import type { SerpIndex } from './serp-index.js';

/** Links of a small cluster, by comparing all pairs. */
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
    countOf: (member) => counts[member]!,
    remove(member) {
      removed[member] = 1;
      for (let other = 0; other < size; other++) counts[other]! -= linked[member * size + other]!;
    },
    weakest() {
      let weakest = -1;
      for (let member = 0; member < size; member++) {
        if (removed[member] === 0 && (weakest < 0 || counts[member]! <= counts[weakest]!)) weakest = member;
      }
      return weakest;
    },
  };
}

/** Both lists are ascending. */
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
