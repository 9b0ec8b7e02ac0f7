import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses: 32 random bytes, of letters that stand in cookies and addresses as they are. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a random secret: it finds the row and gives nothing away. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
