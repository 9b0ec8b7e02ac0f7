import type { Language, Localised } from '../../contract/language/localised.js';
import {
  docsExamples,
  firstExamples,
  groupExamples,
  simpleExamples,
  type DocsExample,
} from './docs-examples.js';
import { escapeHtml } from '../../http/pages/escape-html.js';
import { docsLayout, translator, type Translate } from './docs-layout.js';
import { runScript } from './docs-run-script.js';
import { docsMessages } from './docs-messages.js';

/** A documentation page with examples. */
interface Chapter {
  path: string;
  title: Localised;
  lead: Localised;
  examples: readonly DocsExample[];
  /** Whether examples are shown as GraphQL queries instead of REST calls. */
  isGraphql?: boolean;
}

/** All example pages. */
export const docsChapters: readonly Chapter[] = [
  {
    path: '/api/docs/about',
    title: docsMessages.chapterAbout,
    lead: docsMessages.leadAbout,
    examples: firstExamples,
  },
  {
    path: '/api/docs/simple',
    title: docsMessages.chapterSimple,
    lead: docsMessages.leadSimple,
    examples: simpleExamples,
  },
  {
    path: '/api/docs/group',
    title: docsMessages.chapterGroup,
    lead: docsMessages.leadGroup,
    examples: groupExamples,
  },
  {
    path: '/api/docs/graphql',
    title: docsMessages.chapterGraphql,
    lead: docsMessages.leadGraphql,
    examples: docsExamples,
    isGraphql: true,
  },
];

interface ChapterOptions {
  chapter: Chapter;
  publicUrl: string;
  language: Language;
  nonce: string;
  style: string;
}

/** Renders a page whose examples run with the reader's session. */
export function chapterPage({ chapter, publicUrl, language, nonce, style }: ChapterOptions): string {
  const t = translator(language);
  const { path, title, lead, examples, isGraphql = false } = chapter;
  const cards = examples.map((example) => exampleCard(example, publicUrl, isGraphql, t));
  const token = path === '/api/docs/about' ? tokenSection(publicUrl, t) : '';
  const playground = isGraphql
    ? `<p class="lead"><a href="/graphql">${t(docsMessages.openPlayground)}</a></p>`
    : '';
  const body = `<div class="chapter"><main><h1>${t(title)}</h1><p class="lead">${t(lead)}</p>${playground}${token}
<h2>${t(docsMessages.examples)}</h2><p class="lead">${t(docsMessages.runsAsYou)}</p>${cards.join('')}</main></div>
<script nonce="${nonce}">${runScript}</script>`;
  return docsLayout({ title, path, language, nonce, style, body });
}

function tokenSection(publicUrl: string, t: Translate): string {
  const call = `curl -H 'Authorization: Bearer rs_…' '${publicUrl}/api/regions/db'`;
  const errorExample = '{"message": "…", "code": 401, "error": "AUTHORIZATION_REQUIRED", "requestId": "…"}';
  return `<h2>${t(docsMessages.tokens)}</h2><p class="lead">${t(docsMessages.tokensText)}</p>${codeBlock(call, t(docsMessages.tokens))}
<h2>${t(docsMessages.errors)}</h2><p class="lead">${t(docsMessages.errorsText)}</p>${codeBlock(errorExample, t(docsMessages.errors))}`;
}

function exampleCard(example: DocsExample, publicUrl: string, isGraphql: boolean, t: Translate): string {
  const { title, about, call, query, variables, needs } = example;
  const requestText = isGraphql ? JSON.stringify({ query, variables }) : call;
  const displayed = isGraphql
    ? query + (variables ? `\n\n${JSON.stringify(variables, null, 2)}` : '')
    : `curl ${needs ? "-H 'Authorization: Bearer rs_…' " : ''}'${publicUrl}/api${call}'`;
  const kind = isGraphql ? 'query' : 'call';
  return `<article class="example"><div class="head"><h3>${t(title)}</h3><p>${t(about)}</p></div>
${codeBlock(displayed, `${t(docsMessages.request)}: ${t(title)}`)}
<div class="run"><button type="button" data-${kind}="${escapeHtml(requestText)}" data-none="${t(docsMessages.noGroup)}" data-failed="${t(docsMessages.noResponse)}">${t(docsMessages.run)}<span class="for-ears">: ${t(title)}</span></button><span role="status"></span></div>
<pre class="code" data-answer tabindex="0" role="region" aria-label="${t(docsMessages.response)}: ${t(title)}" hidden></pre></article>`;
}

/** Renders a focusable code block, which can be scrolled horizontally by keyboard. `name` is HTML. */
function codeBlock(text: string, name: string): string {
  return `<pre class="code" tabindex="0" role="region" aria-label="${name}">${escapeHtml(text)}</pre>`;
}
