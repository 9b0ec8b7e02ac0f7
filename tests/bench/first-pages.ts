import { text } from 'node:stream/consumers';
import { send, type BenchServer } from './measure.js';

/** Pages of the domain list to read, and their size. */
const [pageCount, pageSize] = [8, 500];

/** URLs of the first keyword pages of distinct domains, large and small ones mixed. */
export async function firstPages(server: BenchServer, base: string): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; page <= pageCount; page++) {
    const path = `/api/report/simple/top_domain_visibility?base=${base}&per_page=${pageSize}&page=${page}`;
    const response = await send(server, { method: 'GET', path });
    const body = await text(response);
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${body.slice(0, 300)}`);
    const { data } = JSON.parse(body) as { data: { name: string }[] };
    names.push(...data.map(({ name }) => name));
    if (data.length < pageSize) break;
  }
  return shuffle(names).map((name) => firstPageOf(name, base));
}

/** URL of the first page of a domain's keywords. */
export function firstPageOf(domain: string, base: string): string {
  return `/api/report/simple/organic/keywords?base=${base}&domain=${domain}`;
}

/** Deterministic shuffle. */
function shuffle(names: readonly string[]): string[] {
  const step = 7919;
  return names
    .map((name, index) => ({ name, order: (index * step) % names.length }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ name }) => name);
}
