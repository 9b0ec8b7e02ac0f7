import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../server/errors/error-code.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { prepareReport } from '../../../server/reports/engine/prepare-report.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { streamPrepared } from '../../../server/reports/engine/stream-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { sortRows, selectRows, toResponseRow } from './support/evaluate.js';
import { baseWithOlderResults } from './support/fill-with-world.js';
import type { ExpectedRow } from './support/oracle.js';
import type { ReportWorld } from './support/report-world.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

const run = (id: string, query: ReportQuery) => {
  const definition = findReport(id);
  if (definition === undefined) throw new Error(`no report ${id}`);
  return runReport(definition, query, unlimitedViewer, app.deps);
};

const plain: [string, ReportQuery, (fixture: ReportWorld, days?: number) => ExpectedRow[]][] = [
  [
    'organic-keywords',
    { domain: 'alpha.example' },
    ({ oracle }, days) => oracle.organicKeywords('alpha.example', days),
  ],
  [
    'organic-keywords',
    { domain: 'alpha.example', arguments: { url: '/catalog' } },
    ({ oracle }, days) => oracle.pagesUnder('alpha.example', (path) => path.startsWith('/catalog/'), days),
  ],
  [
    'page-keywords',
    { domain: 'beta.example', pageUrl: '/catalog/phones' },
    ({ oracle }, days) => oracle.pageKeywords('beta.example', '/catalog/phones', days),
  ],
];

describe('changes over 3, 7 and 30 days use the newest search results that are old enough', () => {
  const base = baseWithOlderResults;
  const desc = (column: string) => [{ column, direction: 'desc' as const }];
  const cases = [3, 7, 30].flatMap((forDay): typeof plain =>
    plain.map(([id, query, expected]) => [id, { ...query, base, forDay }, expected]),
  );

  it.each(cases)('%s %j', async (id, query, expected) => {
    const rows = sortRows(expected(app, query.forDay), desc('wsk'));
    const page = await run(id, { ...query, perPage: 500 });
    expect(page.rows).toEqual(rows.map(toResponseRow));
    expect(page).toMatchObject({ total: rows.length, forDay: query.forDay });
  });

  it.each([3, 7, 30])('%s: sorting and filtering by changes, page by page', async (forDay) => {
    const rows = app.oracle.organicKeywords('alpha.example', forDay);
    const expectedValues = [
      [
        { field: 'delta', operator: '>', values: ['0'] },
        { field: 'nw', operator: '=', values: ['1'] },
      ],
    ];
    const sorted = sortRows(selectRows(rows, expectedValues), [...desc('delta'), ...desc('wsk')]);
    const query = {
      domain: 'alpha.example',
      base,
      forDay,
      sort: 'delta|desc',
      filter: 'delta>0^ORnw=1',
      perPage: 7,
    };
    expect(sorted.length).toBeGreaterThan(7);
    for (const page of [1, 2]) {
      const response = await run('organic-keywords', { ...query, page });
      expect(response.total).toBe(sorted.length);
      expect(response.rows).toEqual(sorted.slice((page - 1) * 7, page * 7).map(toResponseRow));
    }
    const byWord = await run('organic-keywords', {
      ...query,
      sort: 'churl|desc,ws|asc',
      filter: 'churl=1',
      perPage: 500,
    });
    expect(byWord.rows.length).toBe(rows.filter(({ churl }) => churl === 1).length);
  });

  it('the three spans and the default differ', () => {
    const deltas = [undefined, 3, 7, 30].map((days) =>
      JSON.stringify(app.oracle.organicKeywords('alpha.example', days).map(({ delta }) => delta)),
    );
    expect(new Set(deltas).size).toBe(4);
    for (const days of [3, 7, 30]) {
      const rows = app.oracle.organicKeywords('alpha.example', days);
      for (const column of ['nw', 'churl']) {
        expect(new Set(rows.map((row) => row[column]))).toEqual(new Set([0, 1]));
      }
    }
  });

  it('cached totals are separate for each span', async () => {
    const query = { domain: 'alpha.example', base, filter: 'delta!=0', perPage: 1 };
    for (const forDay of [undefined, 3, 7, 30, 3]) {
      const changed = app.oracle.organicKeywords('alpha.example', forDay).filter(({ delta }) => delta !== 0);
      expect((await run('organic-keywords', { ...query, forDay })).total).toBe(changed.length);
    }
  });

  it('a file has the same values as the table', async () => {
    const definition = findReport('organic-keywords') ?? expect.fail();
    const columns = ['kid', 'delta', 'nw', 'churl'];
    const query = { domain: 'alpha.example', base, forDay: 7, columns };
    const report = await prepareReport(definition, query, { viewer: unlimitedViewer, deps: app.deps });
    const stream = await streamPrepared(report, app.deps, { format: 'JSONEachRow' });
    const lines = (await text(stream)).trim().split('\n');
    const rows = sortRows(app.oracle.organicKeywords('alpha.example', 7), desc('wsk'));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
      rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))),
    );
  });

  it('reports the date of the compared results, and without any nothing has changed', async () => {
    const dates = await Promise.all(
      [3, 7, 30].map((forDay) => run('organic-keywords', { domain: 'alpha.example', base, forDay })),
    );
    expect(dates.map(({ comparedDate }) => comparedDate)).toEqual(['2026-09-28', '2026-09-22', '2026-08-30']);
    const withoutOlderResults = await run('organic-keywords', {
      domain: 'alpha.example',
      base: 'gny',
      forDay: 3,
      perPage: 500,
    });
    expect(withoutOlderResults.comparedDate).toBeNull();
    expect(withoutOlderResults.rows.length).toBeGreaterThan(3);
    for (const row of withoutOlderResults.rows) {
      expect(row).toMatchObject({ delta: 0, nw: 0, churl: 0 });
    }
    const changed = await run('organic-keywords', {
      domain: 'alpha.example',
      base: 'gny',
      forDay: 3,
      filter: 'delta!=0',
    });
    expect(changed.total).toBe(0);
  });

  it('other spans are rejected, and a report without changes accepts any', async () => {
    await expect(run('organic-keywords', { domain: 'alpha.example', forDay: 4 })).rejects.toMatchObject({
      code: ErrorCode.BadRequest,
    });
    expect((await run('site-pages', { domain: 'alpha.example', forDay: 4 })).forDay).toBeNull();
  });
});

