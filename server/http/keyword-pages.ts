import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressName, namesOf, readAddress } from '../contract/report-parameters.js';
import { AppError } from '../errors/app-error.js';
import { readKeyword } from '../reports/engine/read-generation.js';
import type { ReportDependencies } from '../reports/engine/report-dependencies.js';
import { reportRegistry } from '../reports/report-registry.js';
import { textsOf, type AddressQuery } from './address-query.js';
import { baseCookie } from './base-cookie.js';
import { wantsPage } from './navigation.js';
import type { PageRenderer } from './page.js';

/** Pages about one keyword. Those that name it by its id alone lead to the same page with its words, which name the page. */
export function addKeywordPages(
  app: FastifyInstance,
  page: PageRenderer,
  reports: (request: FastifyRequest) => ReportDependencies,
): void {
  const handler = async (request: FastifyRequest<{ Querystring: AddressQuery }>, reply: FastifyReply) => {
    if (!wantsPage(request)) return reply.callNotFound();
    const keyword = await keywordOf(request, reports(request));
    if (keyword === undefined) return page.send(request, reply);
    const targetUrl = new URL(request.url, 'http://page.example');
    for (const name of namesOf('kid')) targetUrl.searchParams.delete(name);
    targetUrl.searchParams.set(addressName('keyword'), keyword);
    return reply.redirect(targetUrl.pathname + targetUrl.search, 302);
  };
  for (const { subject, route } of reportRegistry) if (subject === 'keyword') app.get(route, handler);
}

/** Words of the keyword of an address that has its id alone; undefined where there is nothing to find. */
async function keywordOf(
  { query, cookies }: FastifyRequest<{ Querystring: AddressQuery }>,
  deps: ReportDependencies,
): Promise<string | undefined> {
  const address = textsOf(query);
  const kid = readAddress('kid', address);
  const hasKeyword = readAddress('keyword', address) !== undefined;
  if (hasKeyword || kid === undefined || !/^\d{1,16}$/.test(kid)) return undefined;
  try {
    const base = await deps.bases.byCode(readAddress('base', address) ?? cookies[baseCookie]);
    return await readKeyword(Number(kid), base, deps);
  } catch (error) {
    // An unknown database or keyword: the page itself says so.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
