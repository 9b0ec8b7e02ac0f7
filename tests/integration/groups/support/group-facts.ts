import { importContents, published, publishedRows } from '../../../support/import-files.js';
import type { TestStores } from '../../../support/stores.js';
import { createWorld } from '../../reports/support/world.js';

export const modelChannels = ['organic', 'context'] as const;
export type ModelChannel = (typeof modelChannels)[number];

/** Database attributes of a keyword. */
export interface ModelKeyword {
  word: string;
  ws: number;
  wsk: number;
  numwords: number;
  isgeo: number;
  isquest: number;
}

/** Content of a database as plain rows. */
export interface GroupFacts {
  keywords: readonly ModelKeyword[];
  rankings: Readonly<Record<ModelChannel, readonly { domain: string; word: string; pos: number }[]>>;
}

/** Imports the test data as search results and ads of one date. */
export async function importWorld(
  stores: TestStores,
  base: string,
  seed: number,
  date: string,
): Promise<void> {
  const { keywords, results, ads } = createWorld(seed);
  const lines = [
    ...keywords.map(({ word, ws, wsk }) => ({ type: 'keyword', keyword: word, ws, wsk })),
    ...results.map(({ word, domain, path, pos }) => ({
      type: 'organic',
      keyword: word,
      position: pos,
      url: `https://${domain}${path}`,
    })),
    ...ads.map(({ word, domain, path, pos, title }) => ({
      type: 'ad',
      keyword: word,
      position: pos,
      url: `https://${domain}${path}`,
      title,
    })),
  ];
  const content = lines.map((line) => JSON.stringify(line)).join('\n');
  await importContents(stores, { 'world.ndjson': content }, { base, date });
}

/** Content of the database after its latest import. */
export async function readPublishedFacts(stores: TestStores, base: string): Promise<GroupFacts> {
  const places = (table: string) =>
    publishedRows<{ domain: string; word: string; pos: number }>(
      stores,
      base,
      `SELECT host.name AS domain, word, pos FROM ${table} JOIN host ON host.domain_id = ${table}.domain_id WHERE ${published}`,
    );
  return {
    keywords: await publishedRows<ModelKeyword>(
      stores,
      base,
      `SELECT word, ws, wsk, numwords, isgeo, isquest FROM keyword WHERE ${published}`,
    ),
    rankings: { organic: await places('position_by_domain'), context: await places('ad_by_domain') },
  };
}
