import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { pageLines } from '../../client/addresses/tool-input.js';
import type { ToolDefinition } from '../../server/modules/tools/tool-definition.js';
import { toolDefinitions } from '../../server/modules/tools/tool-definitions.js';
import { reportRegistry } from '../../server/reports/report-registry.js';
import { asAdministrator } from './support/users.js';
import { casesAtDepth } from '../support/test-depth.js';

type QueryParams = Record<string, string>;

const folder = path.join(import.meta.dirname, '../../client/help');

/** Links of the help articles with query parameters, which point to sample data. */
const examples = [
  ...new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => [
        ...readFileSync(path.join(folder, file), 'utf8').matchAll(/\]\((\/[^)]*\?[^)]*)\)/g),
      ])
      .map(([, link = '']) => link),
  ),
];

/** Row counters for pages that are neither reports nor stored tool runs. */
const rowCounters: Readonly<Record<string, (params: QueryParams) => Promise<number>>> = {
  '/report': async ({ domain = '', as, base = '' }) => {
    const keyword = as === 'keyword';
    const dashboard = keyword
      ? await callApi('/report/simple/keyword_dashboard', { keyword: domain, base })
      : await callApi('/report/simple/domain_dashboard', { domain, base });
    return countListItems(dashboard);
  },
  '/monetization': async ({ domain, base }) =>
    countListItems(
      await asAdministrator(
        'query ($domain: String!, $base: String) { monetization(domain: $domain, base: $base) { identifiers { id } } }',
        { domain, base },
      ),
    ),
  '/sitepagestree': async (params) =>
    countListItems(await callApi('/report/simple/organic/tree_pages', params)),
  '/ads/export': async (params) => {
    const file = await fetch(apiUrl('/report/simple/context/ads/export', params), { headers: authHeaders() });
    return (await file.text()).trim().split('\n').length - 1;
  },
  '/tools/check-top': async ({ keywords = '', base }) =>
    countListItems(
      await asAdministrator(
        'query ($keywords: [String!]!, $base: String) { serpComparison(keywords: $keywords, base: $base) { tops { places { pos } } } }',
        { keywords: keywords.split('\n'), base },
      ),
    ),
  '/tools/history-serp': async ({ key, base }) =>
    countListItems(
      await asAdministrator(
        'query ($key: String!, $base: String) { serpHistory(keyword: $key, base: $base) { months { places { pos } } } }',
        { key, base },
      ),
    ),
};

const authHeaders = () => ({ 'x-api-token': inject('administratorToken') });

const apiUrl = (call: string, params: QueryParams) =>
  `${inject('serverUrl')}/api${call}?${new URLSearchParams(params).toString()}`;

async function callApi(call: string, params: QueryParams): Promise<unknown> {
  const response = await fetch(apiUrl(call, params), { headers: authHeaders() });
  return response.ok ? response.json() : `${response.status} ${await response.text()}`;
}

/** Total length of the innermost lists of a response. */
function countListItems(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, each) => sum + countListItems(each), 0);
  return Array.isArray(value) && inside === 0 ? value.length : inside;
}

/** Row count of a report, or the unexpected response. */
async function reportRowCount(restPath: string, params: QueryParams): Promise<unknown> {
  const response = await callApi(restPath, { per_page: '1', ...params });
  return (response as { data?: unknown[] }).data?.length ?? response;
}

/** Runs a tool with the list of its example and counts the rows of its first report. */
async function toolRunRowCount(
  tool: ToolDefinition,
  { list, pages: pageList = '', base }: QueryParams,
): Promise<unknown> {
  const lines = (list ?? pageLines(pageList)).split('\n');
  const input = tool.subjectPage ? { page: lines[0], list: lines.slice(1), base } : { list: lines, base };
  const { startToolRun: uid } = await asAdministrator(
    'mutation ($tool: ID!, $input: ToolRunInput!) { startToolRun(tool: $tool, input: $input) }',
    { tool: tool.id, input },
  );
  const readState = async () => {
    const { toolRun } = await asAdministrator('query ($uid: ID!) { toolRun(uid: $uid) { state } }', { uid });
    return (toolRun as { state: string }).state;
  };
  while ((await readState()) === 'processing') await sleep(50);
  const { restPath = '' } = reportRegistry.find(({ id }) => id === tool.results[0]) ?? {};
  return reportRowCount(restPath.replace('{uid}', String(uid)), {});
}

/** Row count of a help example, or the unexpected response. */
async function displayedRowCount(link: string): Promise<unknown> {
  const { pathname, searchParams, hash } = new URL(link, 'http://here.example');
  const { db = '', ...params }: QueryParams = Object.fromEntries([
    ...searchParams,
    ...new URLSearchParams(hash.slice(1)),
  ]);
  const apiParams = { ...params, base: db };
  const tool = toolDefinitions.find(({ page }) => page.route === pathname);
  if (tool) return toolRunRowCount(tool, apiParams);
  const report = reportRegistry.find(({ route }) => route === pathname);
  return report ? reportRowCount(report.restPath, apiParams) : rowCounters[pathname]?.(apiParams);
}

describe('help examples', () => {
  it('return rows of the sample', { timeout: 120_000 }, async () => {
    expect(examples.length).toBeGreaterThan(0);
    const emptyExamples: [string, unknown][] = [];
    for (const link of casesAtDepth(examples, 15)) {
      const rowCount = await displayedRowCount(link);
      if (!(typeof rowCount === 'number' && rowCount > 0)) emptyExamples.push([link, rowCount]);
    }
    expect(emptyExamples).toEqual([]);
  });
});
