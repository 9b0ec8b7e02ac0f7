import { randomBytes } from 'node:crypto';
import { digest } from './digest.js';

/** A secret that nobody guesses: 32 random bytes, of letters that stand in cookies and addresses as they are. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a random secret: it finds the row and gives nothing away. */
export function tokenHash(token: string): Buffer {
  return digest(token);
}
