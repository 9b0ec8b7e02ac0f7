import { undatedTotals } from '../../support/undated-totals.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { sortRows, selectRows, toResponseRow, withDefaultOrder } from './support/evaluate.js';
import { byDescending, reportCases } from './support/report-cases.js';
import { sitesOfOwner } from './support/owners.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';

let fixture: ReportWorld;

beforeAll(async () => {
  fixture = await openReportWorld();
});

const run = (id: string, query: ReportQuery) => {
  const definition = findReport(id);
  if (definition === undefined) throw new Error(`no report ${id}`);
  return runReport(definition, query, unlimitedViewer, fixture.deps);
};

describe('every report shows exactly the rows of a reference implementation, with ties in its default order', () => {
  it.each(reportCases)('%s %j', async (id, query, expected, sort) => {
    const definition = findReport(id);
    if (definition === undefined) throw new Error(`no report ${id}`);
    const rows = sortRows(expected(fixture), withDefaultOrder(definition, query, sort));
    const page = await run(id, { ...query, perPage: 500 });
    expect(page.total).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(3);
    expect(page.rows).toEqual(rows.slice(0, 500).map(toResponseRow));
  });

  it('competitors are the same by keyword lookup and by scan', async () => {
    const definition = findReport('organic-competitors');
    if (typeof definition?.source !== 'function') throw new Error('no source');
    const reports = [0, 1_000_000].map((baseKeywords) => {
      const source = definition.source;
      if (typeof source !== 'function') throw new Error('no source');
      const context = {
        arguments: { top: 10 },
        engine: 'google' as const,
        domain: {
          domainId: 0,
          name: '',
          it50: 10,
          pages: 0,
          lost: 0,
          pageless: 0,
          adkeyscnt: 0,
          adscnt: 0,
          ...undatedTotals,
        },
        baseKeywords,
      };
      return { ...definition, source: source(context) };
    });
    const [byScan, byKeywords] = await Promise.all(
      reports.map((report) =>
        runReport(report, { domain: 'alpha.example', sort: 'cnt|desc' }, unlimitedViewer, {
          ...fixture.deps,
        }),
      ),
    );
    expect(reports.map(({ source }) => source.name)).toEqual([
      'competitors by scan',
      'competitors by keywords',
    ]);
    expect(byScan?.rows).toEqual(byKeywords?.rows);
    expect(byScan?.rows).toEqual(
      sortRows(fixture.oracle.competitors('alpha.example', 10), byDescending('cnt'))
        .slice(0, 25)
        .map(toResponseRow),
    );
  });

  it.each(['beta.example', 'https://www.BETA.example/x', 'id'])(
    'subdomains are those of the domain given by name or id %s',
    async (named) => {
      const id = named === 'id' ? String(fixture.ids.domain('beta.example')) : named;
      const page = await run('subdomains', { id });
      expect(page.rows).toEqual(sitesOfOwner(fixture, 'parent', 'beta.example').map(toResponseRow));
      expect(page.rows.map(({ name }) => name)).toEqual(['shop.beta.example']);
    },
  );

  it('a filter matches displayed values, including Unicode domain names', async () => {
    const page = await run('visible-domains', { filter: 'name=Пример.example' });
    expect(page.rows.map(({ name }) => name)).toEqual(['пример.example']);
  });

  it('search matches the main text column', async () => {
    const page = await run('organic-keywords', { domain: 'alpha.example', search: 'ТЕЛЕФОН', perPage: 500 });
    const rows = selectRows(fixture.oracle.organicKeywords('alpha.example'), [
      [{ field: 'word', operator: 'LIKE', values: ['телефон'] }],
    ]);
    expect(page.total).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
  });
});
