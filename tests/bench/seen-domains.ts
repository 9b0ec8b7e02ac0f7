import { text } from 'node:stream/consumers';
import { firstPages } from './first-pages.js';
import { send, type BenchServer } from './measure.js';
import type { Ratio } from './request-ratios.js';

const domainCount = 20;

/** Pages of a report, each with new parameter values. */
const pages = ['page=2', 'page=3', 'sort=pos|asc', 'filter=ws>=10', 'filter=ws>=10&page=2', 'per_page=100'];

/** Reports with their maximum number of queries per page; competitors need a second query for their attributes. */
const reports: readonly [name: string, path: string, max?: number][] = [
  ['keywords', 'organic/keywords', 1],
  ['pages', 'organic/sitepages', 1],
  ['lost keywords', 'organic/lost_keywords', 1],
  ['competitors', 'organic/concurents'],
];

/**
 * Maximum number of ClickHouse queries for a page of a previously requested domain, from the `Server-Timing` header.
 */
export async function measureRepeatedDomainQueries(server: BenchServer, base: string): Promise<Ratio[]> {
  const first = (await firstPages(server, base)).slice(0, domainCount);
  for (const path of first) await countQueries(server, path);
  const ratios: Ratio[] = [];
  for (const [name, path, max] of reports) {
    let value = 0;
    for (const seen of first) {
      const domain = new URL(seen, server.url).searchParams.get('domain') ?? '';
      const plain = pages.filter((page) => path === 'organic/keywords' || page.startsWith('page'));
      for (const page of plain) {
        const address = `/api/report/simple/${path}?base=${base}&domain=${domain}&${page}`;
        value = Math.max(value, await countQueries(server, address));
      }
    }
    ratios.push({
      name: `engine queries for a page of ${name} of a domain that was seen before`,
      value,
      ...(max !== undefined && { max }),
    });
  }
  return ratios;
}

async function countQueries(server: BenchServer, path: string): Promise<number> {
  const response = await send(server, { method: 'GET', path });
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${body.slice(0, 300)}`);
  // Responses without a query do not include the metric.
  return Number(/store;[^,]*desc="(\d+)"/.exec(String(response.headers['server-timing'] ?? ''))?.[1] ?? 0);
}
