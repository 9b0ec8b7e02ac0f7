import type { FastifyInstance } from 'fastify';
import type { Language } from '../../contract/language/localised.js';
import type { OperatorPagesService, Post } from '../../modules/operator-pages/operator-pages.service.js';
import { escapeHtml } from './escape-html.js';

/** Maximum number of posts in the feed. */
const maxPosts = 30;

const titles = { en: 'Blog · Rivalscope', ru: 'Блог · Rivalscope' } as const;

/** Serves the operator's blog as an Atom feed in each language. */
export function addBlogFeed(app: FastifyInstance, pages: OperatorPagesService, publicUrl: string): void {
  for (const language of ['en', 'ru'] as const) {
    app.get(`/${language}/blog.atom`, async (_request, reply) => {
      const posts = await pages.listPosts(language);
      if (posts.length === 0) return reply.callNotFound();
      return reply
        .header('cache-control', 'public, max-age=600')
        .type('application/atom+xml; charset=utf-8')
        .send(renderFeed(posts.slice(0, maxPosts), language, publicUrl));
    });
  }
}

function renderFeed(posts: readonly Post[], language: Language, baseUrl: string): string {
  const selfUrl = `${baseUrl}/${language}/blog.atom`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${titles[language]}</title>
<id>${escapeHtml(selfUrl)}</id>
<link rel="self" href="${escapeHtml(selfUrl)}"/>
<link rel="alternate" href="${escapeHtml(baseUrl)}/blog"/>
<updated>${toTimestamp(posts[0]?.date ?? '')}</updated>
<author><name>Rivalscope</name></author>
${posts.map((post) => renderEntry(post, baseUrl)).join('\n')}
</feed>
`;
}

function renderEntry({ slug, date, title, lead, html, language }: Post, baseUrl: string): string {
  const address = escapeHtml(`${baseUrl}/blog/${slug}`);
  return `<entry xml:lang="${language}">
<title>${escapeHtml(title)}</title>
<id>${address}</id>
<link href="${address}"/>
<updated>${toTimestamp(date)}</updated>
<summary>${escapeHtml(lead)}</summary>
<content type="html">${escapeHtml(html)}</content>
</entry>`;
}

function toTimestamp(date: string): string {
  return `${date}T00:00:00Z`;
}
