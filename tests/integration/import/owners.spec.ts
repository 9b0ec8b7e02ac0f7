import { identifierKinds } from '../../../server/contract/reports/identifier-kinds.js';
import { beforeAll, expect, it } from 'vitest';
import { normaliseOwnerId, normaliseOwnerIdSql } from '../../../server/reports/engine/normalise-owner-id.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;

beforeAll(async () => {
  stores = await openTestStores();
});

const date = '2026-11-01';

const line = (record: object) => `${JSON.stringify({ ...record, date, base: 'gny' })}\n`;

const hosts = [
  'kettles.example',
  'shop.kettles.example',
  'a.shop.kettles.example',
  'pots.co.uk',
  'pans.example',
];

const results = hosts
  .map((host, index) =>
    line({ type: 'organic', keyword: 'kettle', position: index + 1, url: `https://${host}/` }),
  )
  .join('');

const sites = [
  { domain: 'kettles.example', adsense_id: 'ca-pub-12', analytics_id: 'UA-5-1' },
  { domain: 'pots.co.uk', adsense_id: 'pub-12', analytics_id: 'ua-5-2', relap_id: 'AB' },
  { domain: 'pans.example', leadia_id: '7' },
  { domain: 'no.positions.example', adsense_id: 'pub-12' },
]
  .map((site) => line({ type: 'site', ...site }))
  .join('');

it('an import assigns each domain to its identifiers and its parent domains', async () => {
  await importContents(stores, { 'owners.ndjson': results + sites });
  const rows = await publishedRows<{ kind: string; owner: string; name: string }>(
    stores,
    'gny',
    `SELECT toString(kind) AS kind, name, owner_key = domain_id AS own,
       (SELECT groupArray((name, domain_id)) FROM domain WHERE ${published}) AS known,
       arrayFirst(one -> one.2 = owner_key, known).1 AS owner
     FROM domain_by_owner WHERE ${published}`,
  );
  const pairs = rows.map(({ kind, name, owner }) => [kind, name, owner].join(' ').trim()).sort();
  expect(pairs).toEqual(
    [
      'adsense kettles.example',
      'adsense pots.co.uk',
      'analytics kettles.example',
      'analytics pots.co.uk',
      'relap pots.co.uk',
      'leadia pans.example',
      'parent shop.kettles.example kettles.example',
      'parent a.shop.kettles.example kettles.example',
      'parent a.shop.kettles.example shop.kettles.example',
    ].sort(),
  );
  const [counted] = await publishedRows<{ owners: number }>(
    stores,
    'gny',
    `SELECT uniqExact(kind, owner_key) AS owners FROM domain_by_owner WHERE ${published} AND kind IN ('adsense', 'analytics')`,
  );
  expect(counted?.owners).toBe(2);
});

it('the store and the API normalize an identifier in the same way', async () => {
  const written = [
    'pub-12',
    'ca-pub-12',
    'CA-PUB-12',
    'partner-pub-12',
    '12',
    'UA-5-1',
    'ua-5',
    'G-Ab1',
    ' Fe 1 ',
  ];
  for (const kind of identifierKinds) {
    const { rows } = await stores.clickhouse.query<{ form: string }>(
      `SELECT ${normaliseOwnerIdSql(kind, 'arrayJoin({written:Array(String)})')} AS form`,
      { parameters: { written } },
    );
    expect(rows.map(({ form }) => form)).toEqual(written.map((text) => normaliseOwnerId(kind, text)));
  }
});
