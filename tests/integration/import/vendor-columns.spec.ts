import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BaseFact } from '../../../server/contract/reports/base-facts.js';
import { searchIntents } from '../../../server/contract/reports/search-intents.js';
import { rebuildReports } from '../../../server/ingest/publish/rebuild-reports.js';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import { prepareReport } from '../../../server/reports/engine/prepare-report.js';
import type { ReportDependencies } from '../../../server/reports/engine/report-dependencies.js';
import type { ReportQuery, ReportRow } from '../../../server/reports/engine/report-query.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { exportReport } from '../../../server/reports/export/export-report.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { exportSamples } from '../../support/export-samples.js';
import { importParts, findBase } from '../../support/base-state.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { atDepth, inDeepRuns, testDepth } from '../../support/test-depth.js';
import { createRandom } from '../reports/support/world.js';

let stores: TestStores;
let deps: ReportDependencies;
beforeAll(async () => {
  stores = await openTestStores();
  deps = { clickhouse: stores.clickhouse, bases: new BaseCatalogueService(stores.postgres) };
});

const report = (id: string) => findReport(id) ?? expect.fail(id);

async function rowsOf(id: string, query: ReportQuery): Promise<Map<unknown, ReportRow>> {
  const { rows } = await runReport(report(id), { perPage: 500, ...query }, unlimitedViewer, deps);
  return new Map(rows.map((row) => [row['word'] ?? row['url'], row]));
}

const factsOf = async (base: string): Promise<readonly BaseFact[]> => (await deps.bases.byCode(base)).facts;

/** Facts of one vendor about one keyword on one day; missing values are undefined. */
interface VendorFact {
  keyword: string;
  date: string;
  vendor: string;
  difficulty?: number;
  intent?: string;
  trend?: string;
  trend_from?: string;
  parent_topic?: string;
  ws?: number;
  volume_range?: string;
}

const dates = ['2026-06-01', '2026-07-01', '2026-08-01'] as const;

function createVendorFacts(seed: number): VendorFact[] {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const maybeValue = <Value>(value: Value): Value | undefined => (random() < 0.5 ? value : undefined);
  const keywords = Array.from({ length: 12 }, (_, number) => `kettle ${number}`);
  return dates.flatMap((date) =>
    ['ahrefs', 'semrush'].flatMap((vendor) =>
      keywords
        .filter(() => random() < 0.5)
        .map((keyword): VendorFact => {
          const isRange = vendor === 'ahrefs' && random() < 0.4;
          return {
            keyword,
            date,
            vendor,
            difficulty: maybeValue(below(1_000) / 10),
            intent: maybeValue(
              [...searchIntents.map(({ word }) => word), 'of its own']
                .filter(() => random() < 0.3)
                .toReversed()
                .join(','),
            ),
            trend: maybeValue(Array.from({ length: 2 + below(19) }, () => below(10_000) / 100).join('|')),
            trend_from: maybeValue('2024-01-01'),
            parent_topic: maybeValue(`topic ${below(3)}`),
            // Only one vendor provides volumes, so no day has two values.
            ...(vendor === 'ahrefs' ? { ws: isRange ? 500 : maybeValue(2_000 + below(3_000)) } : {}),
            ...(isRange ? { volume_range: '100-1000' } : {}),
          };
        }),
    ),
  );
}

