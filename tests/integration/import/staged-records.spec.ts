import { expect, it } from 'vitest';
import { insertUser } from '../support/test-users.js';
import { RecordingStore } from '../support/recording-store.js';
import { type FileContents, importContents } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

/** Imports the files for an account and returns the ClickHouse commands of the import. */
async function recordCommands(
  stores: TestStores,
  account: number,
  contents: FileContents,
): Promise<string[]> {
  const clickhouse = new RecordingStore(stores.clickhouse);
  await importContents({ ...stores, clickhouse }, contents, { owner: { account } });
  return clickhouse.commands;
}

const line = (row: object) => `${JSON.stringify({ position: 1, date: '2026-11-01', ...row })}\n`;
const results = ['gny', 'spb'].map((base) => line({ base, keyword: 'kettle', url: 'https://a.example/' }));
const ownRows = [
  'data_date,site_url,query,is_anonymized_query,country,search_type,device,impressions,clicks,sum_top_position',
  '2026-11-01,sc-domain:own.example,kettle,false,usa,WEB,MOBILE,10,1,20',
  '',
].join('\n');

const isStagingDeletion = (sql: string) => /^DROP TABLE IF EXISTS staging_\d+$/.test(sql);
const isStagingRead = (sql: string) => /FROM staging_\d+/.test(sql);
const isTableWrite = (sql: string) => sql.startsWith('INSERT INTO position_by_domain ');

it('staged records are deleted after the last database has read them, before its report tables are built', async () => {
  const stores = await openTestStores();
  const { id } = await insertUser(stores.postgres, { kind: 'team' });
  const commands = await recordCommands(stores, id, { 'results.ndjson': results.join('') });
  expect(commands.filter(isStagingDeletion)).toHaveLength(1);
  const deletionIndex = commands.findIndex(isStagingDeletion);
  expect(commands.findLastIndex(isStagingRead)).toBeLessThan(deletionIndex);
  // Before the deletion the first database is filled, and after it the last one.
  expect(commands.slice(0, deletionIndex).some(isTableWrite)).toBe(true);
  expect(commands.slice(deletionIndex).some(isTableWrite)).toBe(true);

  // First-party data is read from the staged records after all databases.
  const withFirstParty = await recordCommands(stores, id, {
    'results.ndjson': results.slice(0, 1).join('').replaceAll('kettle', 'teapot'),
    'own.csv': ownRows,
  });
  expect(withFirstParty.some(isStagingDeletion)).toBe(false);
  expect(withFirstParty.findLastIndex(isStagingRead)).toBeGreaterThan(
    withFirstParty.findLastIndex(isTableWrite),
  );
});
