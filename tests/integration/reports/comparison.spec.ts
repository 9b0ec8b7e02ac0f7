import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { bestPositions, comparedKeywords } from './support/comparison-oracle.js';

let app: RunningApp;
let demo: Caller;
let basic: Caller;

beforeAll(async () => {
  app = await runApp();
  demo = app.as(await createUser(app, { kind: 'demo' }));
  basic = app.as(await createUser(app, { kind: 'basic' }));
});

const three = ['alpha.example', 'beta.example', 'gamma.example'];

interface ComparisonPage {
  status: number;
  body: { error?: string; message?: string; total: number; data: Record<string, unknown>[] };
}

async function compare(parameters: Record<string, string>, caller: Caller = app): Promise<ComparisonPage> {
  const response = await caller.get(`/api/report/compare?${new URLSearchParams(parameters).toString()}`);
  return { status: response.status, body: (await response.json()) as ComparisonPage['body'] };
}

/** Sizes of all intersections, computed with a plain loop over the keywords. */
function partsOf(domains: readonly string[], view: 'organic' | 'context'): Map<string, number> {
  const positions = domains.map((domain) => bestPositions(app, domain, view));
  const parts = new Map<string, number>();
  for (const { word } of app.world.keywords) {
    const key = positions.flatMap((own, index) => (own.has(word) ? [index + 1] : [])).join();
    if (key !== '') parts.set(key, (parts.get(key) ?? 0) + 1);
  }
  return parts;
}

async function summary(domains: readonly string[], view: 'organic' | 'context', caller: Caller = app) {
  const { data, errors } = await caller.graphql(
    `query ($domains: [String!]!, $view: ComparisonView) { comparisonSummary(domains: $domains, view: $view) {
       domains { id name it50 adkeyscnt } parts { domains keywords } maxDomains } }`,
    { domains, view },
  );
  return { summary: data?.['comparisonSummary'], code: errors?.[0]?.extensions?.['code'] };
}

describe('a domain comparison', () => {
  it.each(['organic', 'context'] as const)('has the sizes of all intersections: %s', async (view) => {
    const domains =
      view === 'organic' ? [...three, 'delta.example'] : ['eps.example', 'zeta.example', 'eta.example'];
    const result = (await summary(domains, view)).summary as {
      parts: { domains: number[]; keywords: number }[];
      domains: { name: string; it50: number; adkeyscnt: number; id: number }[];
    };
    const parts = new Map(result.parts.map((part) => [part.domains.join(), part.keywords]));
    expect(parts).toEqual(partsOf(domains, view));
    expect(parts.size).toBeGreaterThan(3);
    expect(result.domains).toEqual(
      domains.map((name) => ({
        name,
        id: app.ids.domain(name),
        it50: bestPositions(app, name).size,
        adkeyscnt: bestPositions(app, name, 'context').size,
      })),
    );
  });

  it('resolves a domain by its id once and names unknown domains', async () => {
    const id = String(app.ids.domain('beta.example'));
    const result = (await summary(['alpha.example', id, 'beta.example', 'nowhere.example'], 'organic'))
      .summary as { domains: { name: string; id: number | null }[] };
    expect(result.domains.map(({ name, id: resolvedId }) => [name, resolvedId !== null])).toEqual([
      ['alpha.example', true],
      ['beta.example', true],
      ['nowhere.example', false],
    ]);
    const [byId, byName] = await Promise.all([
      compare({ incl: `alpha.example,${id}` }),
      compare({ incl: 'alpha.example,beta.example' }),
    ]);
    expect(byId.body.data).toEqual(byName.body.data);
    expect(byId.body.total).toBeGreaterThan(0);
  });

  it('sorts rows without a position last in both directions', async () => {
    const parameters = { incl: 'alpha.example', domains: 'alpha.example,beta.example', per_page: '500' };
    for (const direction of ['asc', 'desc']) {
      const { body } = await compare({ ...parameters, sort: `pos2|${direction}` });
      const positions = body.data.map((row) => row['pos2'] as number | null);
      const definedPositions = positions.filter((place) => place !== null);
      expect(positions.slice(definedPositions.length).every((place) => place === null)).toBe(true);
      const sorted = [...definedPositions].sort((left, right) =>
        direction === 'asc' ? left - right : right - left,
      );
      expect(definedPositions).toEqual(sorted);
      expect(definedPositions.length).toBeGreaterThan(0);
      expect(definedPositions.length).toBeLessThan(positions.length);
    }
  });

  it('without a plan hides keywords where a compared domain ranks too deep', async () => {
    const { body } = await compare({ incl: 'alpha.example,beta.example' }, demo);
    const rows = comparedKeywords(app, { compared: three.slice(0, 2), incl: three.slice(0, 2) });
    const near = rows.filter(({ pos1, pos2 }) => Number(pos1) <= 10 && Number(pos2) <= 10);
    const words = new Set(near.map(({ word }) => word));
    expect(body.data.length).toBe(Math.min(15, near.length));
    expect(body.data.every(({ word }) => words.has(word))).toBe(true);
  });

  it('names the columns of a file after the domains', async () => {
    const response = await app.get(
      `/api/report/compare?type=csv&bom=0&incl=${three.slice(0, 2).join(',')}&columns=word,pos1,pos2`,
    );
    expect((await response.text()).split(/\r?\n/)[0]).toBe('Keyword,alpha.example,beta.example');
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['without an included domain', { excl: 'alpha.example' }, 400, 'BAD_REQUEST'],
    ['of one domain', { incl: 'alpha.example' }, 400, 'BAD_REQUEST'],
    ['with an unknown domain', { incl: 'alpha.example,nowhere.example' }, 404, 'DOMAIN_NOT_FOUND'],
    ['with an invalid domain', { incl: 'alpha.example,no domain' }, 404, 'DOMAIN_NOT_FOUND'],
    ['of backlinks', { incl: 'alpha.example,beta.example', view: 'backlinks' }, 404, 'NOT_COVERED'],
    ['of an unknown view', { incl: 'alpha.example,beta.example', view: 'moon' }, 400, 'BAD_REQUEST'],
  ])('%s is rejected', async (_, parameters, status, code) => {
    const response = await compare(parameters);
    expect([response.status, response.body.error]).toEqual([status, code]);
    expect(response.body.message).toMatch(/./);
  });

  it('accepts as many domains as the plan allows', async () => {
    const incl = three.join(',');
    expect((await compare({ incl }, demo)).body.error).toBe('REPORT_RESTRICTED');
    expect((await compare({ incl }, demo)).status).toBe(402);
    expect((await compare({ incl: three.slice(0, 2).join(',') }, demo)).status).toBe(200);
    expect((await summary(three, 'organic', demo)).code).toBe('REPORT_RESTRICTED');
    expect((await summary(three, 'organic', basic)).code).toBeUndefined();
    expect((await summary([...three, 'delta.example'], 'organic', basic)).code).toBe('REPORT_RESTRICTED');
  });
});
