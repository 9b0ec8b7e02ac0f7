import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time. */
export function equalSecrets(actual: string, expected: string): boolean {
  return timingSafeEqual(digest(actual), digest(expected));
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
