import { randomBytes } from 'node:crypto';
import { digest } from './digest.js';

/** A secret of 32 random bytes, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Digest under which a random secret is stored. */
export function hashToken(token: string): Buffer {
  return digest(token);
}
