import { expect, it } from 'vitest';
import { migrateStores } from '../../../server/stores/migrate.js';
import { openTestStores } from '../../support/stores.js';

it('stores opened by a newer version are rejected in one line and open again after a restore', async () => {
  const { postgres, clickhouse, log, config } = await openTestStores();
  const target = { database: config.clickhouseDatabase, cluster: undefined };
  const migrate = () => migrateStores({ postgres, clickhouse }, target, log);
  await postgres.query(
    `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'OfTomorrow9999999999999')`,
  );
  await expect(migrate()).rejects.toThrow(/opened by a newer version/);
  await postgres.query(`DELETE FROM migrations WHERE timestamp = 9999999999999`);
  await migrate();
  await clickhouse.command(
    `INSERT INTO schema_migration (version, name, checksum) VALUES (9999, '9999-of-tomorrow.sql', '')`,
  );
  await expect(migrate()).rejects.toThrow(/opened by a newer version/);
  await clickhouse.command('ALTER TABLE schema_migration DELETE WHERE version = 9999', {
    settings: { mutations_sync: '2' },
  });
  await migrate();
});