describe('changes over several days in the APIs', () => {
  const page = async (path: string) =>
    (await (await app.get(path)).json()) as Record<string, unknown> & { data: Record<string, unknown>[] };

  it('REST counts changes over 3, 7 or 30 days, also in files, and rejects other spans', async () => {
    const path = `/api/report/simple/organic/keywords?domain=alpha.example&base=${baseWithOlderResults}&per_page=500`;
    const expected = app.oracle.organicKeywords('alpha.example', 7);
    const changes = new Map(expected.map(({ kid, delta, nw, churl }) => [kid, { delta, nw, churl }]));
    const { data, ...around } = await page(`${path}&forDay=7`);
    expect(data).toHaveLength(expected.length);
    for (const row of data) expect(row).toMatchObject(changes.get(row['kid']) ?? {});
    expect(around).toMatchObject({ compared_date: '2026-09-22', message: null });
    const copied = await (await app.get(`${path}&forDay=7&type=copy&sort=delta|desc`)).text();
    const column = copied.split('\n')[0]?.split('\t').indexOf('Change') ?? -1;
    const biggest = Math.max(...expected.map(({ delta }) => Number(delta)));
    expect(Number(copied.split('\n')[1]?.split('\t')[column])).toBe(biggest);
    expect(await (await app.get(`${path}&forDay=5`)).json()).toMatchObject({
      error: 'BAD_REQUEST',
      message: expect.stringContaining('forDay') as string,
    });
    const without = '/api/report/simple/organic/lost_keywords?domain=gamma.example';
    expect((await page(`${without}&forDay=5`)).data).toEqual((await page(without)).data);
  });

  it('GraphQL accepts the span in the reports that declare it', async () => {
    const pageWithSpan = (forDay: number) =>
      `organicKeywords(domain: "alpha.example", base: "${baseWithOlderResults}", perPage: 500, forDay: ${forDay}) { comparedDate data { kid delta nw } }`;
    const { data } = await app.graphql(`{ ${pageWithSpan(30)} reports { id comparison } }`);
    const expected = app.oracle.organicKeywords('alpha.example', 30);
    expect(data?.['organicKeywords']).toMatchObject({ comparedDate: '2026-08-30' });
    const { data: rows } = data?.['organicKeywords'] as { data: { kid: number }[] };
    const byId = (left: { kid?: unknown }, right: { kid?: unknown }) => Number(left.kid) - Number(right.kid);
    expect([...rows].sort(byId)).toEqual(
      expected.map(({ kid, delta, nw }) => ({ kid, delta, nw: nw === 1 })).sort(byId),
    );
    const reports = data?.['reports'] as { id: string; comparison: boolean }[];
    expect(reports.filter(({ comparison }) => comparison).map(({ id }) => id)).toEqual([
      'organic-keywords',
      'page-keywords',
    ]);
    const { errors } = await app.graphql(`{ ${pageWithSpan(31)} }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
  });

  it('reports missing older results in the language of the request', async () => {
    const path = '/api/report/simple/organic/keywords?domain=alpha.example&forDay=30';
    const fileContents = await Promise.all(
      ['en', 'ru'].map(async (language) => {
        const response = await app.get(path, { 'accept-language': language });
        return ((await response.json()) as { message: string | null }).message;
      }),
    );
    expect(fileContents).toEqual([
      'No results from 30 or more days earlier.',
      'Нет выдачи, снятой раньше на 30 дней или больше.',
    ]);
  });
});
