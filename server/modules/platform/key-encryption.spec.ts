import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../../errors/operator-error.js';
import { KeyEncryption } from './key-encryption.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'rivalscope-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const create = () => new KeyEncryption({ keysSecret: undefined, dataDir });

describe('the secret of stored keys', () => {
  it('is created once as a private file, without remains', () => {
    const encrypted = create().encrypt('service key', 'account 1');
    expect(create().decrypt(encrypted, 'account 1')).toBe('service key');
    expect(create().decrypt(encrypted, 'account 2')).toBeUndefined();
    expect(readdirSync(dataDir)).toEqual(['keys-secret']);
    expect(statSync(path.join(dataDir, 'keys-secret')).mode & 0o777).toBe(0o600);
  });

  it('derives the key with HKDF and still decrypts keys that an earlier version encrypted', () => {
    const keysSecret = 'a secret of at least thirty-two characters';
    const encryption = new KeyEncryption({ keysSecret, dataDir });
    const digest = createHash('sha256').update(keysSecret).digest();
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', digest, nonce).setAAD(Buffer.from('account 1'));
    const text = Buffer.concat([cipher.update('service key'), cipher.final()]);
    const legacy = Buffer.concat([nonce, cipher.getAuthTag(), text]);
    expect(encryption.decrypt(legacy, 'account 1')).toBe('service key');
    expect(encryption.decrypt(legacy, 'account 2')).toBeUndefined();
    const current = encryption.encrypt('service key', 'account 1');
    expect(current.subarray(0, 4).toString()).toBe('RSK2');
    expect(encryption.decrypt(current, 'account 1')).toBe('service key');
    const otherSecret = { keysSecret: 'another secret of at least 32 characters', dataDir };
    expect(new KeyEncryption(otherSecret).decrypt(current, 'account 1')).toBeUndefined();
  });

  it('is rejected and preserved if its file is empty or truncated', () => {
    for (const truncated of ['', ' \n', 'a'.repeat(31)]) {
      writeFileSync(path.join(dataDir, 'keys-secret'), truncated);
      expect(() => create().encrypt('service key', 'account 1')).toThrow(OperatorError);
      expect(() => create().decrypt(Buffer.alloc(64), 'account 1')).toThrow(/keys-secret is incomplete/);
      expect(readFileSync(path.join(dataDir, 'keys-secret'), 'utf8')).toBe(truncated);
    }
  });
});
