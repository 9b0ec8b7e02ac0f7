import type { DataSource } from 'typeorm';

/** Reads an installation-wide setting and creates it on first use. Concurrent processes agree on the first value. */
export async function getOrCreateSetting<Value>(
  postgres: DataSource,
  name: string,
  create: () => Value,
): Promise<Value> {
  await postgres.query(
    'INSERT INTO setting (name, value) VALUES ($1, $2::jsonb) ON CONFLICT (name) DO NOTHING',
    [name, JSON.stringify(create())],
  );
  const [setting]: { value: Value }[] = await postgres.query('SELECT value FROM setting WHERE name = $1', [
    name,
  ]);
  if (!setting) throw new Error(`The setting ${name} was not kept.`);
  return setting.value;
}
