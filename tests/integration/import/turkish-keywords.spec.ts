import { expect, it } from 'vitest';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import { keywordSearch } from '../../../server/reports/definitions/keywords/keyword-search.report.js';
import { prepareReport } from '../../../server/reports/engine/prepare-report.js';
import { runPrepared } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
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
    const text =
      'keyword,ws,base\nİSTANBUL KIRALIK,10,ist\nI\u0307ZMİR ILIK,11,ist\nİSTANBUL KIRALIK,20,gny\ni\u0307zmir,30,gny\n';
    await importContents(stores, { 'keywords.csv': text });
    const wordsOf = async (base: string) => {
      const select = `SELECT word FROM keyword WHERE ${published} ORDER BY ws`;
      return (await publishedRows<{ word: string }>(stores, base, select)).map(({ word }) => word);
    };
    expect(await wordsOf('ist')).toEqual(['istanbul kıralık', 'izmir ılık']);
    expect(await wordsOf('gny')).toEqual(['istanbul kiralik', 'izmir']);

    const deps = { clickhouse: stores.clickhouse, bases: new BaseCatalogueService(stores.postgres) };
    const find = async (base: string, request: object) => {
      const query = { base, columns: ['word'], sort: 'ws|asc', ...request };
      const report = await prepareReport(keywordSearch, query, { viewer: unlimitedViewer, deps });
      return (await runPrepared(report, deps)).rows.map(({ word }) => word);
    };
    for (const filter of [
      'word LIKE KIRALIK',
      'word = İSTANBUL KIRALIK',
      'word STARTSWITH İstanbul',
      'word ONE OF İSTANBUL KIRALIK',
      'word MATCH KIRALIK',
    ]) {
      expect([filter, await find('ist', { filter })]).toEqual([filter, ['istanbul kıralık']]);
      expect([filter, await find('gny', { filter })]).toEqual([filter, ['istanbul kiralik']]);
    }
    const phrases = (text: string) => ({ arguments: { phrases: [text] } });
    expect(await find('ist', phrases('KIRALIK'))).toEqual(['istanbul kıralık']);
    expect(await find('ist', phrases('İSTANBUL'))).toEqual(['istanbul kıralık']);
    expect(await find('gny', phrases('KIRALIK İSTANBUL -IZMIR'))).toEqual([]);
    expect(await find('gny', phrases('İSTANBUL KIRALIK'))).toEqual(['istanbul kiralik']);
    expect(await find('ist', { arguments: { phrases: ['İZMİR'], minusWords: ['ILIK'] } })).toEqual([]);
  },
);
