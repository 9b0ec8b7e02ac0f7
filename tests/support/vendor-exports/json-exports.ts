import type { KeywordRecord } from './expected-facts.js';
import type { ExportDraft } from './export-draft.js';
import { levelOf } from './table-export.js';
import type { ValueWriter } from './value-writer.js';

/** A file with one response, a list of them, or one per line. */
function writeResponses(draft: ExportDraft, responses: readonly object[]): void {
  const isByLine = responses.length > 1 && draft.write.random(2) === 0;
  draft.name = `responses-${draft.id}.json`;
  draft.text = isByLine
    ? responses.map((response) => JSON.stringify(response)).join('\n')
    : JSON.stringify(responses.length === 1 ? responses[0] : responses, null, draft.write.random(2) * 2);
}

interface Result {
  position: number;
  url: { text: string; value: string };
  title: string;
  snippet: string;
}

/** Results of a search with different pages. */
function createResults({ write, domain }: ExportDraft, count: number): Result[] {
  return Array.from({ length: count }, (_, index) => ({
    position: index + 1,
    url: write.url(domain, `page-${index}`),
    title: write.sentence().value,
    snippet: write.sentence().value,
  }));
}

function createAd({ write, domain }: ExportDraft, number: number) {
  return {
    position: number + 1,
    // Ads have their own addresses, with all parameters.
    url: `https://${domain}/ad-${number}?gclid=${write.random(1000)}`,
    title: write.sentence().value,
    text: write.sentence().value,
    visibleUrl: `${domain}/ad`,
    links: write.some(['Blue', 'Red', 'Sale']),
    facts: write.some(['Free returns', '24 hours']),
    isTop: write.random(2) === 0,
  };
}

type Ad = ReturnType<typeof createAd>;

function addSearch(
  draft: ExportDraft,
  record: Pick<KeywordRecord, 'date' | 'keyword' | 'docs' | 'features'>,
  { results, ads }: { results: readonly Result[]; ads: readonly Ad[] },
): void {
  const { date, keyword } = record;
  draft.addKeyword(record);
  for (const { url, ...result } of results) {
    draft.addKeyword({ date, keyword, result: { ...result, url: url.value } });
  }
  for (const ad of ads) draft.addKeyword({ date, keyword, ad });
}

/** DataForSEO: tasks with the results of a search. */
export function createDataForSeo(draft: ExportDraft): void {
  const { write } = draft;
  const tasks = Array.from({ length: 2 }, (_, row) => {
    const keyword = write.keyword(draft.ending(row));
    const [date, docs] = [write.isoDay(), write.random(9_000_000)];
    const results = createResults(draft, 2 + write.random(5));
    const ads = write.some([0, 1]).map((number) => ({ ...createAd(draft, number), isTop: true }));
    const hasQuestions = write.random(2) === 0;
    addSearch(
      draft,
      { date, keyword: keyword.value, docs, ...(hasQuestions && { features: ['People also ask'] }) },
      { results, ads },
    );
    const items = [
      ...ads.map((ad) => ({
        type: 'paid',
        rank_group: ad.position,
        title: ad.title,
        description: ad.text,
        breadcrumb: ad.visibleUrl,
        url: ad.url,
        links: ad.links.map((title) => ({ type: 'ad_link_element', title })),
        description_rows: ad.facts,
      })),
      ...results.map(({ position, url, title, snippet }) => ({
        type: 'organic',
        rank_group: position,
        rank_absolute: position + ads.length,
        url: url.text,
        title,
        description: snippet,
      })),
    ];
    const types = [
      ...(ads.length > 0 ? ['paid'] : []),
      'organic',
      ...(hasQuestions ? ['people_also_ask'] : []),
    ];
    const datetime = `${date} 09:30:12 +00:00`;
    const result = {
      keyword: keyword.text,
      type: 'organic',
      datetime,
      item_types: types,
      se_results_count: docs,
      items,
    };
    return { id: String(row), status_code: 20_000, data: { api: 'serp' }, result: [result] };
  });
  writeResponses(draft, [{ version: '0.1', status_code: 20_000, tasks }]);
}

