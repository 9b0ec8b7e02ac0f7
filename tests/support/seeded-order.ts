import { createHash } from 'node:crypto';

/**
 * Sort key for a seeded random order. It depends only on seed and relative path, so a subset of the files has the
 * same order on every machine.
 */
export function orderKey(seed: number, file: string): string {
  return createHash('sha256').update(`${seed} ${file}`).digest('hex');
}
