import { beforeAll, describe, expect, it } from 'vitest';
import {
  readOrganicCompetitors,
  readPaidCompetitors,
} from '../../../server/modules/dashboards/competitors.js';
import { readDomainDashboard } from '../../../server/modules/dashboards/domain-dashboard.js';
import { readAdHistory } from '../../../server/modules/dashboards/domain-history.js';
import { readKeywordDashboard } from '../../../server/modules/dashboards/keyword-dashboard.js';
import { readPositionHistory } from '../../../server/modules/dashboards/position-history.js';
import { readReportCounts } from '../../../server/modules/dashboards/report-counts.js';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { adCompetitors } from '../../../server/reports/definitions/paid/ad-competitors.report.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { sortRows } from './support/evaluate.js';
import { baseWithOlderResults } from './support/fill-with-world.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';
import { domainTotals, pageTotals } from './support/totals.js';

let fixture: ReportWorld;
const summaryContext = () => ({ viewer: unlimitedViewer, reports: fixture.deps });
const snapshots = [501, 502, 503, 504];

beforeAll(async () => {
  fixture = await openReportWorld();
  const { clickhouse, bases } = fixture.deps;
  const { id: base } = await bases.byCode('gny');
  const dates = ['2026-08-03', '2026-09-02', '2026-09-20', '2026-10-01'];
  for (const [index, id] of snapshots.entries()) {
    await fixture.stores.postgres.query(
      "INSERT INTO snapshot (id, base_id, date, state) VALUES ($1, $2, $3, 'published')",
      [id, base, dates[index]],
    );
  }
  await fixture.stores.postgres.query(
    "INSERT INTO snapshot (id, base_id, date, state) VALUES (599, $1, '2026-11-01', 'building')",
    [base],
  );
  const insert = (table: string, rows: object[]) =>
    clickhouse.insert(
      `INSERT INTO ${table} FORMAT JSONEachRow`,
      rows.map((row) => JSON.stringify({ base, ...row })).join('\n'),
    );
  const keyword_id = fixture.ids.keyword('buy phone');
  const createResult = (snapshot: number, domain: string, pos: number) => ({
    snapshot,
    keyword_id,
    pos,
    domain_id: fixture.ids.domain(domain),
    path: '/',
    title: `${domain} ${pos}`,
  });
  await insert('result', [
    createResult(501, 'alpha.example', 9),
    createResult(501, 'alpha.example', 4),
    createResult(502, 'alpha.example', 7),
    createResult(503, 'beta.example', 1),
    createResult(599, 'alpha.example', 1),
  ]);
  const volume = (snapshot: number, ws: number | null) => ({ snapshot, keyword_id, has_results: 1, ws });
  await insert('keyword_fact', [volume(501, 300), volume(502, null), volume(503, 400), volume(599, 999)]);
  const ad = (domain: string, word: string, ad_id: number, pos: number) => ({
    generation: 7,
    domain_id: fixture.ids.domain(domain),
    ad_id,
    keyword_id: fixture.ids.keyword(word),
    pos,
    top: pos < 3 ? 1 : 0,
    title: `Ad ${ad_id}`,
    text: 'Text',
    links: ['one', 'two'],
    facts: ['fast'],
    word,
    ws: 100 + pos,
    wsk: 50,
    cpc_min: 1.01,
    cpc_max: 2.02,
  });
  const [first = '', second = '', third = ''] = fixture.world.keywords.map(({ word }) => word);
  await insert('ad_by_domain', [
    ad('alpha.example', first, 1, 2),
    ad('alpha.example', first, 2, 4),
    ad('alpha.example', second, 1, 1),
    ad('beta.example', first, 9, 1),
    ad('beta.example', second, 9, 2),
    ad('gamma.example', second, 8, 3),
    ad('delta.example', third, 7, 1),
  ]);
  await insert('domain_history', [
    {
      generation: 7,
      domain_id: fixture.ids.domain('alpha.example'),
      date: '2026-10-01',
      it50: 12,
      vis: 10.6,
      pages: 3,
    },
    {
      generation: 7,
      domain_id: fixture.ids.domain('alpha.example'),
      date: '2026-09-02',
      it50: 10,
      vis: 9.4,
      pages: 2,
    },
    { generation: 8, domain_id: fixture.ids.domain('alpha.example'), date: '2026-10-01', it50: 99 },
  ]);
});

const totalsOf = (name: string) => domainTotals(fixture.world).find((domain) => domain.name === name);

