import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config.js';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts provider keys with AES-256-GCM so that a database copy does not expose them. The secret is `KEYS_SECRET`
 * or a file of the data directory that backups exclude.
 */
export class KeyEncryption {
  private cachedSecret: Buffer | undefined;

  constructor(private readonly config: Pick<Config, 'keysSecret' | 'dataDir'>) {}

  /** `context` binds the ciphertext to its owner and purpose (additional authenticated data). */
  encrypt(key: string, context: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipherStream = createCipheriv(algorithm, this.readSecret(), nonce).setAAD(Buffer.from(context));
    const encrypted = Buffer.concat([cipherStream.update(key, 'utf8'), cipherStream.final()]);
    return Buffer.concat([nonce, cipherStream.getAuthTag(), encrypted]);
  }

  /** Undefined if another secret or context was used. */
  decrypt(encrypted: Buffer, context: string): string | undefined {
    try {
      const nonce = encrypted.subarray(0, nonceBytes);
      const decipher = createDecipheriv(algorithm, this.readSecret(), nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(context))
        .setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        decipher.update(encrypted.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]).toString();
    } catch {
      return undefined;
    }
  }

  private readSecret(): Buffer {
    return (this.cachedSecret ??= createHash('sha256').update(this.readSecretText()).digest());
  }

  private readSecretText(): string {
    const { keysSecret, dataDir } = this.config;
    if (keysSecret !== undefined) return keysSecret;
    const secretPath = path.join(dataDir, 'keys-secret');
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(secretPath, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return readFileSync(secretPath, 'utf8').trim();
  }
}
