import { setTimeout as sleep } from 'node:timers/promises';
import { domainToUnicode } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { gapFilter } from '../../../client/features/groups/pages/gap-filters.js';
import { serialiseFilter } from '../../../server/contract/filter-language/serialise-filter.js';
import type { GroupEdit } from '../../../server/ingest/group/group-edit.js';
import { GroupCatalogue } from '../../../server/modules/groups/group-catalogue.js';
import { prepareDemonstrationGroup } from '../../../server/modules/groups/demonstration-group.js';
import { GroupLinkTokens } from '../../../server/modules/groups/group-link-tokens.js';
import { PlanCatalog } from '../../../server/modules/plans/plan-catalog.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { createGroupSubject } from '../../../server/reports/subjects/group.subject.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { sortRows, toResponseRow, withDefaultOrder } from '../reports/support/evaluate.js';
import type { ExpectedRow } from '../reports/support/oracle.js';
import type { Caller } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { toEditInput, createGroup, send } from './support/group-calls.js';
import { GroupModel, type Lists } from './support/group-model.js';
import { GroupOracle } from './support/group-oracle.js';

const domains = ['beta.example', 'xn--e1afmkfd.example', 'eps.example', 'unknown.example'];

interface TestGroup {
  rid: string;
  base: string;
  top: number;
  model: GroupModel;
  built: Lists;
  lists: Lists;
  oracle: GroupOracle;
}

let app: RunningApp;
let owner: TestUser;
let caller: Caller;
/** A newly built group on Google with depth ten, and an edited one on Yandex with depth fifty. */
const groups: TestGroup[] = [];

beforeAll(async () => {
  app = await runApp();
  await prepareSample();
  owner = await createUser(app, { kind: 'team' });
  caller = app.as(owner);
  groups.push(await createTestGroup('gny', 10, []), await createTestGroup('msk', 50, edits()));
});

/** The first start creates the sample before other reports exist. */
async function prepareSample(): Promise<void> {
  const { postgres, config } = app.stores;
  const { id } = await createUser(app, { kind: 'team', email: 'team@example.com' });
  await postgres.query('UPDATE account SET is_demonstration = true WHERE id = $1', [id]);
  for (let starts = 0; starts < 2; starts++) {
    await prepareDemonstrationGroup(app.stores, config, app.clock.now());
  }
}

/** Edits that remove keywords, and add keywords for which no domain of the group ranks. */
function edits(): GroupEdit[] {
  const channels = ['organic', 'context'] as const;
  return [
    { action: 'delete', by: 'template', channels: [...channels], templates: ['%berry%', 'купить %'] },
    {
      action: 'import',
      by: 'list',
      channels: [...channels],
      words: app.world.keywords.slice(0, 40).map(({ word }) => word),
    },
  ];
}

async function createTestGroup(
  base: string,
  top: number,
  editsToApply: readonly GroupEdit[],
): Promise<TestGroup> {
  const { keywords, results, ads } = app.world;
  const model = new GroupModel(domains, top);
  await model.publish({ keywords, rankings: { organic: results, context: ads } });
  const rid = await createGroup(caller, { domains, top, base });
  const built = model.built();
  let lists = built;
  for (const edit of editsToApply) {
    expect((await send(caller, rid, toEditInput(edit))).errors).toBeUndefined();
    lists = model.apply(lists, edit);
  }
  const oracle = new GroupOracle(app.world, app.ids, app.oracle, model, { domains, top, lists });
  return { rid, base, top, model, built, lists, oracle };
}

const run = (id: string, query: ReportQuery) => {
  const definition = findReport(id);
  if (definition === undefined) throw new Error(`no report ${id}`);
  const { postgres } = app.stores;
  const links = new GroupLinkTokens(
    postgres,
    () => app.clock.now(),
    { hiddenOwnerIds: [] },
    new PlanCatalog(postgres),
  );
  const deps = { ...app.deps, subjects: { group: createGroupSubject(new GroupCatalogue(postgres, links)) } };
  return runReport(definition, query, { ...unlimitedViewer, userId: owner.id, ownerId: owner.id }, deps);
};

type View = [report: string, rows: (group: TestGroup) => ExpectedRow[], sort?: string];

const views: View[] = [
  ['group-domains', ({ oracle }) => oracle.domains()],
  ['group-keywords', ({ oracle }) => oracle.keywords('organic')],
  ['group-keywords', ({ oracle }) => oracle.keywords('organic'), 'pos2|asc'],
  ['group-ad-keywords', ({ oracle }) => oracle.keywords('context')],
  ['group-ad-keywords', ({ oracle }) => oracle.keywords('context'), 'cpc_max|desc'],
  ['group-competitors', ({ oracle, built }) => oracle.competitors('organic', built)],
  ['group-ad-competitors', ({ oracle, built }) => oracle.competitors('context', built)],
  ['group-pages', ({ oracle }) => oracle.pages()],
  ['group-pages', ({ oracle }) => oracle.pages(), 'vis|desc'],
  ['group-ads', ({ oracle }) => oracle.ads()],
  ['group-ad-links', ({ oracle }) => oracle.adLists('links')],
  ['group-ad-facts', ({ oracle }) => oracle.adLists('facts')],
];

