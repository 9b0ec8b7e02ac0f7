import type { FastifyInstance } from 'fastify';
import { nonceOf } from '../http/content-policy.js';
import { docsPage } from './docs-page.js';
import { openApiDocument } from './openapi.js';
import type { RestRoute } from './rest-route.js';

/** The documentation of the REST calls, for tools and for people. */
export function addDocsRoutes(app: FastifyInstance, routes: readonly RestRoute[], publicUrl: string): void {
  const document = openApiDocument(routes, publicUrl);
  app.get('/api/openapi.json', () => document);
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(routes, publicUrl, nonceOf(reply.raw))),
  );
}
