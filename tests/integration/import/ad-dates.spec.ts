import { expect, it } from 'vitest';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openTestStores } from '../../support/stores.js';

/** An ad with the snapshots that contain it. */
interface ImportedAd {
  domain: string;
  title: string;
  dates: string[];
}

const ads: readonly ImportedAd[] = [
  { domain: 'kettles.example', title: 'Kettles that sing', dates: ['2026-09-01', '2026-11-01'] },
  { domain: 'kettles.example', title: 'Kettles on sale', dates: ['2026-10-01'] },
  { domain: 'pots.example', title: 'Pots of iron', dates: ['2026-11-01', '2026-10-01'] },
];

const fileOf = (date: string) =>
  ads
    .filter(({ dates }) => dates.includes(date))
    .map(({ domain, title }, index) =>
      JSON.stringify({
        type: 'ad',
        keyword: 'kettle',
        place: 'top',
        position: index + 1,
        url: `https://${domain}/sale`,
        title,
        snippet: 'Every day',
        date,
        base: 'msk',
      }),
    )
    .join('\n');

it('the first and last dates of an ad match the retained snapshots in any import order', async () => {
  const stores = await openTestStores();
  await importContents(stores, { 'ads.ndjson': fileOf('2026-10-01') });
  await importContents(stores, {
    'newer.ndjson': fileOf('2026-11-01'),
    'older.ndjson': fileOf('2026-09-01'),
  });
  const rows = await publishedRows<{ name: string; first: string; last: string; ads: number }>(
    stores,
    'msk',
    `SELECT host.name AS name, first_seen AS first, last_seen AS last, count() AS ads
     FROM ad_seen INNER JOIN (SELECT domain_id, any(name) AS name FROM host GROUP BY domain_id) AS host USING (domain_id)
     WHERE ${published} GROUP BY name, ad_id, first, last ORDER BY name, first`,
  );
  const adDates = ads.map(({ domain, dates }) => ({
    name: domain,
    first: [...dates].sort().at(0),
    last: [...dates].sort().at(-1),
    ads: 1,
  }));
  expect(rows).toEqual(adDates);
});
