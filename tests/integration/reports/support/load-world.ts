import type { ClickHouseStore } from '../../../../server/stores/clickhouse/clickhouse-store.js';
import { buildIdSql } from '../../../../server/stores/clickhouse/ids.js';
import { domainsByOwner, identifiersOf } from './owners.js';
import { bestResults, countsOf, domainTotals, pageTotals } from './totals.js';
import type { Keyword, World } from './world.js';

/** Store ids, so that the oracle sorts ties in the same order. */
export interface Ids {
  keyword: (word: string) => number;
  domain: (name: string) => number;
  /** Id of a normalized owner identifier, or of a domain. */
  owner: (form: string) => number;
  /** May be larger than 2^53. */
  url: (domain: string, path: string) => bigint;
}

type Row = Record<string, unknown>;

/** Queries the store for the id of each test object. */
export async function readIds(store: ClickHouseStore, world: World): Promise<Ids> {
  const numbers = async (values: string[], expression: string): Promise<Map<string, string>> => {
    const { rows } = await store.query<{ text: string; id: string }>(
      `SELECT arrayJoin({values:Array(String)}) AS text, toString(${expression}) AS id`,
      {
        parameters: { values },
      },
    );
    return new Map(rows.map(({ text, id }) => [text, id]));
  };
  const keywords = await numbers(
    world.keywords.map(({ word }) => word),
    buildIdSql('text'),
  );
  const domains = await numbers(world.domains, buildIdSql('text'));
  const owners = await numbers(
    [...new Set(domainsByOwner(world).map(({ owner }) => owner))],
    buildIdSql('text'),
  );
  const urls = await numbers(
    [
      ...new Set(
        [...world.results, ...world.lost, ...world.lostPages, ...world.titles, ...world.older.results].map(
          ({ domain, path }) => domain + path,
        ),
      ),
    ],
    'cityHash64(text)',
  );
  return {
    keyword: (word) => Number(keywords.get(word)),
    domain: (name) => Number(domains.get(name)),
    owner: (form) => Number(owners.get(form)),
    url: (domain, path) => BigInt(urls.get(domain + path) ?? 0),
  };
}

/**
 * Fills the generation tables of the store or of another database with the test data. `keep` selects the rows of a
 * shard.
 */
export async function loadWorld(
  store: ClickHouseStore,
  world: World,
  ids: Ids,
  {
    base = 1,
    generation = 1,
    database = '',
    keep = () => true,
  }: { base?: number; generation?: number; database?: string; keep?: (key: bigint) => boolean } = {},
): Promise<void> {
  const scope = { base, generation };
  const insert = async (table: string, key: string, rows: Row[]): Promise<void> => {
    const lines = rows
      .filter((row) => keep(BigInt(String(row[key]))))
      .map((row) => JSON.stringify({ ...scope, ...row }));
    const target = database === '' ? table : `${database}.${table}`;
    // Two table parts, like an import: code that works with one part may fail with several.
    for (const half of [0, 1]) {
      const part = lines.filter((_, index) => index % 2 === half).join('\n');
      if (part !== '') await store.insert(`INSERT INTO ${target} FORMAT JSONEachRow`, part);
    }
  };
  const attributes = new Map(world.keywords.map((keyword) => [keyword.word, attributesOf(keyword)]));
  const best = new Set(bestResults(world.results));
  await insert('keyword_vendor', 'keyword_id', vendorRows(world, ids));
  await insert(
    'titled_page',
    'domain_id',
    world.titles.map(({ domain, path, title }) => ({
      domain_id: ids.domain(domain),
      url_hash: String(ids.url(domain, path)),
      title,
    })),
  );
  await insert(
    'keyword',
    'keyword_id',
    world.keywords.map((keyword) => keywordRow(keyword, ids)),
  );
  await insert(
    'keyword_by_word',
    'keyword_id',
    world.keywords.map(({ word, ws }) => ({ word, ws, keyword_id: ids.keyword(word) })),
  );
  await insert(
    'position_by_domain',
    'domain_id',
    world.results.map((result) => ({
      ...attributes.get(result.word),
      ...rankedColumns(result, ids),
      best: Number(best.has(result)),
      has_previous: result.hasPrevious,
      previous_pos: result.previousPos,
      url_changed: result.urlChanged,
    })),
  );
  await insert(
    'lost_position',
    'domain_id',
    world.lost.map((lost) => ({ ...attributes.get(lost.word), ...rankedColumns(lost, ids) })),
  );
  await insert(
    'ad_by_domain',
    'domain_id',
    world.ads.map(({ adId, domain, ...ad }) => ({
      ...attributes.get(ad.word),
      ...ad,
      ad_id: adId,
      keyword_id: ids.keyword(ad.word),
      domain_id: ids.domain(domain),
      origin: 'https://x',
      visible_url: domain,
    })),
  );
  await insert(
    'ad_seen',
    'domain_id',
    world.seen.map(({ domain, adId, first, last }) => ({
      domain_id: ids.domain(domain),
      ad_id: adId,
      first_seen: first,
      last_seen: last,
    })),
  );
  await insert(
    'position_by_url',
    'url_hash',
    world.results
      .map((result) => rankedColumns(result, ids))
      .map(({ word: _, path: __, origin: ___, ...row }) => row),
  );
  await insert('result_set', 'keyword_id', resultSets(world, ids));
  await insert(
    'page',
    'domain_id',
    pageTotals(world).map((page) => ({
      ...page,
      domain: undefined,
      origin: 'https://x',
      domain_id: ids.domain(page.domain),
      url_hash: String(ids.url(page.domain, page.path)),
    })),
  );
  await insert(
    'lost_page',
    'domain_id',
    world.lostPages.map(({ domain, path, dropDate, results }) => ({
      ...countsOf(results, world),
      origin: 'https://x',
      path,
      domain_id: ids.domain(domain),
      url_hash: String(ids.url(domain, path)),
      drop_date: dropDate,
    })),
  );
  await insert(
    'domain',
    'domain_id',
    domainTotals(world).map((domain) => ({
      ...domain,
      ...identifiersOf(world, domain.name),
      domain_id: ids.domain(domain.name),
    })),
  );
  await insert(
    'domain_by_name',
    'domain_id',
    domainTotals(world).map(({ name, it50 }) => ({ name, it50, domain_id: ids.domain(name) })),
  );
  await insert(
    'domain_by_owner',
    'owner_key',
    domainsByOwner(world).map(({ owner, name, ...row }) => ({
      ...row,
      name,
      owner_key: ids.owner(owner),
      domain_id: ids.domain(name),
    })),
  );
}

