import { createHash } from 'node:crypto';

/** SHA-256 of a text: the same for the same text, and nothing of the text shows in it. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The same in hexadecimal letters. */
export function hexDigest(text: string): string {
  return digest(text).toString('hex');
}
