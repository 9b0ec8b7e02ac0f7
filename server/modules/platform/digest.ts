import { createHash } from 'node:crypto';

/** SHA-256 digest. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** SHA-256 digest in hexadecimal. */
export function hexDigest(text: string): string {
  return digest(text).toString('hex');
}