describe('every view of a group report shows exactly the rows of a reference implementation', () => {
  it.each(views)('%s', async (id, rowsOf, sort) => {
    const definition = findReport(id);
    if (definition === undefined) throw new Error(`no report ${id}`);
    const sortKeys = (sort?.split(',') ?? []).map((key) => {
      const [column = '', direction] = key.split('|');
      return { column, direction: direction === 'asc' ? ('asc' as const) : ('desc' as const) };
    });
    for (const group of groups) {
      const expected = sortRows(rowsOf(group), withDefaultOrder(definition, group, sortKeys));
      const page = await run(id, { rid: group.rid, sort, perPage: 500 });
      expect(expected.length).toBeGreaterThan(2);
      expect(page.total).toBe(expected.length);
      expect(page.rows).toEqual(expected.slice(0, 500).map(toResponseRow));
    }
  });

  it('counts the domains within the depth of the group for each keyword', async () => {
    const [shallow] = groups;
    const { rows } = await run('group-keywords', { rid: shallow?.rid, perPage: 500 });
    const below = rows.filter((row) => domains.some((_, index) => Number(row[`pos${index + 1}`]) > 10));
    expect(below.length).toBeGreaterThan(0);
    for (const row of rows) {
      const within = domains.filter(
        (_, index) => row[`pos${index + 1}`] !== null && Number(row[`pos${index + 1}`]) <= 10,
      );
      expect(row['weight']).toBe(within.length);
    }
  });

  it('filters on weight, position and name select the expected rows', async () => {
    for (const { rid, oracle } of groups) {
      const two = await run('group-keywords', { rid, filter: 'weight>=2', perPage: 500 });
      const expected = oracle.keywords('organic').filter(({ weight }) => Number(weight) >= 2);
      expect(two.total).toBe(expected.length);
      const named = await run('group-pages', { rid, filter: 'domain=пример.example', perPage: 500 });
      expect(named.total).toBe(oracle.pages().filter(({ domain }) => domain === domains[1]).length);
      expect(named.total).toBeGreaterThan(0);
    }
  });
});

describe('the sample group report', () => {
  it('exists once and contains domains that all advertise for the keywords of one of them', async () => {
    const sampleGroups: { name: string; domains: string[]; organic: number; context: number }[] =
      await app.stores.postgres.query(
        `SELECT name, domains, organic_keywords AS organic, context_keywords AS context
         FROM group_report AS report JOIN group_version AS version ON version.id = report.version
         JOIN account ON account.id = report.owner_id WHERE account.is_demonstration`,
      );
    const wordsOf = (domain: string) =>
      app.world.ads.filter((ad) => ad.domain === domain).map(({ word }) => word);
    const [sample] = sampleGroups;
    expect(sampleGroups).toHaveLength(1);
    const [first = '', ...otherDomains] = sample?.domains ?? [];
    expect(otherDomains).toHaveLength(4);
    const maxKeywords = Math.max(...app.world.domains.map((domain) => new Set(wordsOf(domain)).size));
    expect(new Set(wordsOf(first)).size).toBe(maxKeywords);
    for (const other of otherDomains) {
      expect(wordsOf(other).some((word) => wordsOf(first).includes(word))).toBe(true);
    }
    expect(sample?.organic).toBeGreaterThan(0);
    expect(sample?.context).toBe(new Set([first, ...otherDomains].flatMap(wordsOf)).size);
  });
});

describe('keyword gaps of the own domain', () => {
  it.each(['missing', 'weak'] as const)(
    '%s: the predefined filter matches a reference implementation',
    async (gap) => {
      for (const { rid, top, oracle } of groups) {
        for (const [index, own] of domains.entries()) {
          const filter = serialiseFilter(gapFilter(gap, { ownColumn: `pos${index + 1}`, top }));
          const page = await run('group-keywords', { rid, filter, perPage: 500 });
          const maxPosition = gap === 'missing' ? top : Math.min(10, top);
          expect(page.rows.map(({ word }) => word).sort()).toEqual(oracle.gap(own, maxPosition).sort());
        }
      }
    },
  );
});