/** Expected vendor columns of a keyword, computed with a plain loop. */
function computeExpected(all: readonly VendorFact[], keyword: string) {
  const keywordFacts = all
    .filter((fact) => fact.keyword === keyword)
    .toSorted((a, b) => `${a.date} ${a.vendor}`.localeCompare(`${b.date} ${b.vendor}`));
  const intentsOf = ({ intent = '' }: VendorFact) =>
    searchIntents.filter(({ word }) => intent.split(',').includes(word)).map(({ id }) => id);
  const findNewest = (hasValue: (fact: VendorFact) => boolean) => keywordFacts.findLast(hasValue);
  const difficulty = findNewest((fact) => fact.difficulty !== undefined);
  const intent = findNewest((fact) => intentsOf(fact).length > 0);
  const trend = findNewest((fact) => fact.trend !== undefined);
  const topic = findNewest((fact) => fact.parent_topic !== undefined);
  const volume = findNewest((fact) => fact.ws !== undefined);
  const values = (trend?.trend ?? '').split('|').filter(Boolean).map(Number);
  const from = trend?.trend_from === undefined ? null : new Date(`${trend.trend_from}T00:00:00Z`);
  from?.setUTCMonth(from.getUTCMonth() + Math.max(values.length - 12, 0));
  const by = (kind: string, fact: VendorFact | undefined) =>
    fact === undefined ? [] : [`${kind} ${fact.vendor} ${fact.date}`];
  return {
    difficulty: difficulty?.difficulty ?? null,
    intent: intent ? intentsOf(intent) : [],
    trend: values.slice(-12),
    trend_from: from?.toISOString().slice(0, 10) ?? null,
    parent_topic: topic?.parent_topic ?? '',
    vendors: [
      ...by('difficulty', difficulty),
      ...by('intent', intent),
      ...by('trend', trend),
      ...by('parent_topic', topic),
    ],
    ws: volume?.ws ?? 0,
    ws_range: volume?.volume_range ?? '',
  };
}

async function checkAll(base: string, facts: readonly VendorFact[]): Promise<void> {
  const rows = await rowsOf('keyword-search', { base });
  expect([...rows.keys()].toSorted()).toEqual([...new Set(facts.map(({ keyword }) => keyword))].toSorted());
  for (const [keyword, row] of rows) {
    const expectedColumns = computeExpected(facts, String(keyword));
    expect({
      keyword,
      ...Object.fromEntries(Object.keys(expectedColumns).map((id) => [id, row[id]])),
    }).toEqual({
      keyword,
      ...expectedColumns,
    });
  }
}

const asFile = (facts: readonly VendorFact[]) => ({
  'said.ndjson': facts.map((fact) => JSON.stringify({ type: 'keyword', ...fact })).join('\n'),
});

