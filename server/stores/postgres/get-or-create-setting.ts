import type { DataSource } from 'typeorm';

/** What an installation makes once and keeps for every process and every start, as a key: the first that is made stays. */
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
