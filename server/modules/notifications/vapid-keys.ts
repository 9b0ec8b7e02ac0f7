import type { DataSource } from 'typeorm';
import webPush, { type VapidKeys } from 'web-push';
import { getOrCreateSetting } from '../../stores/postgres/get-or-create-setting.js';

const cache = new WeakMap<DataSource, Promise<VapidKeys>>();

/** VAPID keys of this installation. They are created once because existing subscriptions are bound to them. */
export function getVapidKeys(postgres: DataSource): Promise<VapidKeys> {
  const keys =
    cache.get(postgres) ?? getOrCreateSetting(postgres, 'vapid-keys', () => webPush.generateVAPIDKeys());
  cache.set(postgres, keys);
  keys.catch(() => cache.delete(postgres));
  return keys;
}
