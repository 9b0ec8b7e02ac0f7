import type { Language, Localised } from '../../contract/language/localised.js';
import { escapeHtml } from '../../http/pages/escape-html.js';
import { docsMessages } from './docs-messages.js';

/** Translates and escapes a text for HTML. */
export type Translate = (text: Localised) => string;

interface DocsLayout {
  title: Localised;
  path: string;
  language: Language;
  nonce: string;
  style: string;
  /** HTML below the navigation. */
  body: string;
}

/** Documentation pages in order. */
export const docsPages = [
  { path: '/api/docs/about', title: docsMessages.chapterAbout },
  { path: '/api/docs/simple', title: docsMessages.chapterSimple },
  { path: '/api/docs/group', title: docsMessages.chapterGroup },
  { path: '/api/docs', title: docsMessages.chapterAll },
  { path: '/api/docs/graphql', title: docsMessages.chapterGraphql },
] as const;

export const translator =
  (language: Language): Translate =>
  (text) =>
    escapeHtml(text[language]);

/** Renders a documentation page without external resources. */
export function docsLayout({ title, path, language, nonce, style, body }: DocsLayout): string {
  const t = translator(language);
  const links = docsPages.map((page) => {
    const current = page.path === path ? ' aria-current="page"' : '';
    return `<a href="${page.path}"${current}>${t(page.title)}</a>`;
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t(title)} · Rivalscope</title><link rel="icon" type="image/svg+xml" href="/favicon.svg"><style nonce="${nonce}">${style}</style></head>
<body><header><a class="mark" href="/"><img src="/mark.svg" alt="">Rivalscope</a>
<div class="ways"><a class="optional" href="/">${t(docsMessages.toSite)}</a><a href="/graphql">${t(docsMessages.playground)}</a><a href="/api/openapi.json">${t(docsMessages.document)}</a></div></header>
<nav class="pages" aria-label="${t(docsMessages.pages)}">${links.join('')}</nav>
${body}</body></html>`;
}