describe('a group of more than ten domains', () => {
  it('has a position column for each domain and counts all of them as others', async () => {
    const ranked = [...new Set(app.world.results.map(({ domain }) => domain))].slice(0, 4);
    const unknown = Array.from({ length: 9 }, (_, index) => `unknown${index}.example`);
    const names = [ranked[0], ...unknown, ...ranked.slice(1, 3)].flatMap((name) => name ?? []);
    expect(names).toHaveLength(12);
    const { keywords, results, ads } = app.world;
    const model = new GroupModel(names, 10);
    await model.publish({ keywords, rankings: { organic: results, context: ads } });
    const rid = await createGroup(caller, { domains: names, top: 10, base: 'gny' });
    const group = { domains: names, top: 10, lists: model.built() };
    const oracle = new GroupOracle(app.world, app.ids, app.oracle, model, group);
    for (const [index, own] of names.entries()) {
      const filter = serialiseFilter(gapFilter('missing', { ownColumn: `pos${index + 1}`, top: 10 }));
      const page = await run('group-keywords', { rid, filter, perPage: 500 });
      expect(page.rows.map(({ word }) => word).sort()).toEqual(oracle.gap(own, 10).sort());
    }
    const { rows } = await run('group-keywords', { rid, perPage: 500 });
    const [row = {}] = rows;
    expect(['pos12' in row, 'pos13' in row]).toEqual([true, false]);
    expect(rows.some(({ pos12 }) => pos12 !== null)).toBe(true);
    const response = await caller.get(`/api/report/group/organic/keywords/${rid}`);
    const [presented = {}] = ((await response.json()) as { data: Record<string, unknown>[] }).data;
    expect(['pos10' in presented, 'pos12' in presented, 'pos13' in presented]).toEqual([true, true, false]);
    const file = await caller.get(`/api/report/group/organic/keywords/${rid}?type=csv`);
    const [header] = (await file.text()).split('\n');
    for (const name of names) expect(header).toContain(domainToUnicode(name));
  });
});

describe('page counts', () => {
  it('are the same for versions stored without them', async () => {
    const { clickhouse, postgres } = app.stores;
    for (const { rid } of groups) {
      const counted = await run('group-pages', { rid, perPage: 500 });
      const [storedVersion]: { number: number; version: number }[] = await postgres.query(
        'SELECT number, version FROM group_report WHERE id = $1',
        [rid],
      );
      const rows = () =>
        clickhouse.query('SELECT count() AS pages FROM group_page WHERE report = {report:UInt32}', {
          parameters: { report: storedVersion?.number ?? 0 },
        });
      expect((await rows()).rows).not.toEqual([{ pages: 0 }]);
      await clickhouse.dropPartition('group_page', storedVersion?.number ?? 0, storedVersion?.version ?? 0);
      const read = await run('group-pages', { rid, perPage: 500 });
      expect(read.rows.length).toBeGreaterThan(0);
      expect(read.rows).toEqual(counted.rows);
    }
  });
});

describe('a file of a view', () => {
  it('is named after the report', async () => {
    const [{ rid }] = groups as [TestGroup];
    const name = 'Обувь / "зима"';
    await caller.graphql(
      'mutation ($rid: ID!, $name: String!) { renameGroupReport(rid: $rid, name: $name) { rid } }',
      {
        rid,
        name,
      },
    );
    for (const [path, id] of [
      ['organic/keywords', 'group-keywords'],
      ['organic/sitepages', 'group-pages'],
    ]) {
      const response = await caller.get(`/api/report/group/${path}/${rid}?type=csv`);
      await response.text();
      const fileName = decodeURIComponent(
        /filename\*=UTF-8''(.*)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
      );
      expect(fileName).toMatch(new RegExp(`^${id} Обувь - -зима- gny \\d{4}-\\d\\d-\\d\\d\\.csv$`));
    }
  });
});

describe('competitors of a group report', () => {
  it('are recounted on request with the current keywords of the report', async () => {
    const group = groups.find(({ base }) => base === 'msk');
    if (group === undefined) throw new Error('no group');
    const { rid, oracle } = group;
    const competitors = async () => {
      const { data } = await caller.graphql(
        'query ($rid: ID!) { groupReport(rid: $rid) { canRecalculate } }',
        { rid },
      );
      return (data?.['groupReport'] as { canRecalculate: boolean }).canRecalculate;
    };
    expect(await competitors()).toBe(true);
    await caller.graphql('mutation ($rid: ID!) { recalculateGroupCompetitors(rid: $rid) }', { rid });
    while (await competitors()) await sleep(50);
    for (const [id, channel] of [
      ['group-competitors', 'organic'],
      ['group-ad-competitors', 'context'],
    ] as const) {
      const page = await run(id, { rid, perPage: 500 });
      expect(page.rows).toEqual(
        sortRows(oracle.competitors(channel), [{ column: 'cnt', direction: 'desc' }]).map(toResponseRow),
      );
    }
  });
});
