import { createFirstPartyExtension } from '../../../server/reports/first-party/first-party.extension.js';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { importFiles } from '../../../server/ingest/import-files.js';
import type { ImportSummary } from '../../../server/ingest/import-summary.js';
import { OwnSiteCatalogue } from '../../../server/modules/own-sites/own-site-catalogue.js';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { requireReport } from '../../../server/reports/report-registry.js';
import { insertUser, type TestUser } from '../support/test-users.js';
import { importContents, writeFiles, type FileContents } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
let owner: TestUser;
let summary: ImportSummary;
beforeAll(async () => {
  stores = await openTestStores();
  owner = await insertUser(stores.postgres, { kind: 'team' });
  const [bulk = '', cutOff = '', archive = ''] = await writeFiles(stores, {
    'site.csv': bulkRows.join('\n'),
    'Queries.csv': cutOffRows.join('\n'),
    [archiveName]: archiveOfTotals,
  });
  const files = [{ path: bulk }, { path: cutOff, domain: 'cut.example' }, { path: archive }];
  summary = await importFiles(stores, stores.config, { files, owner: { account: owner.id } });
});

/** A report as a user reads it. */
function pageFor(user: { id: number }, id: string, query: ReportQuery) {
  return runReport(
    requireReport(id),
    { perPage: 500, ...query },
    { ...unlimitedViewer, ownerId: user.id },
    {
      clickhouse: stores.clickhouse,
      bases: new BaseCatalogueService(stores.postgres),
      extensions: { firstParty: createFirstPartyExtension(new OwnSiteCatalogue(stores.postgres)) },
    },
  );
}
const rowsFor = async (...pageArguments: Parameters<typeof pageFor>) =>
  (await pageFor(...pageArguments)).rows;
const readNotes = async (...pageArguments: Parameters<typeof pageFor>) =>
  (await pageFor(...pageArguments)).notes.map(({ en }) => en);
const importFor = (user: TestUser, contents: FileContents, domain?: string) =>
  importContents(stores, contents, { owner: { account: user.id }, domain });

const bulkRows = [
  'data_date,site_url,query,is_anonymized_query,country,search_type,device,impressions,clicks,sum_top_position',
  '2026-11-01,sc-domain:weighted.example,red kettle,false,usa,WEB,MOBILE,100,10,200',
  '2026-11-02,sc-domain:weighted.example,red kettle,false,usa,WEB,DESKTOP,300,3,2700',
  '2026-11-02,sc-domain:weighted.example,red kettle,false,deu,IMAGE,DESKTOP,50,3,0',
  '2026-11-02,sc-domain:weighted.example,,true,usa,WEB,DESKTOP,40,4,40',
  '',
];

const queryHeader = 'Top queries,Clicks,Impressions,CTR,Position';
const cutOffRows = [
  queryHeader,
  ...Array.from({ length: 1000 }, (_, index) => `query ${index},1,10,10%,2`),
  '',
];

const totalsSite = 'totals.example';
const archiveName = `${totalsSite}-Performance-on-Search-2026-10-04.zip`;
const archiveOfTotals = Buffer.from(
  zipSync(
    Object.fromEntries(
      Object.entries({
        'Queries.csv': `${queryHeader}\nred kettle,8,100,8%,2\nblue kettle,1,50,2%,4\n`,
        'Pages.csv': `Top pages,Clicks,Impressions,CTR,Position\nhttps://www.${totalsSite}/red,6,70,8.57%,2\nhttps://${totalsSite}/blue,3,90,3.33%,3\n`,
        'Chart.csv':
          'Date,Clicks,Impressions,CTR,Position\n2026-10-01,4,60,6.67%,2\n2026-10-02,5,80,6.25%,3\n',
        'Devices.csv': 'Device,Clicks,Impressions,CTR,Position\nMobile,6,100,6%,2\nDesktop,3,40,7.5%,3\n',
        'Countries.csv': 'Country,Clicks,Impressions,CTR,Position\nUnited States,9,140,6.43%,2.4\n',
      }).map(([name, text]) => [name, Buffer.from(text)]),
    ),
  ),
);

