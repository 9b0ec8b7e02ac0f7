import type { Language } from '../../contract/language/localised.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { getNonce } from '../../http/security/content-policy.js';
import { chapterPage, docsChapters } from './docs-chapters.js';
import { docsPage } from './docs-page.js';
import { docsStyle } from './docs-style.js';
import { openApiDocument } from './openapi.js';
import type { RestRoute } from '../definition/rest-route.js';

interface DocsOptions {
  routes: readonly RestRoute[];
  publicUrl: string;
  /** Directory of the built client, whose font the documentation shares. */
  clientDirectory: string;
}

/** Serves the OpenAPI document and the documentation pages in the language of the request. */
export function addDocsRoutes(
  app: FastifyInstance,
  { routes, publicUrl, clientDirectory }: DocsOptions,
): void {
  // Created at the first request, because most processes never serve the document.
  const documents: Partial<Record<Language, object>> = {};
  app.get('/api/openapi.json', (request, reply) => {
    const { language } = request.scope;
    return inLanguage(reply, language).send(
      (documents[language] ??= openApiDocument(routes, publicUrl, language)),
    );
  });
  app.get('/api/docs', (request, reply) => {
    const { language } = request.scope;
    const page = {
      routes,
      publicUrl,
      language,
      nonce: getNonce(reply.raw),
      style: docsStyle(clientDirectory),
    };
    return inLanguage(reply, language).type('text/html; charset=utf-8').send(docsPage(page));
  });
  for (const chapter of docsChapters) {
    app.get(chapter.path, (request, reply) => {
      const { language } = request.scope;
      const page = {
        chapter,
        publicUrl,
        language,
        nonce: getNonce(reply.raw),
        style: docsStyle(clientDirectory),
      };
      return inLanguage(reply, language).type('text/html; charset=utf-8').send(chapterPage(page));
    });
  }
}

function inLanguage(reply: FastifyReply, language: Language): FastifyReply {
  return reply.headers({ 'content-language': language, vary: 'Accept-Language, Cookie' });
}
