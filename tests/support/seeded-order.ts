import { createHash } from 'node:crypto';

/**
 * A key to sort files by, in a random order that the seed decides. It depends on the seed and the path below the project only,
 * so a part of the files keeps its order on every machine.
 */
export function orderKey(seed: number, file: string): string {
  return createHash('sha256').update(`${seed} ${file}`).digest('hex');
}
