import type { Language } from '../../contract/language/localised.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { getNonce, noncePlaceholder } from '../../http/security/content-policy.js';
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

/**
 * Serves the OpenAPI document and the documentation pages in the language of the request. They are rendered once, because
 * the rendering of the longest ones blocks the event loop for up to 80 ms.
 */
export function addDocsRoutes(
  app: FastifyInstance,
  { routes, publicUrl, clientDirectory }: DocsOptions,
): void {
  // Rendered at the first request, because most processes never serve them.
  const texts = new Map<string, string>();
  const render = (path: string, language: Language, renderText: () => string): string => {
    const key = `${language} ${path}`;
    const text = texts.get(key) ?? renderText();
    texts.set(key, text);
    return text;
  };
  const options = (language: Language) => {
    return { publicUrl, language, nonce: noncePlaceholder, style: docsStyle(clientDirectory) };
  };
  app.get('/api/openapi.json', (request, reply) => {
    const { language } = request.scope;
    const json = render('/api/openapi.json', language, () =>
      JSON.stringify(openApiDocument(routes, publicUrl, language)),
    );
    return inLanguage(reply, language).type('application/json; charset=utf-8').send(json);
  });
  const addPage = (path: string, renderPage: (language: Language) => string): void => {
    app.get(path, (request, reply) => {
      const { language } = request.scope;
      const html = render(path, language, () => renderPage(language));
      return inLanguage(reply, language)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html.replaceAll(noncePlaceholder, getNonce(reply.raw)));
    });
  };
  addPage('/api/docs', (language) => docsPage({ routes, ...options(language) }));
  for (const chapter of docsChapters) {
    addPage(chapter.path, (language) => chapterPage({ chapter, ...options(language) }));
  }
}

function inLanguage(reply: FastifyReply, language: Language): FastifyReply {
  return reply.headers({ 'content-language': language, vary: 'Accept-Language, Cookie' });
}
