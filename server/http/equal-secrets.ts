import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a secret that was given is the wanted one, in a time that tells nothing of either. */
export function equalSecrets(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
