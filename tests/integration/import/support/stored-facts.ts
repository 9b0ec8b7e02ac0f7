import { serpFeatures } from '../../../../server/reports/serp-features.js';
import { addFacts, type Facts } from '../../../support/vendor-exports/expected-facts.js';
import type { TestStores } from '../../../support/stores.js';

const featureName = (id: number): string =>
  serpFeatures.find((feature) => feature.id === id)?.name.en ?? String(id);

const missing = '1970-01-01';

interface KeywordRow {
  date: string;
  word: string;
  ws: number | null;
  wsk: number | null;
  cpcMin: string | null;
  cpcMax: string | null;
  competition: number | null;
  docs: number | null;
  wizards: number[];
}

/** Id of the random export to which a keyword or a site belongs. */
const fileOf = (name: string): number =>
  Number(
    / f(?<id>\d+)n\d+$/.exec(name)?.groups?.['id'] ??
      /(?:shop|rival)-(?<id>\d+)\.example/.exec(name)?.groups?.['id'],
  );

/** Facts of the published snapshots of a database and of the sites of an owner, by random export. */
export async function readStoredFacts(
  stores: TestStores,
  { base: code, owner }: { base: string; owner: number },
): Promise<ReadonlyMap<number, Facts>> {
  const facts = new Map<number, Facts>();
  const add = (name: string, subject: readonly string[], values: Parameters<typeof addFacts>[2]) => {
    const id = fileOf(name);
    const ofFile = facts.get(id) ?? new Map<string, string>();
    facts.set(id, ofFile);
    addFacts(ofFile, subject, values);
  };
  const [base]: { id: number }[] = await stores.postgres.query('SELECT id FROM base WHERE code = $1', [code]);
  const snapshots: { id: number; date: string }[] = await stores.postgres.query(
    `SELECT id, date::text FROM snapshot WHERE base_id = $1 AND state = 'published'`,
    [base?.id],
  );
  const parameters = {
    base: base?.id ?? 0,
    snapshots: snapshots.map(({ id }) => id),
    dates: snapshots.map(({ date }) => date),
  };
  const read = async <Row>(select: string): Promise<readonly Row[]> =>
    (await stores.clickhouse.query<Row>(select, { parameters })).rows;
  const inSnapshots = 'base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';
  const dateSql = `transform(snapshot, {snapshots:Array(UInt32)}, {dates:Array(String)}, '') AS date`;
  const words = `(SELECT DISTINCT keyword_id, word FROM keyword_fact WHERE ${inSnapshots}) AS words`;
  const number = (value: number | string | null) => (value === null ? undefined : Number(value));
  for (const row of await read<KeywordRow>(
    `SELECT ${dateSql}, word, ws, wsk, toString(cpc_min) AS cpcMin, toString(cpc_max) AS cpcMax, competition, docs, wizards
     FROM keyword_fact WHERE ${inSnapshots}`,
  )) {
    const { date, word, ws, wsk, cpcMin, cpcMax, competition, docs, wizards } = row;
    add(word, ['keyword', date, word], {
      exists: 1,
      ws: number(ws),
      wsk: number(wsk),
      cpcMin: number(cpcMin),
      cpcMax: number(cpcMax),
      competition: number(competition),
      docs: number(docs),
      features: wizards.map(featureName).toSorted(),
    });
  }
  for (const { date, word, url, position, title, snippet, previous } of await read<{
    date: string;
    word: string;
    url: string;
    position: number;
    title: string;
    snippet: string;
    previous: number;
  }>(
    `SELECT ${dateSql}, word, origin || path AS url, pos AS position, title, snippet, file_previous_pos AS previous
     FROM result INNER JOIN ${words} USING (keyword_id) WHERE ${inSnapshots}`,
  )) {
    const values = { position, title, snippet, previous: previous < 0 ? undefined : previous };
    add(word, ['result', date, word, url], values);
  }
  for (const row of await read<{
    date: string;
    word: string;
    vendor: string;
    difficulty: number | null;
    intents: string[];
    trend: number[];
    trendFrom: string | null;
    topic: string;
    low: number | null;
    high: number | null;
  }>(
    `SELECT ${dateSql}, word, vendor, difficulty, intents, trend, toString(trend_from) AS trendFrom, parent_topic AS topic,
       volume_low AS low, volume_high AS high
     FROM vendor_fact INNER JOIN ${words} USING (keyword_id) WHERE ${inSnapshots}`,
  )) {
    const { date, word, vendor, difficulty, intents, trend, trendFrom, topic, low, high } = row;
    add(word, ['vendor', date, word, vendor], {
      difficulty: number(difficulty),
      intents,
      trend,
      trendFrom: trendFrom ?? undefined,
      topic,
      range: low === null || high === null ? undefined : [low, high],
    });
  }
  for (const row of await read<{
    date: string;
    word: string;
    url: string;
    position: number;
    title: string;
    text: string;
    visibleUrl: string;
    links: string[];
    callouts: string[];
    top: number;
  }>(
    `SELECT ${dateSql}, word, origin || path AS url, pos AS position, title, text, visible_url AS visibleUrl, links, facts AS callouts, top
     FROM ad_result INNER JOIN ${words} USING (keyword_id) WHERE ${inSnapshots}`,
  )) {
    const { date, word, url, ...values } = row;
    add(word, ['ad', date, word, url], values);
  }
  for (const { date, url, title } of await read<{ date: string; url: string; title: string }>(
    `SELECT ${dateSql}, origin || path AS url, title FROM page_title WHERE ${inSnapshots}`,
  )) {
    add(url, ['page', date, url], { title });
  }
  for (const { site, source, values } of await readSites(stores, owner)) {
    const { day, from, keyword, url, country, device, appearance, type, clicks, impressions, position } =
      values;
    const start = from === missing ? '-' : from;
    const subject = ['own', site, source, start, day, type, keyword, url, country, device, appearance];
    add(site, subject, { clicks, impressions, position: position ?? undefined });
  }
  return facts;
}

interface SiteRow {
  generation: number;
  day: string;
  from: string;
  keyword: string;
  url: string;
  country: string;
  device: string;
  appearance: string;
  type: string;
  clicks: number;
  impressions: number;
  position: number | null;
}

/** Published first-party data of an owner. */
async function readSites(
  { postgres, clickhouse }: TestStores,
  owner: number,
): Promise<{ site: string; source: string; values: SiteRow }[]> {
  const sites: { site: string; source: string; generation: number }[] = await postgres.query(
    'SELECT site, source, generation FROM own_site WHERE owner_id = $1',
    [owner],
  );
  const { rows } = await clickhouse.query<SiteRow>(
    `SELECT generation, toString(day) AS day, toString(period_from) AS from, word AS keyword, origin || path AS url, country, device,
       appearance, search_type AS type, clicks, impressions, if(positioned = 0, NULL, position_sum / positioned) AS position
     FROM own_fact WHERE owner = {owner:UInt32} AND generation IN {generations:Array(UInt32)}`,
    { parameters: { owner, generations: sites.map(({ generation }) => generation) } },
  );
  const siteByGeneration = new Map(sites.map((site) => [site.generation, site]));
  return rows.flatMap((values) => {
    const site = siteByGeneration.get(values.generation);
    return site ? [{ ...site, values }] : [];
  });
}