/** SerpApi: a response for each search. */
export function createSerpApi(draft: ExportDraft): void {
  const { write } = draft;
  const responses = Array.from({ length: 1 + write.random(3) }, (_, row) => {
    const keyword = write.keyword(draft.ending(row));
    const [date, docs] = [write.isoDay(), write.random(9_000_000)];
    const results = createResults(draft, 1 + write.random(6));
    const ads = write.some([0, 1]).map((number) => createAd(draft, number));
    const hasQuestions = write.random(2) === 0;
    addSearch(
      draft,
      { date, keyword: keyword.value, docs, ...(hasQuestions && { features: ['People also ask'] }) },
      { results, ads },
    );
    return {
      search_metadata: { id: String(row), status: 'Success', created_at: `${date} 10:00:01 UTC` },
      search_parameters: { engine: 'google', q: keyword.text },
      search_information: { total_results: docs },
      ...(ads.length > 0 && {
        ads: ads.map((ad) => ({
          position: ad.position,
          block_position: ad.isTop ? 'top' : 'bottom',
          title: ad.title,
          link: ad.url,
          displayed_link: ad.visibleUrl,
          description: ad.text,
          extensions: ad.facts,
          sitelinks: { inline: ad.links.map((title) => ({ title })) },
        })),
      }),
      ...(hasQuestions && { related_questions: [{ question: 'Why?' }] }),
      organic_results: results.map(({ position, url, title, snippet }) => ({
        position,
        link: url.text,
        title,
        snippet,
      })),
    };
  });
  writeResponses(draft, responses);
}

/** Serper: a response for each search, without a date. */
export function createSerper(draft: ExportDraft): void {
  const { write, date } = draft;
  draft.options.date = date;
  const responses = Array.from({ length: 1 + write.random(3) }, (_, row) => {
    const keyword = write.keyword(draft.ending(row));
    const results = createResults(draft, 1 + write.random(9));
    const hasQuestions = write.random(2) === 0;
    addSearch(
      draft,
      { date, keyword: keyword.value, ...(hasQuestions && { features: ['People also ask'] }) },
      { results, ads: [] },
    );
    return {
      searchParameters: { q: keyword.text, type: 'search' },
      organic: results.map(({ position, url, title, snippet }) => ({
        position,
        link: url.text,
        title,
        snippet,
      })),
      ...(hasQuestions && { peopleAlsoAsk: [{ question: 'Why?' }] }),
      credits: 1,
    };
  });
  writeResponses(draft, responses);
}

/** A keyword of DataForSEO Labs with the volumes of each month. */
function createLabsKeyword(draft: ExportDraft, row: number) {
  const { write, date } = draft;
  const keyword = write.keyword(draft.ending(row));
  const [cents, difficulty, competition] = [write.random(9000), write.random(101), write.random(101) / 100];
  const months = [11, 12].map((month) => ({ year: 2025, month, search_volume: write.random(9000) }));
  const intent = write.pick(['informational', 'commercial']);
  const [ws, docs] = [write.random(100_000), write.random(9_000_000)];
  const record: KeywordRecord = {
    date,
    keyword: keyword.value,
    vendor: 'dataforseo',
    ws,
    docs,
    cpcMin: cents / 100,
    cpcMax: cents / 100,
    competition: levelOf(competition),
    difficulty,
    intents: [intent],
    trend: months.map(({ search_volume: volume }) => volume),
    trendFrom: '2025-11-01',
  };
  const data = {
    keyword: keyword.text,
    keyword_info: { search_volume: ws, cpc: cents / 100, competition, monthly_searches: months.toReversed() },
    keyword_properties: { keyword_difficulty: difficulty },
    search_intent_info: { main_intent: intent },
    serp_info: { se_results_count: docs },
  };
  return { record, data };
}

const inTask = (items: readonly object[]) => ({
  status_code: 20_000,
  tasks: [{ status_code: 20_000, result: [{ se_type: 'google', items }] }],
});

/** DataForSEO Labs: keywords without positions. */
export function createLabsKeywords(draft: ExportDraft): void {
  draft.options.date = draft.date;
  const keywords = Array.from({ length: 4 }, (_, row) => createLabsKeyword(draft, row));
  for (const { record } of keywords) draft.addKeyword(record);
  writeResponses(draft, [inTask(keywords.map(({ data }) => data))]);
}

