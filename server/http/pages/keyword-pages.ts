import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  getAddressName,
  getParameterNames,
  readAddressParameter,
} from '../../contract/reports/report-parameters.js';
import { AppError } from '../../errors/app-error.js';
import { readKeyword } from '../../reports/engine/read-generation.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { reportRegistry } from '../../reports/report-registry.js';
import { toAddressParams, type AddressQuery } from './address-query.js';
import { baseCookie, readPreferenceCookie } from '../security/base-cookie.js';
import { wantsPage } from './navigation.js';
import type { PageRenderer } from './page.js';

/** Pages about a keyword. A URL with only the keyword id redirects to the URL with its text. */
export function addKeywordPages(
  app: FastifyInstance,
  page: PageRenderer,
  reports: (request: FastifyRequest) => ReportDependencies,
): void {
  const handler = async (request: FastifyRequest<{ Querystring: AddressQuery }>, reply: FastifyReply) => {
    if (!wantsPage(request)) return reply.callNotFound();
    const keyword = await findKeywordText(request, reports(request));
    if (keyword === undefined) return page.send(request, reply);
    const targetUrl = new URL(request.url, 'http://page.example');
    for (const name of getParameterNames('kid')) targetUrl.searchParams.delete(name);
    targetUrl.searchParams.set(getAddressName('keyword'), keyword);
    return reply.redirect(targetUrl.pathname + targetUrl.search, 302);
  };
  for (const { subject, route } of reportRegistry) if (subject === 'keyword') app.get(route, handler);
}

/** Text of the keyword, if the URL has only its id. */
async function findKeywordText(
  { query, cookies }: FastifyRequest<{ Querystring: AddressQuery }>,
  deps: ReportDependencies,
): Promise<string | undefined> {
  const address = toAddressParams(query);
  const kid = readAddressParameter('kid', address);
  const hasKeyword = readAddressParameter('keyword', address) !== undefined;
  if (hasKeyword || kid === undefined || !/^\d{1,16}$/.test(kid)) return undefined;
  try {
    const base = await deps.bases.byCode(
      readAddressParameter('base', address) ?? readPreferenceCookie(cookies, baseCookie),
    );
    return await readKeyword(Number(kid), base, deps);
  } catch (error) {
    // The page itself reports an unknown database or keyword.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