function attributesOf({
  word,
  ws,
  wsk,
  cpcMin,
  cpcMax,
  competition,
  docs,
  numwords,
  isgeo,
  isquest,
  wizards,
  adscnt,
}: Keyword): Row {
  return {
    word,
    ws,
    wsk,
    cpc_min: cpcMin,
    cpc_max: cpcMax,
    competition,
    docs,
    numwords,
    isgeo,
    isquest,
    wizards,
    adscnt,
  };
}

function vendorRows({ keywords }: World, ids: Ids): Row[] {
  return keywords.flatMap(({ word, vendor }) =>
    vendor === undefined
      ? []
      : [
          {
            keyword_id: ids.keyword(word),
            difficulty: vendor.difficulty,
            intents: vendor.intents,
            trend: vendor.trend,
            trend_from: vendor.trendFrom,
            parent_topic: vendor.parentTopic,
            vendors: vendor.vendors,
            volume_low: vendor.range?.[0] ?? 0,
            volume_high: vendor.range?.[1] ?? 0,
          },
        ],
  );
}

function keywordRow(keyword: Keyword, ids: Ids): Row {
  return {
    ...attributesOf(keyword),
    keyword_id: ids.keyword(keyword.word),
    snapshot: 2,
    snapshot_date: '2026-10-01',
    previous: 1,
    previous_date: '2026-09-01',
    updated_at: keyword.updatedAt,
  };
}

function rankedColumns(
  { word, domain, path, pos }: { word: string; domain: string; path: string; pos: number },
  ids: Ids,
) {
  return {
    word,
    keyword_id: ids.keyword(word),
    domain_id: ids.domain(domain),
    pos,
    origin: 'https://x',
    path,
    url_hash: String(ids.url(domain, path)),
  };
}

function resultSets({ keywords, results }: World, ids: Ids): Row[] {
  return keywords.map(({ word }) => {
    const page = results.filter((result) => result.word === word).sort((left, right) => left.pos - right.pos);
    const names = [...new Set(page.map(({ domain }) => domain))];
    return {
      keyword_id: ids.keyword(word),
      domain_ids: names.map(ids.domain),
      top10: new Set(page.filter(({ pos }) => pos <= 10).map(({ domain }) => domain)).size,
      url_hashes: page.map(({ domain, path }) => String(ids.url(domain, path))),
    };
  });
}