describe('domain dashboard', () => {
  it('shows totals, the top of the reports and the history', async () => {
    const dashboard = await readDomainDashboard('https://www.ALPHA.example/', undefined, summaryContext());
    const totals = totalsOf('alpha.example');
    expect(dashboard).toMatchObject({
      name: 'alpha.example',
      base: 'gny',
      it1: totals?.it1,
      it50: totals?.it50,
      restop5: (totals?.it50 ?? 0) - (totals?.it5 ?? 0),
      vis: Math.round(totals?.vis ?? 0),
      topvis: totals?.vis_rank,
      pagesinindex: totals?.pages,
      parentid: null,
      dr: null,
      iconUrl: null,
      aiState: null,
    });
    const keys = sortRows(fixture.oracle.organicKeywords('alpha.example'), [
      { column: 'ws', direction: 'desc' },
    ]).slice(0, 10);
    const ids = ['kid', 'word', 'ws', 'wsk', 'pos', 'delta', 'nw', 'isgeo', 'isquest'] as const;
    expect(dashboard.keys).toMatchObject(
      keys.map((row) => Object.fromEntries(ids.map((id) => [id, row[id]]))),
    );
    expect(dashboard.pages.map(({ it50 }) => it50)).toEqual(
      pageTotals(fixture.world)
        .filter(({ domain }) => domain === 'alpha.example')
        .map(({ it50 }) => it50)
        .sort((a, b) => b - a)
        .slice(0, 10),
    );
    expect(dashboard.ads).toEqual([
      { id: 1, header: 'Ad 1', txt: 'Text', links: 'one; two', facts: 'fast', keyscnt: 2 },
      { id: 2, header: 'Ad 2', txt: 'Text', links: 'one; two', facts: 'fast', keyscnt: 1 },
    ]);
    expect(
      dashboard.adkeys.map(({ pos, p, sr, avbid, cpcMax }) => ({ pos, p, sr, avbid, cpcMax })),
    ).toContainEqual({
      pos: 2,
      p: [2, 4],
      sr: 1,
      avbid: 1.52,
      cpcMax: 2.02,
    });
    expect(dashboard.history.map(({ date, it50, vis }) => [date, it50, vis])).toEqual([
      ['2026-09-02', 10, 9],
      ['2026-10-01', 12, 11],
    ]);
  });

  it('competitors share keywords and have daily visits', async () => {
    const list = await readOrganicCompetitors('alpha.example', 'gny', summaryContext());
    const expected = sortRows(fixture.oracle.competitors('alpha.example', 10), [
      { column: 'cnt', direction: 'desc' },
    ]);
    expect(list.map(({ did, cnt, perc, it50, vis }) => [did, cnt, perc, it50, vis])).toEqual(
      expected.map(({ id, cnt, perc, it50, vis }) => [id, cnt, perc, it50, vis]),
    );
  });

  it('paid competitors share paid keywords', async () => {
    const list = await readPaidCompetitors('alpha.example', 'gny', summaryContext());
    const shared = fixture.world.keywords.slice(0, 2).map(({ word }) => word);
    const adDomains = fixture.world.ads
      .filter(({ word }) => shared.includes(word))
      .map(({ domain }) => domain);
    const competitorDomains = ['beta.example', 'beta.example', 'gamma.example', ...adDomains];
    const expected = [...new Set(competitorDomains)].map((name) => [
      name,
      competitorDomains.filter((domain) => domain === name).length,
    ]);
    expect(list.map(({ name, cnt }) => [name, cnt])).toEqual(expect.arrayContaining(expected));
    expect(list).toHaveLength(expected.length);
    expect(await readPaidCompetitors('shop.beta.example', 'gny', summaryContext())).toEqual([]);
    const { rows } = await runReport(
      adCompetitors,
      { domain: 'alpha.example', perPage: 500 },
      unlimitedViewer,
      fixture.deps,
    );
    // Ties are in the default order of the report, and unknown domains are omitted.
    expect(list.map(({ did, cnt, adscnt }) => [did, cnt, adscnt])).toEqual(
      rows.slice(0, list.length).map(({ id, cnt, adscnt }) => [id, cnt, adscnt]),
    );
    await expect(readPaidCompetitors('nobody.example', 'gny', summaryContext())).rejects.toMatchObject({
      code: ErrorCode.DomainNotFound,
    });
  });

  it('ad history equals the ad values of the dashboard by date', async () => {
    const { history } = await readDomainDashboard('alpha.example', 'gny', summaryContext());
    const points = await readAdHistory('alpha.example', 'gny', fixture.deps);
    expect(points).toEqual(
      history.map(({ date, adkeyscnt, adscnt, adtraf }) => ({
        date,
        adkeyscnt,
        adscnt,
        adtraf,
        adcost: 0,
      })),
    );
    await expect(readAdHistory('nobody.example', 'gny', fixture.deps)).rejects.toMatchObject({
      code: ErrorCode.DomainNotFound,
    });
  });

  it('an unknown domain is not found', async () => {
    await expect(readDomainDashboard('buy phone', undefined, summaryContext())).rejects.toMatchObject({
      code: ErrorCode.DomainNotFound,
    });
    await expect(readDomainDashboard('nobody.example', undefined, summaryContext())).rejects.toMatchObject({
      code: ErrorCode.DomainNotFound,
    });
  });

  it('counts give the length of each report', async () => {
    expect(await readReportCounts('alpha.example', 'gny', fixture.deps)).toEqual([
      { id: 'organic-keywords', rows: fixture.oracle.organicKeywords('alpha.example').length },
      { id: 'lost-keywords', rows: fixture.oracle.lostKeywords('alpha.example').length },
      { id: 'site-pages', rows: fixture.pages.sitePages('alpha.example').length },
      { id: 'ads', rows: fixture.oracle.ads('alpha.example').length },
    ]);
    const ofYandex = await readReportCounts('alpha.example', baseWithOlderResults, fixture.deps);
    expect(ofYandex).toContainEqual({
      id: 'direct-ads-by-domain',
      rows: fixture.oracle.ads('alpha.example').length,
    });
  });
});

