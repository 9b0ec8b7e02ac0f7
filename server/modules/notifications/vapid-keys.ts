import type { DataSource } from 'typeorm';
import webPush, { type VapidKeys } from 'web-push';

const name = 'vapid-keys';
const cache = new WeakMap<DataSource, Promise<VapidKeys>>();

/**
 * The keys by which push services know this installation: made once, as browsers that have subscribed with them take messages
 * of no others.
 */
export function vapidKeys(postgres: DataSource): Promise<VapidKeys> {
  const known = cache.get(postgres) ?? readOrMake(postgres);
  cache.set(postgres, known);
  known.catch(() => cache.delete(postgres));
  return known;
}

async function readOrMake(postgres: DataSource): Promise<VapidKeys> {
  await postgres.query(
    'INSERT INTO setting (name, value) VALUES ($1, $2::jsonb) ON CONFLICT (name) DO NOTHING',
    [name, JSON.stringify(webPush.generateVAPIDKeys())],
  );
  const [setting]: { value: VapidKeys }[] = await postgres.query(
    'SELECT value FROM setting WHERE name = $1',
    [name],
  );
  if (!setting) throw new Error('The keys of push messages are missing.');
  return setting.value;
}
