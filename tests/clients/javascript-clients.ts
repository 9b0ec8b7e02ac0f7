import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientInput } from './client-input.js';
import { read, readPages, reports, send, wordsOf, type Body } from './client-requests.js';

/** Compares the months of a domain. */
async function growth(input: ClientInput): Promise<unknown> {
  const { history, it10, it50 } = await read(input, `${reports}/domain_dashboard`, {
    base: 'gny',
    domain: input.domain,
  });
  const months = Object.entries(history).sort(([a], [b]) => a.localeCompare(b));
  const [, last] = months.at(-1) ?? [];
  return {
    months: months.length,
    isNumeric: months.every(([, month]) => Number.isInteger(month.it10 + month.adsCount)),
    last: [last?.it10, last?.it50],
    now: [it10, it50],
  };
}

/** Checks the paging of a table while it reads all pages. */
async function strictPages(input: ClientInput): Promise<unknown> {
  const parameters = { base: 'gny', domain: input.domain, per_page: 30, limit: 10 };
  const words: string[] = [];
  for (let page = 1; ; page += 1) {
    const body = await read(input, `${reports}/organic/keywords`, { ...parameters, page });
    if (body.current_page !== page || body.per_page !== 30) throw new Error('The paging is inconsistent.');
    words.push(...body.data.map(({ word }) => word));
    if (page < body.last_page) continue;
    if (words.length !== body.total) throw new Error(`${words.length} of ${body.total} rows`);
    return [...words].sort();
  }
}

/** Orders a group report and waits while the body has the code 202. */
export async function groupReport(input: ClientInput): Promise<unknown> {
  const domains = [input.domain, input.competitor];
  const { rid } = await read(input, '/report/group', {}, { domains, base: 'gny', name: 'batch' });
  for (;;) {
    const { body } = await send(input, `/report/group/domains/${rid}`, { per_page: 100 });
    if (body.code === 202) await sleep(100);
    else return Object.fromEntries(body.data.map(({ name, it10 }) => [name, it10]));
  }
}

/** Reads many small pages and waits only if the body has the code 429. */
async function snapshot(input: ClientInput): Promise<unknown> {
  const words: string[] = [];
  for (let page = 1; ;) {
    const parameters = { base: 'gny', domain: input.domain, per_page: 12, page };
    const { body } = await send(input, `${reports}/organic/keywords`, parameters);
    if (body.code === 429) {
      await sleep(300);
      continue;
    }
    words.push(...body.data.map(({ word }) => word));
    if (page >= body.last_page) return words.sort();
    page += 1;
  }
}

/** Formats the numbers of a dashboard. */
async function dashboardNumbers(input: ClientInput): Promise<unknown> {
  const parameters = { base: 'gny', domain: input.domain };
  const { dr, aiAnswersCnt, adcost, it10 } = await read(input, `${reports}/domain_dashboard`, parameters);
  return [dr.toFixed(0), aiAnswersCnt.toFixed(0), adcost >= 0, it10];
}

/** Ranks keywords by a measure that needs the phrase volume. */
async function rankedKeywords(input: ClientInput): Promise<unknown> {
  const body = await read(input, `${reports}/organic/keywords`, {
    base: 'gny',
    domain: input.domain,
    per_page: 1000,
    sort: 'superwsk|desc',
  });
  return wordsOf(body.data);
}

/** Keywords of the competitor that the domain does not have, of pages of 1,000 rows. */
async function keywordGap(input: ClientInput): Promise<unknown> {
  const lists = [];
  for (const domain of [input.competitor, input.domain]) {
    const parameters = { base: 'gny', domain, per_page: 1000 };
    lists.push(wordsOf(await readPages(input, `${reports}/organic/keywords`, parameters)));
  }
  const [found = [], own = []] = lists;
  return found.filter((word) => !own.includes(word));
}

/** Orders the data of a list and reads the result at once. Any status but 200 is a failure. */
async function listVolumes(input: ClientInput): Promise<unknown> {
  const { uid } = await read(input, '/tools/keywords_by_list', {}, { list: input.list, base: 'gny' });
  return wordsOf((await read(input, `/tools/keywords_by_list/gny:${uid}`, { per_page: 100 })).data);
}

