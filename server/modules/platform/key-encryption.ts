import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config.js';
import { OperatorError } from '../../errors/operator-error.js';

const algorithm = 'aes-256-gcm';
/** First bytes of a ciphertext: marker and version of the key derivation. Older ciphertexts begin with their nonce. */
const header = Buffer.from('RSK2');
/** Separates the derived key from other uses of the secret. */
const derivationContext = 'rivalscope api keys v2';
/** Separates the key of digests. */
const digestContext = 'rivalscope digests v1';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** A shorter secret file is truncated, for example by a full disk. */
const minSecretLength = 32;

/**
 * Encrypts stored secrets with AES-256-GCM so that a database copy does not expose them. The secret is `KEYS_SECRET`
 * or a file of the data directory that backups exclude.
 */
export class KeyEncryption {
  private cachedKeys: { current: Buffer; legacy: Buffer } | undefined;

  constructor(private readonly config: Pick<Config, 'keysSecret' | 'dataDir'>) {}

  /** `context` binds the ciphertext to its owner and purpose (additional authenticated data). */
  encrypt(key: string, context: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const { current } = this.deriveKeys();
    const cipherStream = createCipheriv(algorithm, current, nonce).setAAD(Buffer.from(context));
    const encrypted = Buffer.concat([cipherStream.update(key, 'utf8'), cipherStream.final()]);
    return Buffer.concat([header, nonce, cipherStream.getAuthTag(), encrypted]);
  }

  /** Undefined if another secret or context was used. */
  decrypt(encrypted: Buffer, context: string): string | undefined {
    const { current, legacy } = this.deriveKeys();
    const isCurrent = encrypted.subarray(0, header.length).equals(header);
    const decrypted = isCurrent
      ? decryptWith(current, encrypted.subarray(header.length), context)
      : undefined;
    // A nonce of an older ciphertext may equal the header.
    return decrypted ?? decryptWith(legacy, encrypted, context);
  }

  /**
   * Keyed digest (HMAC-SHA-256) of a text with few possible values, such as a phone, which a plain digest would reveal.
   * `context` separates purposes.
   */
  digest(text: string, context: string): Buffer {
    const key = Buffer.from(hkdfSync('sha256', this.readSecretText(), '', digestContext, keyBytes));
    return createHmac('sha256', key)
      .update(JSON.stringify([context, text]))
      .digest();
  }

  private deriveKeys(): { current: Buffer; legacy: Buffer } {
    if (this.cachedKeys) return this.cachedKeys;
    const secret = this.readSecretText();
    const current = Buffer.from(hkdfSync('sha256', secret, '', derivationContext, keyBytes));
    const legacy = createHash('sha256').update(secret).digest();
    return (this.cachedKeys = { current, legacy });
  }

  private readSecretText(): string {
    const { keysSecret, dataDir } = this.config;
    if (keysSecret !== undefined) return keysSecret;
    const secretPath = path.join(dataDir, 'keys-secret');
    if (!existsSync(secretPath)) createSecretFile(secretPath);
    const secret = readFileSync(secretPath, 'utf8').trim();
    if (secret.length < minSecretLength) {
      throw new OperatorError(
        `${secretPath} is incomplete: restore it from a copy, or remove it and enter the keys of the services again.`,
      );
    }
    return secret;
  }
}

function decryptWith(secret: Buffer, encrypted: Buffer, context: string): string | undefined {
  try {
    const nonce = encrypted.subarray(0, nonceBytes);
    const decipher = createDecipheriv(algorithm, secret, nonce, { authTagLength: tagBytes })
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

/** Creates the file atomically. If another process created it first, its file remains. */
function createSecretFile(secretPath: string): void {
  mkdirSync(path.dirname(secretPath), { recursive: true, mode: 0o711 });
  const temporaryPath = `${secretPath}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(temporaryPath, randomBytes(48).toString('base64url'), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    linkSync(temporaryPath, secretPath);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryPath, { force: true });
  }
}
