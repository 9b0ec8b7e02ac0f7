import { expect, it } from 'vitest';
import { migrateStores } from '../../../server/stores/migrate.js';
import { openTestStores } from '../../support/stores.js';

it('stores that a newer version has opened are refused in one line, and opened again once they are back', async () => {
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
