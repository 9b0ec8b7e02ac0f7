import type { DataSource } from 'typeorm';
import webPush, { type VapidKeys } from 'web-push';
import { getOrCreateSetting } from '../../stores/postgres/get-or-create-setting.js';

const cache = new WeakMap<DataSource, Promise<VapidKeys>>();

/**
 * The keys by which push services know this installation: made once, as browsers that have subscribed with them take messages
 * of no others.
 */
export function vapidKeys(postgres: DataSource): Promise<VapidKeys> {
  const keys =
    cache.get(postgres) ?? getOrCreateSetting(postgres, 'vapid-keys', () => webPush.generateVAPIDKeys());
  cache.set(postgres, keys);
  keys.catch(() => cache.delete(postgres));
  return keys;
}
