import { expect, it } from 'vitest';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openTestStores } from '../../support/stores.js';

it(
  'of a Turkish database have a dotless i for a capital I, and every İ becomes i',
  { timeout: 240_000 },
  async () => {
    const stores = await openTestStores();
    await stores.postgres.query(
      `INSERT INTO base (id, code, name, engine, lng, caption, short, currency, priority)
     VALUES (900, 'ist', 'Google Istanbul', 'google', 'tr', 'Google Стамбул', 'Стамбул', 'TRY', 900)`,
    );
    const text = 'keyword,ws,base\nİSTANBUL KIRALIK,10,ist\nİSTANBUL KIRALIK,20,gny\ni\u0307zmir,30,gny\n';
    await importContents(stores, { 'keywords.csv': text });
    const wordsOf = async (base: string) => {
      const select = `SELECT word FROM keyword WHERE ${published} ORDER BY ws`;
      return (await publishedRows<{ word: string }>(stores, base, select)).map(({ word }) => word);
    };
    expect(await wordsOf('ist')).toEqual(['istanbul kıralık']);
    expect(await wordsOf('gny')).toEqual(['istanbul kiralik', 'izmir']);
  },
);
