import type { Links } from './links.js';
import type { SerpIndex } from './serp-index.js';

/** Links of a small cluster, by comparing all pairs. */
export function createPairwiseLinks(index: SerpIndex, strength: number, members: Uint32Array): Links {
  const size = members.length;
  const linked = new Uint8Array(size * size);
  const counts = new Uint32Array(size);
  for (let first = 0; first < size; first++) {
    for (let second = first + 1; second < size; second++) {
      if (!areLinked(index, strength, members[first]!, members[second]!)) continue;
      linked[first * size + second] = linked[second * size + first] = 1;
      counts[first]!++;
      counts[second]!++;
    }
  }
  const removed = new Uint8Array(size);
  return {
    countLinks: (member) => counts[member]!,
    remove(member) {
      removed[member] = 1;
      for (let other = 0; other < size; other++) counts[other]! -= linked[member * size + other]!;
    },
    findWeakest() {
      let weakest = -1;
      for (let member = 0; member < size; member++) {
        if (removed[member] === 0 && (weakest < 0 || counts[member]! <= counts[weakest]!)) weakest = member;
      }
      return weakest;
    },
  };
}

/** Both lists are ascending. */
function areLinked(
  { starts, addressIds }: SerpIndex,
  strength: number,
  rankA: number,
  rankB: number,
): boolean {
  const endA = starts[rankA + 1]!;
  const endB = starts[rankB + 1]!;
  let indexA = starts[rankA]!;
  let indexB = starts[rankB]!;
  let sharedCount = 0;
  while (indexA < endA && indexB < endB && sharedCount < strength) {
    const difference = addressIds[indexA]! - addressIds[indexB]!;
    if (difference === 0) sharedCount++;
    if (difference <= 0) indexA++;
    if (difference >= 0) indexB++;
  }
  return sharedCount === strength;
}
