import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { getOrCreateSetting } from '../../stores/postgres/get-or-create-setting.js';

/** Loads the key that signs CSRF tokens. It is stored, so pages stay valid across restarts and processes. */
export async function loadCsrfKey(postgres: DataSource): Promise<Buffer> {
  const key = await getOrCreateSetting(postgres, 'csrf_key', () => randomBytes(32).toString('base64url'));
  return Buffer.from(key, 'base64url');
}
