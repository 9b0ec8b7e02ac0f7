import { text } from 'node:stream/consumers';
import { send, type Measured } from './measure.js';

/** Pages of the list of domains that are read, and their size. */
const [lists, listed] = [8, 500];

/** Addresses of the first pages of keywords of ever other domains of a base, large and small ones mixed. */
export async function firstPages(server: Measured, base: string): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; page <= lists; page++) {
    const path = `/api/report/simple/top_domain_visibility?base=${base}&per_page=${listed}&page=${page}`;
    const answer = await send(server, { method: 'GET', path });
    const body = await text(answer);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${body.slice(0, 300)}`);
    const { data } = JSON.parse(body) as { data: { name: string }[] };
    names.push(...data.map(({ name }) => name));
    if (data.length < listed) break;
  }
  return mixed(names).map((name) => firstPageOf(name, base));
}

/** Address of the first page of a domain's keywords. */
export function firstPageOf(domain: string, base: string): string {
  return `/api/report/simple/organic/keywords?base=${base}&domain=${domain}`;
}

/** In an order that is the same each time and has nothing of the one before. */
function mixed(names: readonly string[]): string[] {
  const step = 7919;
  return names
    .map((name, at) => ({ name, place: (at * step) % names.length }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ name }) => name);
}
