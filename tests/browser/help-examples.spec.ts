import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { pageLines } from '../../client/addresses/tool-input.js';
import type { ToolDefinition } from '../../server/modules/tools/tool-definition.js';
import { toolDefinitions } from '../../server/modules/tools/tool-definitions.js';
import { reportRegistry } from '../../server/reports/report-registry.js';
import { asAdministrator } from './support/users.js';

type Asked = Record<string, string>;

const folder = path.join(import.meta.dirname, '../../client/help');

/** Links of the help that lead to something of the sample: those that say what is asked, or of which database. */
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

/** What stands behind pages that are no reports and keep no runs: how many rows they show. */
const pages: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  '/report': async ({ domain = '', as, base = '' }) => {
    const keyword = as === 'keyword';
    const shown = keyword
      ? await callOf('/report/simple/keyword_dashboard', { keyword: domain, base })
      : await callOf('/report/simple/domain_dashboard', { domain, base });
    return listsIn(shown);
  },
  '/monetization': async ({ domain, base }) =>
    listsIn(
      await asAdministrator(
        'query ($domain: String!, $base: String) { monetization(domain: $domain, base: $base) { identifiers { id } } }',
        { domain, base },
      ),
    ),
  '/sitepagestree': async (asked) => listsIn(await callOf('/report/simple/organic/tree_pages', asked)),
  '/ads/export': async (asked) => {
    const file = await fetch(addressOf('/report/simple/context/ads/export', asked), { headers: token() });
    return (await file.text()).trim().split('\n').length - 1;
  },
  '/tools/check-top': async ({ keywords = '', base }) =>
    listsIn(
      await asAdministrator(
        'query ($keywords: [String!]!, $base: String) { serpComparison(keywords: $keywords, base: $base) { tops { places { pos } } } }',
        { keywords: keywords.split('\n'), base },
      ),
    ),
  '/tools/history-serp': async ({ key, base }) =>
    listsIn(
      await asAdministrator(
        'query ($key: String!, $base: String) { serpHistory(keyword: $key, base: $base) { months { places { pos } } } }',
        { key, base },
      ),
    ),
};

const token = () => ({ 'x-api-token': inject('administratorToken') });

const addressOf = (call: string, asked: Asked) =>
  `${inject('serverUrl')}/api${call}?${new URLSearchParams(asked).toString()}`;

async function callOf(call: string, asked: Asked): Promise<unknown> {
  const answer = await fetch(addressOf(call, asked), { headers: token() });
  return answer.ok ? answer.json() : `${answer.status} ${await answer.text()}`;
}

/** Entries of all lists in an answer that hold no list themselves. */
function listsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, each) => sum + listsIn(each), 0);
  return Array.isArray(value) && inside === 0 ? value.length : inside;
}

/** Rows of a report, or what it answers instead. */
async function rowsOf(rest: string, asked: Asked): Promise<unknown> {
  const answer = await callOf(rest, { per_page: '1', ...asked });
  return (answer as { data?: unknown[] }).data?.length ?? answer;
}

/** Runs a tool with the list of its example, as its page reads it, and counts the rows of its first report. */
async function rowsOfRun(tool: ToolDefinition, { list, pages: given = '', base }: Asked): Promise<unknown> {
  const lines = (list ?? pageLines(given)).split('\n');
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
  return rowsOf(restPath.replace('{uid}', String(uid)), {});
}

/** What an example of the help shows: the number of its rows, or what is said in their place. */
async function shownBy(link: string): Promise<unknown> {
  const { pathname, searchParams, hash } = new URL(link, 'http://here.example');
  const { db = '', ...asked }: Asked = Object.fromEntries([
    ...searchParams,
    ...new URLSearchParams(hash.slice(1)),
  ]);
  const named = { ...asked, base: db };
  const tool = toolDefinitions.find(({ page }) => page.route === pathname);
  if (tool) return rowsOfRun(tool, named);
  const report = reportRegistry.find(({ route }) => route === pathname);
  return report ? rowsOf(report.restPath, named) : pages[pathname]?.(named);
}

describe('the examples of the help', () => {
  it('show rows of the sample', { timeout: 120_000 }, async () => {
    expect(examples.length).toBeGreaterThan(0);
    const without: [string, unknown][] = [];
    for (const link of examples) {
      const shown = await shownBy(link);
      if (!(typeof shown === 'number' && shown > 0)) without.push([link, shown]);
    }
    expect(without).toEqual([]);
  });
});
