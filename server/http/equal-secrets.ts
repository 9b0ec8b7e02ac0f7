import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a secret that was given is the wanted one, in a time that tells nothing of either. */
export function equalSecrets(actual: string, expected: string): boolean {
  return timingSafeEqual(digest(actual), digest(expected));
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