describe('first-party data of a search engine', () => {
  it('adds up over days weighted by impressions, with a separate total for hidden queries', async () => {
    expect(summary).toMatchObject({ own: 4 + 1000 + 9, rejected: 0 });
    expect(summary.ownSites).toContainEqual({
      site: 'weighted.example',
      source: 'search-console',
      from: '2026-11-01',
      to: '2026-11-02',
      changed: true,
    });
    expect(await rowsFor(owner, 'own-queries', { domain: 'weighted.example' })).toMatchObject([
      // (200 + 100 + 2700 + 300) / 400
      { word: 'red kettle', clicks: 13, impressions: 400, ctr: 3.25, position: 8.25 },
    ]);
    expect(await rowsFor(owner, 'own-days', { domain: 'weighted.example' })).toEqual([
      { day: '2026-11-02', clicks: 7, impressions: 340, ctr: 2.06, position: 9.06 },
      { day: '2026-11-01', clicks: 10, impressions: 100, ctr: 10, position: 3 },
    ]);
  });

  it('reports the dates, the importer, cut-off rows and hidden queries', async () => {
    const site = 'cut.example';
    const [period, cut] = await readNotes(owner, 'own-queries', { domain: site });
    expect(period).toMatch(/^Search Console, total of a period until \d+ \w+ \d{4}\.$/);
    expect(cut).toContain('exactly 1,000 rows');
    expect(await readNotes(owner, 'own-queries', { domain: 'weighted.example' })).toEqual([
      'Search Console, 1 Nov 2026 – 2 Nov 2026.',
      'Not included in the rows: anonymised queries with 4 clicks and 40 impressions.',
    ]);
    const otherAccount = { id: 0 };
    expect(await readNotes(otherAccount, 'own-queries', { domain: site })).toEqual(
      await readNotes(otherAccount, 'own-queries', { domain: 'nobodys.example' }),
    );
  });

  it('counts each row of a query table once, whatever other files it is read with', async () => {
    const rows = [
      'red kettle,4,100,4%,2',
      'blue kettle,1,50,2%,71.4',
      'long kettle,0,2,0%,12',
      ',3,40,7.5%,9',
      `${'a'.repeat(1001)},0,1,0%,3`,
      'odd kettle,0,1,0%,',
    ];
    const text = [queryHeader, ...rows, ''].join('\n');
    const ofTable = await importFor(owner, { 'Queries.csv': text }, 'once.example');
    const { records, taken, stored, duplicates, outsideDepth, own, rejected } = ofTable;
    expect({ records, taken, stored, duplicates, outsideDepth, own, rejected }).toEqual({
      records: rows.length,
      taken: rows.length - 1,
      stored: 0,
      duplicates: 0,
      outsideDepth: 0,
      own: rows.length - 1,
      rejected: 1,
    });
    expect(ofTable.files.map((file) => file.rejected)).toEqual([1]);
    // The database still gets the positions.
    expect(ofTable.keywords).toBe(3);
    expect(ofTable.snapshots).toMatchObject([{ results: 3 }]);
  });

  it('stores period totals separately from days and recognizes repeated files', async () => {
    const site = totalsSite;
    expect(summary.ownSites).toContainEqual({
      site,
      source: 'search-console',
      from: '2026-10-01',
      to: '2026-10-02',
      changed: true,
    });
    const read = async () => ({
      queries: await rowsFor(owner, 'own-queries', { domain: site }),
      pages: await rowsFor(owner, 'own-pages', { domain: site }),
      days: await rowsFor(owner, 'own-days', { domain: site }),
      devices: await rowsFor(owner, 'own-devices', { domain: site }),
      countries: await rowsFor(owner, 'own-countries', { domain: site }),
      period: (await readNotes(owner, 'own-queries', { domain: site }))[0],
    });
    const sitesOf = await read();
    expect(sitesOf).toMatchObject({
      queries: [
        { word: 'red kettle', clicks: 8, impressions: 100, position: 2 },
        { word: 'blue kettle', clicks: 1, impressions: 50, position: 4 },
      ],
      pages: [
        { address: `https://www.${site}/red`, clicks: 6 },
        { address: `https://${site}/blue`, clicks: 3 },
      ],
      days: [
        { day: '2026-10-02', clicks: 5, impressions: 80 },
        { day: '2026-10-01', clicks: 4, impressions: 60 },
      ],
      devices: [
        { device: 'mobile', clicks: 6 },
        { device: 'desktop', clicks: 3 },
      ],
      countries: [{ country: 'United States', impressions: 140 }],
      period: 'Search Console, total of 1 Oct 2026 – 2 Oct 2026.',
    });
    const repeated = await importFor(owner, { [archiveName]: archiveOfTotals });
    expect(repeated.ownSites).toMatchObject([{ site, changed: false }]);
    expect(await read()).toEqual(sitesOf);
    // A later file replaces only its own day.
    const later = { 'Chart.csv': 'Date,Clicks,Impressions,CTR,Position\n2026-10-02,9,99,9.09%,1\n' };
    await importFor(owner, later, site);
    const changed = await read();
    expect(changed).toEqual({
      ...sitesOf,
      days: [{ day: '2026-10-02', clicks: 9, impressions: 99, ctr: 9.09, position: 1 }, sitesOf.days[1]],
    });
  });
});
