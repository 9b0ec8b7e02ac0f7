import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { getOrCreateSetting } from '../../stores/postgres/get-or-create-setting.js';

/** Key of the CSRF tokens: pages stay good when the server starts again, and for every process. */
export async function loadCsrfKey(postgres: DataSource): Promise<Buffer> {
  const key = await getOrCreateSetting(postgres, 'csrf_key', () => randomBytes(32).toString('base64url'));
  return Buffer.from(key, 'base64url');
}