/** Reads all keywords in the top 10 at once, with a filter that it encodes itself. */
async function bulkExport(input: ClientInput): Promise<unknown> {
  const words: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = `base=gny&domain=${input.domain}&page=${page}&per_page=50000&filter=${encodeURIComponent('pos<11')}`;
    const response = await fetch(`${input.api}${reports}/organic/keywords?${query}`, {
      headers: { 'X-Keyso-TOKEN': input.token },
    });
    const { data } = (await response.json()) as Body;
    if (data.length === 0) return words.sort();
    words.push(...data.map(({ word }) => word));
  }
}

/** Sends the token in the address, and a parameter that does not exist instead of the database. */
async function desktop(input: ClientInput): Promise<unknown> {
  const query = `domain=${input.domain}&basemsk=&per_page=500&auth-token=${input.token}`;
  const response = await fetch(`${input.api}${reports}/organic/keywords?${query}`);
  return wordsOf(((await response.json()) as Body).data);
}

/** Sends the domains as lines within `data`. */
async function domainBatch(input: ClientInput): Promise<unknown> {
  const data = { domains: `${input.domain}\n${input.competitor}` };
  const params = { page: 1, per_page: 50, sort: 'it10|desc' };
  const body = await read(input, '/tools/domains-batch', { base: 'gny' }, { data, params });
  return Object.fromEntries(body.data.map(({ name, it10 }) => [name, it10]));
}

/** Reads all pages of a site with one call. */
async function sitePages(input: ClientInput): Promise<unknown> {
  const parameters = { base: 'gny', domain: input.domain, page: 1, per_page: 50000 };
  const { data } = await read(input, `${reports}/organic/sitepages`, parameters);
  return data.map(({ url }) => url).sort();
}

/** Orders the keywords of pages, reads all of them with one call and removes near duplicates. */
async function semanticKernel(input: ClientInput): Promise<unknown> {
  const { uid } = await read(input, '/tools/keywords_by_pages', {}, { list: input.pages, base: 'gny' });
  const { data } = await read(input, `/tools/keywords_by_pages/weight/${uid}`, { per_page: 500000 });
  const words = wordsOf(data);
  const kept = await send(input, '/tools/delete_double', {}, { list: words.slice(0, 20) });
  return [words.length > 0, kept.status];
}

/** Appends an absolute path to an address that ends in a slash. */
async function joinedPath(input: ClientInput): Promise<unknown> {
  const parameters = { base: 'gny', domain: input.domain, per_page: 500 };
  const { data } = await read({ ...input, api: `${input.api}/` }, `${reports}/organic/keywords`, parameters);
  return wordsOf(data);
}

/** Domains and pages in the tops of a list. */
async function topCompetitors(input: ClientInput): Promise<unknown> {
  const body = { list: input.list, page: 1, perPage: 500 };
  const domains = await read(input, '/tools/check-top-concurents-domains', { base: 'gny' }, body);
  const pages = await read(input, '/tools/check-top-concurents-urls', { base: 'gny' }, body);
  return {
    domains: Object.fromEntries(domains.data.map(({ name, cnt }) => [name, cnt])),
    totals: [domains.total, domains.data.length, pages.total - pages.data.length],
  };
}

/** Recognizes data that the service does not have. */
async function backlinks(input: ClientInput): Promise<unknown> {
  const { status, body } = await send(input, `${reports}/links/backlinks`, { domain: input.domain });
  return [status, body.code];
}

/** Clients of the public API in JavaScript. */
export const javascriptClients = {
  growth,
  strictPages,
  groupReport,
  snapshot,
  dashboardNumbers,
  rankedKeywords,
  keywordGap,
  listVolumes,
  bulkExport,
  desktop,
  domainBatch,
  sitePages,
  semanticKernel,
  joinedPath,
  topCompetitors,
  backlinks,
} satisfies Record<string, (input: ClientInput) => Promise<unknown>>;
