import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config.js';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals the keys of services that people enter, so that a copy of the database gives none of them away. What they are sealed with is
 * `KEYS_SECRET`, else a secret that the data directory keeps, which copies of the stores do not hold.
 */
export class SealedKeys {
  private known: Buffer | undefined;

  constructor(private readonly config: Pick<Config, 'keysSecret' | 'dataDir'>) {}

  /** `of`: whose it is and for what; it opens for nothing else. */
  seal(key: string, of: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, this.secret(), nonce).setAAD(Buffer.from(of));
    const sealed = Buffer.concat([sealing.update(key, 'utf8'), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
  }

  /** Undefined for one that was sealed with another secret or for somebody else. */
  open(sealed: Buffer, of: string): string | undefined {
    try {
      const nonce = sealed.subarray(0, nonceBytes);
      const opening = createDecipheriv(cipher, this.secret(), nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(of))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        opening.update(sealed.subarray(nonceBytes + tagBytes)),
        opening.final(),
      ]).toString();
    } catch {
      return undefined;
    }
  }

  private secret(): Buffer {
    return (this.known ??= createHash('sha256').update(this.text()).digest());
  }

  private text(): string {
    const { keysSecret, dataDir } = this.config;
    if (keysSecret !== undefined) return keysSecret;
    const place = path.join(dataDir, 'keys-secret');
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(place, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return readFileSync(place, 'utf8').trim();
  }
}
