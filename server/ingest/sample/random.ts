/** Well mixed, platform-independent 32-bit hash of a text with a seed. */
export function hashText(text: string, seed: number): number {
  let hash = seed ^ 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mixBits(hash);
}

/** Well mixed 32-bit hash of two numbers. */
export function hashPair(a: number, b: number): number {
  return mixBits(Math.imul(a, 0x9e3779b1) ^ mixBits(b + 0x7f4a7c15));
}

function mixBits(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Maps a hash to [0, 1). */
export function toShare(hash: number): number {
  return hash / 4294967296;
}

/** Deterministic random number generator with values in [0, 1). */
export class Random {
  constructor(private state: number) {}

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let value = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  }

  /** Random integer in [0, count). */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** Random element. */
  pick<Thing>(things: readonly Thing[]): Thing {
    return things[this.below(things.length)] as Thing;
  }

  /** Approximately standard normal. */
  normal(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.732;
  }
}
