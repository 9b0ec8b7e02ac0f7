import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientInput } from './client-input.js';
import { read, readPages, reports, send, wordsOf, type Row } from './client-requests.js';
import { groupReport } from './javascript-clients.js';

const base = 'gny';

const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name).sort();

/** Orders a result and reads it as soon as it is ready. */
async function runTool(input: ClientInput, path: string, order: object): Promise<Row[]> {
  const { uid } = await read(input, path, {}, { base, ...order });
  for (;;) {
    const { status, body } = await send(input, `${path}/${uid}`, { base, per_page: 500 });
    if (status === 200) return body.data;
    if (status !== 202) throw new Error(`${status} ${body.message}`);
    await sleep(100);
  }
}

/** Keywords that occur in the results of other keywords. */
async function extendList(input: ClientInput): Promise<string[]> {
  const config = { similarity: 4, deleteDuplicate: true };
  const rows = await runTool(input, '/tools/extended_keywords', { list: input.list, config });
  return [...new Set(rows.map(({ destination_key: word }) => word))].sort();
}

const competitorsOf = (input: ClientInput) =>
  readPages(input, `${reports}/organic/concurents`, { base, domain: input.domain, top: 10, per_page: 3 });

/** Keywords by a filter of three conditions, and competitors. The service does not send live requests. */
async function competitorAnalysis(input: ClientInput): Promise<unknown> {
  const filter = 'pos<=10^ws>=1000^wordNOT LIKEberry';
  const parameters = { base, domain: input.domain, filter, per_page: 500 };
  const keywords = await read(input, `${reports}/organic/keywords`, parameters);
  const live = await send(input, '/serp', {}, { data: { name: 'check', words: input.list } });
  return {
    words: wordsOf(keywords.data),
    competitors: namesOf(await competitorsOf(input)),
    live: [live.status, live.body.code],
  };
}

/** Reads a keyword, a domain, its competitors, its lost keywords and a group report. */
async function researchCycle(input: ClientInput): Promise<unknown> {
  const subject = { base, domain: input.domain };
  const keyword = await read(input, `${reports}/keyword_dashboard`, { base, keyword: input.keyword });
  const domain = await read(input, `${reports}/domain_dashboard`, subject);
  const lost = await read(input, `${reports}/organic/lost_keywords`, { ...subject, per_page: 100 });
  return {
    volumes: [keyword.ws, keyword.wsk],
    it10: domain.it10,
    competitors: namesOf(await competitorsOf(input)),
    lost: wordsOf(lost.data),
    group: await groupReport(input),
  };
}

function pageParameters({ page }: ClientInput): { domain: string; page_url: string } {
  const { hostname, pathname, search } = new URL(page);
  return { domain: hostname.replace('www.', ''), page_url: pathname + search };
}

/** Keywords of one page, until a page of rows is short. */
async function pageKeywords(input: ClientInput): Promise<unknown> {
  const parameters = { base, ...pageParameters(input), sort: 'pos|asc', per_page: 7 };
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await read(input, `${reports}/organic/keywords/bypage`, { ...parameters, page });
    rows.push(...data);
    if (data.length < parameters.per_page) return wordsOf(rows);
  }
}

/** Keywords of one page, until a page of rows is empty. */
async function pageStream(input: ClientInput): Promise<unknown> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const parameters = { base, ...pageParameters(input), per_page: 7, page };
    const { data } = await read(input, `${reports}/organic/keywords/bypage`, parameters);
    if (data.length === 0) return wordsOf(rows);
    rows.push(...data);
  }
}

/** Extends a list, and reads its volumes and competitors. The check of the token uses data that the service lacks. */
async function contentSource(input: ClientInput): Promise<unknown> {
  const check = await send(input, '/wordstat/list', {});
  const competitors = await runTool(input, '/tools/concurents_by_keywords', { list: input.list, top: 50 });
  return {
    check: [check.status, check.body.code],
    extended: await extendList(input),
    volumes: wordsOf(await runTool(input, '/tools/keywords_by_list', { list: input.list })),
    competitors: Object.fromEntries(competitors.map(({ name, cnt }) => [name, cnt])),
  };
}

/** Extends a list, removes near duplicates and reads the frequent keywords of a domain. */
async function keywordCollection(input: ClientInput): Promise<unknown> {
  const list = ['buy phone', 'phone buy', 'repair video'];
  const { keys, exclude } = await read(input, '/tools/delete_double', {}, { list });
  const parameters = { base, domain: input.domain, filter: 'ws>=1000', per_page: 500 };
  const { data } = await read(input, `${reports}/organic/keywords`, parameters);
  return { extended: await extendList(input), keys, exclude, frequent: wordsOf(data) };
}

/** Similar keywords by exact volume. */
async function similarKeywords(input: ClientInput): Promise<unknown> {
  const parameters = { base, keyword: input.keyword, sort: 'wsk|desc', per_page: 20 };
  const rows = await readPages(input, `${reports}/similarkeys`, parameters);
  return { words: wordsOf(rows), volumes: rows.map(({ wsk }) => wsk) };
}

/** Reads the dashboards, competitors and months with ads, and extends a list. */
async function harvest(input: ClientInput): Promise<unknown> {
  const subject = { base, domain: input.domain };
  const { it50 } = await read(input, `${reports}/domain_dashboard`, subject);
  const months = (await read(input, `${reports}/domain_ad_history`, subject)) as unknown as Record<
    string,
    Record<string, number>
  >;
  const { top } = await read(input, `${reports}/keyword_dashboard`, { base, keyword: input.keyword });
  return {
    it50,
    competitors: namesOf(await competitorsOf(input)),
    months: Object.keys(months),
    isNumeric: Object.values(months).flatMap(Object.values).every(Number.isInteger),
    top: top.map(({ pos }) => pos),
    extended: await extendList(input),
  };
}

/** Checks the limits and reads ads, competitors and keywords. A refused sort is left out. */
async function searchConsole(input: ClientInput): Promise<unknown> {
  const { apiRequest } = await read(input, '/limits/all', {});
  const readSorted = async (path: string, domain: string, sort: string) => {
    const parameters = { base, domain, page: 1, per_page: 100 };
    const { status, body } = await send(input, `${reports}/${path}`, { ...parameters, sort });
    return status === 400 ? read(input, `${reports}/${path}`, parameters) : body;
  };
  const ads = await readSorted('context/ads', input.advertiser, 'keyscnt|desc');
  const adKeywords = await readSorted('context/keywords', input.advertiser, 'wsk|desc');
  const competitors = await readSorted('organic/concurents', input.domain, 'cnt|desc');
  const keywords = await readSorted('organic/keywords', input.domain, 'pos|asc');
  const links = await send(input, `${reports}/links/backlinks-domains`, { domain: input.domain });
  return {
    hasLimit: apiRequest.limit >= apiRequest.usedLimit,
    totals: [ads.total, adKeywords.total, competitors.total, keywords.total],
    headers: [...new Set(ads.data.map(({ header }) => header))].sort(),
    shared: competitors.data.map(({ cnt }) => cnt),
    positions: keywords.data.map(({ pos }) => pos),
    links: [links.status, links.body.code],
  };
}

/** Clients of the public API that research keywords, pages and competitors. */
export const researchClients = {
  competitorAnalysis,
  researchCycle,
  pageKeywords,
  pageStream,
  contentSource,
  keywordCollection,
  similarKeywords,
  harvest,
  searchConsole,
} satisfies Record<string, (input: ClientInput) => Promise<unknown>>;
