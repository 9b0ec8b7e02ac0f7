import { beforeAll, describe, expect, it } from 'vitest';
import { OwnSiteCatalogue } from '../../../server/modules/own-sites/own-site-catalogue.js';
import { BaseCatalogue } from '../../../server/modules/databases/base-catalogue.service.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { reportOf } from '../../../server/reports/report-registry.js';
import { makePerson, type TestPerson } from '../support/people.js';
import { importContents, type FileContents } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
let owner: TestPerson;
beforeAll(async () => {
  stores = await openTestStores();
  owner = await makePerson(stores.postgres, { kind: 'team' });
});

/** The rows of a report as a person reads them. */
async function rowsFor(person: { id: number }, id: string, query: ReportQuery) {
  const page = await runReport(
    reportOf(id),
    { perPage: 500, ...query },
    { ...unlimitedViewer, ownerId: person.id },
    {
      clickhouse: stores.clickhouse,
      bases: new BaseCatalogue(stores.postgres),
      own: new OwnSiteCatalogue(stores.postgres),
    },
  );
  return page.rows;
}
const importFor = (person: TestPerson, contents: FileContents, domain?: string) =>
  importContents(stores, contents, { owner: { account: person.id }, domain });

const bulkHeader =
  'data_date,site_url,query,is_anonymized_query,country,search_type,device,impressions,clicks,sum_top_position';

describe('what a search engine tells the owner of a site', () => {
  it('adds up over days, weighted by impressions, and keeps queries without words apart', async () => {
    const summary = await importFor(owner, {
      'site.csv': [
        bulkHeader,
        '2026-11-01,sc-domain:weighted.example,red kettle,false,usa,WEB,MOBILE,100,10,200',
        '2026-11-02,sc-domain:weighted.example,red kettle,false,usa,WEB,DESKTOP,300,3,2700',
        '2026-11-02,sc-domain:weighted.example,red kettle,false,deu,IMAGE,DESKTOP,50,3,0',
        '2026-11-02,sc-domain:weighted.example,,true,usa,WEB,DESKTOP,40,4,40',
        '',
      ].join('\n'),
    });
    expect(summary).toMatchObject({
      own: 4,
      ownSites: [
        {
          site: 'weighted.example',
          source: 'search-console',
          from: '2026-11-01',
          to: '2026-11-02',
          changed: true,
        },
      ],
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
});