/** DataForSEO Labs: positions of a domain. */
export function createRankedKeywords(draft: ExportDraft): void {
  const { write, domain } = draft;
  draft.options.date = draft.date;
  const items = Array.from({ length: 4 }, (_, row) => {
    const { record, data } = createLabsKeyword(draft, row);
    const [position, url, title] = [
      1 + write.random(60),
      write.url(domain, `page-${row}`),
      write.sentence().value,
    ];
    draft.addKeyword({ ...record, result: { position, url: url.value, title } });
    const result = {
      type: 'organic',
      rank_group: position,
      rank_absolute: position + 3,
      url: url.text,
      title,
    };
    return { keyword_data: data, ranked_serp_element: { serp_item: result } };
  });
  writeResponses(draft, [inTask(items)]);
}

const mean = (write: ValueWriter): number => write.mean(1 + write.random(4)).value;

/** Yandex Webmaster: popular queries of a site on a day. */
export function createYandexWebmaster(draft: ExportDraft): void {
  const { write, domain, date: day } = draft;
  const queries = Array.from({ length: 5 }, (_, row) => {
    const keyword = write.keyword(draft.ending(row));
    const [impressions, position] = [1 + write.random(900), mean(write)];
    const clicks = write.random(impressions);
    draft.addSite({
      site: domain,
      source: 'yandex-webmaster',
      day,
      keyword: keyword.value,
      clicks,
      impressions,
      position,
    });
    const indicators = { TOTAL_SHOWS: impressions, TOTAL_CLICKS: clicks, AVG_SHOW_POSITION: position };
    return { query_id: String(row), query_text: keyword.text, indicators };
  });
  writeResponses(draft, [
    { host_id: `https:${domain}:443`, queries, date_from: day, date_to: day, count: 5 },
  ]);
}

/** Search Console API: rows whose dimensions the request names. */
export function createSearchConsoleApi(draft: ExportDraft): void {
  const { write, domain } = draft;
  const hasPages = write.random(2) === 0;
  const rows = Array.from({ length: 6 }, (_, row) => {
    const [keyword, day, url] = [
      write.keyword(draft.ending(row)),
      write.isoDay(),
      write.url(domain, `page-${row}`),
    ];
    const [impressions, position] = [1 + write.random(900), mean(write)];
    const clicks = write.random(impressions);
    const page = hasPages ? url.value : undefined;
    const site = { site: domain, source: 'search-console', day, keyword: keyword.value, url: page };
    draft.addSite({ ...site, clicks, impressions, position });
    const result = { position: Math.round(position), url: page ?? `https://${domain}/` };
    draft.addKeyword({ date: day, keyword: keyword.value, result });
    return {
      keys: [keyword.text, day, ...(hasPages ? [url.text] : [])],
      clicks,
      impressions,
      ctr: 0.1,
      position,
    };
  });
  const dimensions = ['query', 'date', ...(hasPages ? ['page'] : [])];
  draft.options.domain = domain;
  writeResponses(draft, [{ siteUrl: `sc-domain:${domain}`, dimensions, rows }]);
}

/** Native NDJSON: records with numbers, written numbers and lists. */
export function createNdjson(draft: ExportDraft): void {
  const { write } = draft;
  const records = Array.from({ length: 6 }, (_, row) => {
    const keyword = write.keyword(draft.ending(row));
    const [day, url, title] = [write.day(), write.url(draft.domain, `page-${row}`), write.sentence().value];
    const [position, cents, ws] = [
      1 + write.random(60),
      write.random(9000),
      write.writeCount(write.random(90_000)),
    ];
    const isText = write.random(2) === 0;
    const trend = [1, 2, 3].map(() => write.random(100));
    const values = { ws: ws.value, cpcMin: cents / 100, cpcMax: cents / 100, difficulty: 50, trend };
    draft.addKeyword({
      date: day.value,
      keyword: keyword.value,
      ...values,
      result: { position, url: url.value, title },
    });
    return {
      keyword: keyword.text,
      position,
      url: url.text,
      title,
      date: day.text,
      ws: isText ? ws.text : ws.value,
      cpc: cents / 100,
      difficulty: 50,
      trend: trend.join('|'),
    };
  });
  draft.name = `records-${draft.id}.ndjson`;
  draft.text = records.map((record) => JSON.stringify(record)).join('\n');
}
