import type { FastifyInstance } from 'fastify';
import { domainSummaryPage } from '../../contract/pages/site-pages.js';
import { readAddressParameter } from '../../contract/reports/report-parameters.js';
import type { BaseCatalogueService } from '../../modules/databases/base-catalogue.service.js';
import { toAddressParams, type AddressQuery } from './address-query.js';
import { createBaseCookie } from '../security/base-cookie.js';
import { wantsPage } from './navigation.js';
import type { PageRenderer } from './page.js';

/** Serves /report, the target of the search form, and selects the database from the URL. */
export function addSummaryPage(app: FastifyInstance, page: PageRenderer, bases: BaseCatalogueService): void {
  app.get<{ Querystring: AddressQuery }>(domainSummaryPage.route, async (request, reply) => {
    if (!wantsPage(request)) return reply.callNotFound();
    const code = readAddressParameter('base', toAddressParams(request.query))?.toLowerCase();
    const exists = code !== undefined && /^[a-z]{1,16}$/.test(code) && (await bases.has(code));
    if (exists) void reply.setCookie(...createBaseCookie(code, request));
    return page.send(request, reply);
  });
}
