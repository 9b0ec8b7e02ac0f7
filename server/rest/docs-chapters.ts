import type { Language, Localised } from '../contract/localised.js';
import {
  docsExamples,
  firstExamples,
  groupExamples,
  simpleExamples,
  type DocsExample,
} from './docs-examples.js';
import { escapeHtml } from '../http/escape-html.js';
import { docsFrame, sayIn, type Say } from './docs-frame.js';
import { runScript } from './docs-run-script.js';
import { docsTexts } from './docs-texts.js';

/** A page of the documentation that explains by examples. */
interface Chapter {
  path: string;
  title: Localised;
  lead: Localised;
  examples: readonly DocsExample[];
  /** Whether the examples are shown as queries instead of calls. */
  isGraphql?: boolean;
}

/** Every page with examples. */
export const docsChapters: readonly Chapter[] = [
  {
    path: '/api/docs/about',
    title: docsTexts.chapterAbout,
    lead: docsTexts.leadAbout,
    examples: firstExamples,
  },
  {
    path: '/api/docs/simple',
    title: docsTexts.chapterSimple,
    lead: docsTexts.leadSimple,
    examples: simpleExamples,
  },
  {
    path: '/api/docs/group',
    title: docsTexts.chapterGroup,
    lead: docsTexts.leadGroup,
    examples: groupExamples,
  },
  {
    path: '/api/docs/graphql',
    title: docsTexts.chapterGraphql,
    lead: docsTexts.leadGraphql,
    examples: docsExamples,
    isGraphql: true,
  },
];

/** What a chapter is drawn with. */
interface ChapterPage {
  chapter: Chapter;
  publicUrl: string;
  language: Language;
  nonce: string;
  /** CSS. */
  style: string;
}

/** A page whose examples run by a click, as whoever looks at it. */
export function chapterPage({ chapter, publicUrl, language, nonce, style }: ChapterPage): string {
  const say = sayIn(language);
  const { path, title, lead, examples, isGraphql = false } = chapter;
  const cards = examples.map((example) => card(example, publicUrl, isGraphql, say));
  const token = path === '/api/docs/about' ? tokenPart(publicUrl, say) : '';
  const playground = isGraphql
    ? `<p class="lead"><a href="/graphql">${say(docsTexts.openPlayground)}</a></p>`
    : '';
  const body = `<div class="chapter"><main><h1>${say(title)}</h1><p class="lead">${say(lead)}</p>${playground}${token}
<h2>${say(docsTexts.examples)}</h2><p class="lead">${say(docsTexts.runsAsYou)}</p>${cards.join('')}</main></div>
<script nonce="${nonce}">${runScript}</script>`;
  return docsFrame({ title, path, language, nonce, style, body });
}

function tokenPart(publicUrl: string, say: Say): string {
  const call = `curl -H 'Authorization: Bearer rs_…' '${publicUrl}/api/regions/db'`;
  const failure = '{"message": "…", "code": "AUTHORIZATION_REQUIRED", "requestId": "…"}';
  return `<h2>${say(docsTexts.tokens)}</h2><p class="lead">${say(docsTexts.tokensText)}</p>${codeBlock(call, say(docsTexts.tokens))}
<h2>${say(docsTexts.failures)}</h2><p class="lead">${say(docsTexts.failuresText)}</p>${codeBlock(failure, say(docsTexts.failures))}`;
}

function card(example: DocsExample, publicUrl: string, isGraphql: boolean, say: Say): string {
  const { title, about, call, query, variables, needs } = example;
  const asked = isGraphql ? JSON.stringify({ query, variables }) : call;
  const shown = isGraphql
    ? query + (variables ? `\n\n${JSON.stringify(variables, null, 2)}` : '')
    : `curl ${needs ? "-H 'Authorization: Bearer rs_…' " : ''}'${publicUrl}/api${call}'`;
  const kind = isGraphql ? 'query' : 'call';
  return `<article class="example"><div class="head"><h3>${say(title)}</h3><p>${say(about)}</p></div>
${codeBlock(shown, `${say(docsTexts.request)}: ${say(title)}`)}
<div class="run"><button type="button" data-${kind}="${escapeHtml(asked)}" data-none="${say(docsTexts.noGroup)}" data-failed="${say(docsTexts.noAnswer)}">${say(docsTexts.run)}<span class="for-ears">: ${say(title)}</span></button><span role="status"></span></div>
<pre class="code" data-answer tabindex="0" role="region" aria-label="${say(docsTexts.answer)}: ${say(title)}" hidden></pre></article>`;
}

/** What may be wider than the window, so that keys reach its end too. `name` is HTML. */
function codeBlock(text: string, name: string): string {
  return `<pre class="code" tabindex="0" role="region" aria-label="${name}">${escapeHtml(text)}</pre>`;
}
