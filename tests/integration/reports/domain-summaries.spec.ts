import { beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { readDomainDashboard } from '../../../server/modules/dashboards/domain-dashboard.js';
import { readDomainSummaries } from '../../../server/modules/dashboards/domain-summaries.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';
import { domainTotals } from './support/totals.js';

let fixture: ReportWorld;

beforeAll(async () => {
  fixture = await openReportWorld();
  const { id: base } = await fixture.deps.bases.byCode('gny');
  const alpha = { base, generation: 7, domain_id: fixture.ids.domain('alpha.example') };
  const points = [
    { ...alpha, date: '2026-10-01', it50: 12 },
    { ...alpha, date: '2026-09-02', it50: 10 },
    { ...alpha, generation: 8, date: '2026-10-01', it50: 99 },
  ];
  await fixture.deps.clickhouse.insert(
    'INSERT INTO domain_history FORMAT JSONEachRow',
    points.map((point) => JSON.stringify(point)).join('\n'),
  );
});

/** Report dependencies whose store counts ClickHouse queries. */
function countedQueries() {
  const { clickhouse } = fixture.deps;
  let count = 0;
  const counting = Object.create(clickhouse, {
    query: {
      value: (...call: Parameters<typeof clickhouse.query>) => {
        count += 1;
        return clickhouse.query(...call);
      },
    },
  }) as typeof clickhouse;
  return { deps: { ...fixture.deps, clickhouse: counting }, ran: () => count };
}

const totalsOf = (name: string) => domainTotals(fixture.world).find((domain) => domain.name === name);

describe('a dashboard with few requested fields', () => {
  it('reads only the requested lists', async () => {
    const { deps, ran: queryCount } = countedQueries();
    const dashboard = await readDomainDashboard(
      'alpha.example',
      'gny',
      { viewer: unlimitedViewer, reports: deps },
      { parts: ['history'] },
    );
    expect(dashboard.history).toHaveLength(2);
    expect(dashboard.keys).toEqual([]);
    // The summary, the totals of the domain with the dates of its results, and the history.
    expect(queryCount()).toBe(3);
  });
});

describe('summaries of several domains', () => {
  it('come in request order, each from its database, null for unknown domains', async () => {
    const requested = [
      { name: 'beta.example' },
      { name: 'nobody.example' },
      { name: 'https://www.ALPHA.example/', base: 'MSK' },
      { name: 'not a domain' },
      { name: 'beta.example' },
    ];
    const summaries = await readDomainSummaries(requested, 'gny', fixture.deps, false);
    const line = (name: string, base: string) => {
      const { it1, it3, it5, it10, it50, vis } = totalsOf(name) ?? {};
      return {
        id: fixture.ids.domain(name),
        name,
        base,
        it1,
        it3,
        it5,
        it10,
        it50,
        vis: Math.round(vis ?? 0),
        hasVolumes: it50 === 0 || Number(vis) > 0,
      };
    };
    expect(summaries).toEqual([
      { ...line('beta.example', 'gny'), history: [] },
      null,
      { ...line('alpha.example', 'msk'), history: [] },
      null,
      { ...line('beta.example', 'gny'), history: [] },
    ]);
  });

  it('take one query per database and one for the histories', async () => {
    const { deps, ran: queryCount } = countedQueries();
    const names = ['alpha.example', 'beta.example', 'gamma.example'].map((name) => ({ name }));
    const [alpha, beta] = await readDomainSummaries(names, 'gny', deps, true);
    expect(alpha?.history.map(({ date, it50 }) => [date, it50])).toEqual([
      ['2026-09-02', 10],
      ['2026-10-01', 12],
    ]);
    expect(beta?.history).toEqual([]);
    expect(queryCount()).toBe(2);
  });

  it('are limited to a hundred', async () => {
    const names = Array.from({ length: 101 }, (_, index) => ({ name: `d${index}.example` }));
    await expect(readDomainSummaries(names, 'gny', fixture.deps, false)).rejects.toMatchObject({
      code: ErrorCode.BadRequest,
    });
  });
});
