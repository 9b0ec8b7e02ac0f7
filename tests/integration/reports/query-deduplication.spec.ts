import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.js';
import { prepareReport } from '../../../server/reports/engine/prepare-report.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { runPrepared } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { exportReport } from '../../../server/reports/export/export-report.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { createCaller } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { RecordingStore } from '../support/recording-store.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { reportCases } from './support/report-cases.js';
import { casesAtDepth } from '../../support/test-depth.js';

let app: RunningApp;
let second: FastifyInstance | undefined;

beforeAll(async () => {
  app = await runApp();
});
afterEach(async () => {
  await second?.close();
  second = undefined;
});

describe('a report queries each fact once', () => {
  const cases = reportCases.map(([id, query]) => [id, query] as const);

  const prepared = async (id: string, query: ReportQuery) => {
    const store = new RecordingStore(app.stores.clickhouse);
    const deps = { ...app.deps, clickhouse: store };
    const definition = findReport(id) ?? expect.fail(id);
    const report = await prepareReport(definition, query, { viewer: unlimitedViewer, deps });
    return { report, deps, store };
  };

  it.each(casesAtDepth(cases, 5))('as a filtered page of %s %j with its total', async (id, query) => {
    const { columns } = findReport(id) ?? expect.fail(id);
    const [field] =
      Object.entries(columns).find(([, column]) => column.filterable && column.type === 'integer') ??
      expect.fail('no number to filter by');
    const { report, deps, store } = await prepared(id, { ...query, filter: `${field}>=1` });
    const page = await runPrepared(report, deps, { countsUnfiltered: true });
    expect(store.repeated()).toEqual([]);

    const fullReport = await prepared(id, query);
    expect(page.totalUnfiltered).toBe((await runPrepared(fullReport.report, fullReport.deps)).total);
  });

  it.each(casesAtDepth(cases.toReversed(), 5))('as a file of %s %j', async (id, query) => {
    const { report, deps, store } = await prepared(id, query);
    await text(await exportReport(report, deps, { format: 'csv', encoding: 'utf-8', language: 'en' }));
    expect(store.statements.length).toBeGreaterThan(0);
    expect(store.repeated()).toEqual([]);
  });
});

describe('a request queries each fact once', () => {
  /** Starts a server with an empty cache whose store records statements. */
  const startRecordingServer = async (): Promise<{ store: RecordingStore; url: string }> => {
    const { config, log } = app.stores;
    const store = new RecordingStore(app.stores.clickhouse);
    second = await createApp({
      config,
      log,
      stores: { ...app.stores, clickhouse: store },
      scheduledJobs: false,
    });
    return { store, url: await second.listen({ port: 0, host: '127.0.0.1' }) };
  };

  const pathOf = (id: string) => `/api${(findReport(id) ?? expect.fail(id)).restPath}`;
  const keywords = `${pathOf('organic-keywords')}?domain=alpha.example`;
  const compared = `${pathOf('comparison')}?incl=alpha.example,beta.example`;
  const kid = () => String(app.ids.keyword('buy phone'));

  it.each<[string, () => string]>([
    ['over REST', () => `${keywords}&filter=ws>=1&forDay=7&base=msk`],
    ['for a keyword by its id', () => `${pathOf('similar-keywords')}?kid=${kid()}`],
    ['for a file', () => `${keywords}&type=csv`],
    ['for a file of a comparison', () => `${compared}&type=csv`],
    ['for a workbook', () => `${compared}&type=xlsx`],
    ['for the clipboard', () => `${keywords}&type=copy`],
    ['for images', () => `${keywords}&action=downloadImage&ids=${kid()}`],
    ['for the summary of a domain', () => '/api/report/simple/domain_dashboard?domain=alpha.example'],
    ['for the summary of a keyword', () => '/api/report/simple/keyword_dashboard?keyword=buy phone'],
    [
      'for the keywords of a page tree',
      () => '/api/report/simple/organic/tree_pages/export?domain=alpha.example',
    ],
  ])('%s', async (_, path) => {
    const { store, url } = await startRecordingServer();
    const response = await createCaller(url, app.fixedHeaders).get(path());
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(store.statements.length).toBeGreaterThan(0);
    expect(store.repeated()).toEqual([]);
  });

  it('over GraphQL', async () => {
    const { store, url } = await startRecordingServer();
    const { errors } = await createCaller(url, app.fixedHeaders).graphql(
      '{ comparison(incl: ["alpha.example", "beta.example"], filter: "ws>=1") { total totalUnfiltered data { word } } }',
    );
    expect(errors).toBeUndefined();
    expect(store.statements.length).toBeGreaterThan(0);
    expect(store.repeated()).toEqual([]);
  });

  it('and sends no query at the daily limit', async () => {
    const user = await createUser(app, { kind: 'demo' });
    for (let index = 0; index < 15; index++) {
      await app.as(user).graphql(`{ keywordSearch(phrases: ["number ${index}"]) { total } }`);
    }
    const { store, url } = await startRecordingServer();
    const caller = createCaller(url, user.headers);
    for (const address of [keywords, `${keywords}&type=csv`]) {
      expect((await caller.get(address)).status).toBe(402);
    }
    expect(store.statements).toEqual([]);
  });
});
