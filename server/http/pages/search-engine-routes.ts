import type { FastifyInstance } from 'fastify';
import type { PageMetadata } from './page-metadata.js';

/** Serves robots.txt and the sitemap. */
export function addSearchEngineRoutes(app: FastifyInstance, metadata: PageMetadata): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(metadata.robots()),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(await metadata.sitemap()),
  );
}
