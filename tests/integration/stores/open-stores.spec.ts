import { beforeAll, describe, expect, it } from 'vitest';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import { openOwnServers, type TestStores } from '../../support/stores.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openOwnServers();
});

describe('the embedded stores', () => {
  it('respond after the start', async () => {
    expect(await stores.clickhouse.ping()).toBe(true);
    expect(await stores.postgres.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('contain the tables of the migrations', async () => {
    const { rows } = await stores.clickhouse.query<{ name: string }>(
      'SELECT name FROM system.tables WHERE database = currentDatabase()',
    );
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['result', 'keyword', 'position_by_domain', 'domain', 'schema_migration']),
    );
  });

  it('list the documented databases with the default first', async () => {
    const bases = new BaseCatalogueService(stores.postgres);
    const all = await bases.list();
    expect(all).toHaveLength(25);
    expect(all[0]).toMatchObject({
      code: 'gny',
      name: 'Google New York',
      engine: 'google',
      lng: 'en',
      generation: 0,
      positionsDate: null,
    });
    expect((await bases.byCode()).code).toBe('gny');
    expect((await bases.byCode('MSK')).engine).toBe('yandex');
    await expect(bases.byCode('nowhere')).rejects.toMatchObject({ code: 'UNKNOWN_BASE' });
  });
});
