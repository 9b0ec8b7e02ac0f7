import { beforeAll, describe, expect, it } from 'vitest';
import { buildHydrateQuery, buildPage, type SqlPlan } from '../../../server/reports/engine/build-sql.js';
import { planReport } from '../../../server/reports/engine/plan-report.js';
import { prepareReport } from '../../../server/reports/engine/prepare-report.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { baseWithOlderResults } from './support/fill-with-world.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';

let fixture: ReportWorld;

beforeAll(async () => {
  fixture = await openReportWorld();
});

/** Query plan of a report page. */
async function explainPage(
  id: string,
  query: ReportQuery,
  isCounted: boolean,
  build = (plan: SqlPlan) => buildPage(plan, { offset: 0, limit: 25 }, isCounted),
): Promise<string> {
  const definition = findReport(id);
  if (definition === undefined) throw new Error(`no report ${id}`);
  const prepared = await prepareReport(definition, query, { viewer: unlimitedViewer, deps: fixture.deps });
  const { plan, subject } = await planReport(prepared, fixture.deps);
  await subject;
  const { sql, parameters } = build(plan);
  const { rows } = await fixture.deps.clickhouse.query<{ explain: string }>(
    `EXPLAIN PLAN actions = 1, indexes = 1 ${sql}`,
    { parameters },
  );
  return rows.map(({ explain }) => explain).join('\n');
}

/** One line without the tree characters. */
function withoutFrames(plan: string): string {
  return plan.replace(/[\s│├└─]+/g, ' ');
}

describe('query plans of reports', () => {
  it('the default keyword report reads in primary key order by domain only', async () => {
    const plan = await explainPage('organic-keywords', { domain: 'alpha.example' }, false);
    expect(plan).toMatch(/Read type: InReverseOrder/);
    expect(withoutFrames(plan)).toMatch(/PrimaryKey Keys: domain_id Condition/);
    expect(withoutFrames(plan)).toMatch(/Partition Keys: base generation/);
    expect(plan).toMatch(/Lazily read columns: word, pos/);
  });

  it('default pages read in primary key order', async () => {
    expect(await explainPage('site-pages', { domain: 'alpha.example' }, false)).toMatch(
      /Read type: InReverseOrder/,
    );
    expect(await explainPage('lost-keywords', { domain: 'gamma.example' }, false)).toMatch(
      /Read type: InReverseOrder/,
    );
  });

  it('conditions on plain columns run before other columns are read', async () => {
    const plan = await explainPage(
      'organic-keywords',
      { domain: 'alpha.example', filter: 'wordLIKE phone^pos<=10^cpc_min>1^wizardsARRAY CONTAINS 1' },
      true,
    );
    const [, prewhere = ''] = /Prewhere filter column: (.*)/.exec(plan) ?? [];
    for (const condition of [
      "position(word, 'phone') > 0",
      'pos <= 10',
      'toFloat64(cpc_min) > 1',
      'hasAny(wizards, [1])',
    ]) {
      expect(prewhere).toContain(condition);
    }
  });

  it('older results of page keywords are looked up by keyword in old enough snapshots', async () => {
    const query = { domain: 'alpha.example', base: baseWithOlderResults, forDay: 7 };
    const rows = [{ row_keyword_id: fixture.ids.keyword('buy phone'), row_pos: '3' }];
    const plan = withoutFrames(
      await explainPage('organic-keywords', query, false, (pageQuery) => buildHydrateQuery(pageQuery, rows)),
    );
    const [, ofResults = ''] = plan.split(/ReadFromMergeTree \(\w+\.result\)/);
    expect(ofResults).toMatch(/Partition Keys: base snapshot/);
    expect(ofResults).toMatch(/PrimaryKey Keys: keyword_id/);
  });

  it('sorting by older results reads only the rows of the domain', async () => {
    const query = { domain: 'alpha.example', base: baseWithOlderResults, forDay: 7, sort: 'delta|desc' };
    const [own = '', ofResults = ''] = (await explainPage('organic-keywords', query, true)).split(
      /ReadFromMergeTree \(\w+\.result\)/,
    );
    expect(withoutFrames(own)).toMatch(/PrimaryKey Keys: domain_id Condition/);
    expect(ofResults).toMatch(/Prewhere filter column:\s+domain_id = /);
  });

  it('a volume filter narrows the primary key range', async () => {
    const plan = await explainPage('organic-keywords', { domain: 'alpha.example', filter: 'ws>=4000' }, true);
    expect(withoutFrames(plan)).toMatch(/PrimaryKey Keys: domain_id ws Condition/);
  });
});