describe('keyword dashboard', () => {
  it('shows the full search results with the totals of domains and pages', async () => {
    const dashboard = await readKeywordDashboard(' Buy  PHONE ', 'gny', summaryContext());
    const page = fixture.world.results.filter(({ word }) => word === 'buy phone');
    expect(dashboard).toMatchObject({
      word: 'buy phone',
      id: fixture.ids.keyword('buy phone'),
      isquest: false,
    });
    expect(dashboard.top.map(({ pos, url, delta, churl }) => ({ pos, url, delta, churl }))).toEqual(
      page.map(({ pos, path, previousPos, urlChanged }) => ({
        pos,
        url: path,
        delta: previousPos === 0 ? null : previousPos - pos,
        churl: urlChanged === 1,
      })),
    );
    const [first] = dashboard.top;
    const pages = pageTotals(fixture.world).find(
      ({ domain, path }) => domain === page[0]?.domain && path === page[0].path,
    );
    expect(first).toMatchObject({
      it50: totalsOf(page[0]?.domain ?? '')?.it50,
      pit50: pages?.it50,
      adsenseid: null,
    });
    const similar = sortRows(fixture.oracle.similarKeywords('buy phone'), [
      { column: 'cnt', direction: 'desc' },
    ]).slice(0, 10);
    expect(dashboard.similar.map(({ word, cnt }) => [word, cnt])).toEqual(
      similar.map(({ word, cnt }) => [word, cnt]),
    );
  });

  it('has the volume of each published snapshot, oldest first', async () => {
    const { volumeHistory } = await readKeywordDashboard('buy phone', 'gny', summaryContext());
    expect(volumeHistory.map(({ ws }) => ws)).toEqual([300, 400]);
    const dates = volumeHistory.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  });

  it('an unknown keyword is not found', async () => {
    await expect(readKeywordDashboard('nothing like it', 'gny', summaryContext())).rejects.toMatchObject({
      code: ErrorCode.KeywordNotFound,
    });
  });
});

describe('position history', () => {
  it('has the newest point of each month, null outside the top 50, without unpublished snapshots', async () => {
    const expected = [
      { y: 2026, m: 8, date: '2026-08-03', pos: 4 },
      { y: 2026, m: 9, date: '2026-09-20', pos: null },
    ];
    expect(
      await readPositionHistory({ domain: 'alpha.example', keyword: 'Buy phone' }, 'gny', summaryContext()),
    ).toEqual(expected);
    expect(
      await readPositionHistory(
        { domainId: fixture.ids.domain('alpha.example'), keywordId: fixture.ids.keyword('buy phone') },
        'gny',
        summaryContext(),
      ),
    ).toEqual(expected);
    await expect(
      readPositionHistory({ domain: 'alpha.example' }, 'gny', summaryContext()),
    ).rejects.toMatchObject({
      code: ErrorCode.BadRequest,
    });
  });
});