describe('columns with vendor data', { timeout: 120_000 }, () => {
  it('show the newest value of each kind in any import order', async () => {
    const base = 'gny';
    const facts = createVendorFacts(1);
    const importedFacts: VendorFact[] = [];
    // Quick runs import a newer and an older date together.
    const imports = atDepth<readonly (readonly string[])[]>({
      quick: [[dates[1]], [dates[2], dates[0]]],
      deep: [[dates[1]], [dates[2]], [dates[0]]],
      full: [[dates[1]], [dates[2]], [dates[0]]],
    });
    for (const importedDates of imports) {
      const now = facts.filter(({ date }) => importedDates.includes(date));
      await importContents(stores, asFile(now), { base });
      importedFacts.push(...now);
      await checkAll(base, importedFacts);
    }
    // Quick runs rebuild reports in snapshot-retention.spec.ts.
    if (testDepth === 'quick') return;
    await rebuildReports(importParts(stores), await findBase(stores, base));
    await checkAll(base, importedFacts);
  });

  it('ranges and titles of real exports appear in tables and files if the database has them', async () => {
    const base = 'gmns';
    const { keywordPlannerRanges, semrushKeywords, ahrefsKeywords } = exportSamples;
    const files = [keywordPlannerRanges, semrushKeywords, ahrefsKeywords];
    const contents = Object.fromEntries(files.map(({ name, text: content }) => [name, content]));
    expect(await factsOf(base)).toEqual([]);
    await importContents(stores, { ...contents, 'plain.csv': 'keyword,ws\nplain cup,900' }, { base });
    expect(await factsOf(base)).toEqual(['difficulty', 'intent', 'trend', 'parentTopic', 'volumeRange']);
    const rows = await rowsOf('keyword-search', { base });
    expect(rows.get('cup holder')).toMatchObject({ ws: 500, ws_range: '100-1000', difficulty: null });
    expect(rows.get('glass cup')).toMatchObject({
      ws_range: '',
      difficulty: 33,
      intent: [1, 3],
      trend: [0.2, 1, 0.82],
      vendors: ['difficulty semrush 2026-05-01', 'intent semrush 2026-05-01', 'trend semrush 2026-05-01'],
    });
    expect(rows.get('copper cup')).toMatchObject({
      trend: [900, 1000, 1100],
      trend_from: '2026-05-01',
      parent_topic: 'copper mug',
    });
    expect(rows.get('plain cup')).toMatchObject({
      ws: 900,
      ws_range: '',
      difficulty: null,
      intent: [],
      trend: [],
    });
    const found = await rowsOf('keyword-search', {
      base,
      filter: 'difficultyBETWEEN 20@30^intentONE OF 3',
      sort: 'difficulty|desc',
    });
    expect([...found.keys()]).toEqual(['copper cup']);

    const prepared = await prepareReport(
      report('keyword-search'),
      { base, sort: 'ws|desc' },
      { viewer: unlimitedViewer, deps },
    );
    const file = await text(
      await exportReport(prepared, deps, {
        format: 'csv',
        encoding: 'utf-8',
        language: 'en',
        byteOrderMark: false,
        columns: ['word', 'ws', 'ws_range', 'difficulty', 'intent', 'trend'],
      }),
    );
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining([
        'Keyword,Volume,Volume range,Difficulty,Intent,Trend',
        'copper cup,1100,,21,"Commercial, Non-branded","900, 1000, 1100"',
        'cup holder,500,100-1000,,,',
      ]),
    );
  });

  // The reference implementation above covers it with other values.
  inDeepRuns(() => {
    it('a newer exact value replaces a range, and a newer range does not replace an exact value', async () => {
      const base = 'gkv';
      const planner = (date: string): VendorFact => ({
        keyword: 'mug',
        date,
        vendor: 'keyword-planner',
        ws: 500,
        volume_range: '100-1000',
      });
      const exact = (date: string): VendorFact => ({ keyword: 'mug', date, vendor: 'semrush', ws: 720 });
      const readColumns = async () => {
        const row = (await rowsOf('keyword-search', { base })).get('mug');
        return [row?.['ws'], row?.['ws_range']];
      };
      await importContents(stores, asFile([planner('2026-06-01')]), { base });
      expect(await readColumns()).toEqual([500, '100-1000']);
      await importContents(stores, asFile([exact('2026-07-01')]), { base });
      expect(await readColumns()).toEqual([720, '']);
      await importContents(stores, asFile([planner('2026-08-01')]), { base });
      expect(await readColumns()).toEqual([500, '100-1000']);
    });
  });

  it('page titles appear next to their pages', async () => {
    const base = 'spb';
    const frog = (title: string) => ({
      'internal_html.csv': `Address,Status Code,Title 1\nhttps://cup.example/blue,200,${title}\n`,
    });
    const results =
      'keyword,position,url,date\ncup,1,https://cup.example/blue,2026-10-01\ncup,2,https://cup.example/red,2026-10-01\ncup,3,https://rival.example/,2026-10-01';
    await importContents(
      stores,
      { ...frog('Blue cups'), 'results.csv': results },
      { base, date: '2026-10-02' },
    );
    expect(await factsOf(base)).toEqual(['pageTitle']);
    const titles = async () =>
      [...(await rowsOf('site-pages', { base, domain: 'cup.example' })).values()]
        .map(({ url, title }) => [url, title])
        .toSorted();
    expect(await titles()).toEqual([
      ['/blue', 'Blue cups'],
      ['/red', ''],
    ]);
    await importContents(stores, frog('Blue cups for tea'), { base, date: '2026-10-05' });
    expect(await titles()).toEqual([
      ['/blue', 'Blue cups for tea'],
      ['/red', ''],
    ]);
    const found = await rowsOf('site-pages', { base, domain: 'cup.example', filter: 'titleLIKE tea' });
    expect([...found.keys()]).toEqual(['/blue']);
    expect(
      await publishedRows(stores, base, `SELECT title FROM titled_page WHERE ${published}`),
    ).toHaveLength(1);
  });
});
