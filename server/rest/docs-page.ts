import { docsAnchor } from '../contract/docs-anchor.js';
import type { Language, Localised } from '../contract/localised.js';
import { escapeHtml } from '../http/escape-html.js';
import { docsFrame, sayIn, type Say } from './docs-frame.js';
import { docsTexts, tagTitles } from './docs-texts.js';
import { documented, type DocumentedParameter } from './documented-parameters.js';
import type { JsonSchema, RestRoute, RestTag } from './rest-route.js';

/** What the page of the documentation is made of. */
interface DocsPage {
  routes: readonly RestRoute[];
  publicUrl: string;
  language: Language;
  nonce: string;
  /** CSS. */
  style: string;
}

/** The readable page of the REST calls, in one language: no script, and nothing from elsewhere. */
export function docsPage({ routes, publicUrl, language, nonce, style }: DocsPage): string {
  const say = sayIn(language);
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  const body = `<div class="page">${listOfCalls(tags, routes, say)}
<main><h1>${say(docsTexts.title)}</h1><p class="lead">${say(docsTexts.about)}</p>${basics(publicUrl, say)}
${tags.map((tag) => section(tag, routes, say)).join('')}</main></div>`;
  return docsFrame({ title: docsTexts.title, path: '/api/docs', language, nonce, style, body });
}

/** All calls by their parts: beside the page, and folded where there is only room above it. One of the two is shown. */
function listOfCalls(tags: readonly RestTag[], routes: readonly RestRoute[], say: Say): string {
  const list = tags.map((tag) => contents(tag, routes, say)).join('');
  const name = say(docsTexts.calls);
  return `<nav class="calls" aria-label="${name}">${list}</nav>
<details class="folded"><summary>${name} <span>${routes.length}</span></summary><nav class="calls" aria-label="${name}">${list}</nav></details>`;
}

function contents(tag: RestTag, routes: readonly RestRoute[], say: Say): string {
  const links = routes
    .filter((route) => route.tag === tag)
    .map((route) => `<li><a href="#${anchorOf(route, routes)}">${say(route.summary)}</a></li>`);
  return `<div><p>${say(tagTitles[tag])}</p><ul>${links.join('')}</ul></div>`;
}

function basics(publicUrl: string, say: Say): string {
  const facts: [Localised, Localised | undefined, string][] = [
    [docsTexts.baseAddress, undefined, `${publicUrl}/api`],
    [docsTexts.tokens, docsTexts.tokensText, 'Authorization: Bearer rs_…'],
    [docsTexts.files, docsTexts.filesText, '?type=csv&locale=en'],
    [docsTexts.lists, docsTexts.listsText, 'filter=ws>=100^wordLIKEshop^ORwordLIKEstore'],
    [docsTexts.failures, docsTexts.failuresText, '{"message", "code", "requestId"}'],
  ];
  const cells = facts.map(
    ([name, text, example]) =>
      `<div><dt>${say(name)}</dt><dd>${text ? say(text) : ''}<code>${escapeHtml(example).replaceAll('^', '<wbr>^')}</code></dd></div>`,
  );
  return `<dl class="basics">${cells.join('')}</dl><p class="footnote">${say(docsTexts.compatibleToken)}</p>`;
}

function section(tag: RestTag, routes: readonly RestRoute[], say: Say): string {
  const calls = routes
    .filter((route) => route.tag === tag)
    .map((route) => call(route, anchorOf(route, routes), say));
  return `<section><h2>${say(tagTitles[tag])}</h2>${calls.join('')}</section>`;
}

/** Where a call is described; one of several calls of a path also by its method. */
function anchorOf(route: RestRoute, routes: readonly RestRoute[]): string {
  const isAlone = routes.every((other) => other === route || other.path !== route.path);
  const anchor = docsAnchor(route.path);
  return isAlone ? anchor : `${anchor}-${route.methods.join('-').toLowerCase()}`;
}

function call(route: RestRoute, anchor: string, say: Say): string {
  const methods = route.methods.map((method) => `<span class="method">${method}</span>`).join('');
  const parameters = documented(route.parameters).map((parameter) => parameterCells(parameter, say));
  return `<article class="call" id="${anchor}"><div class="head"><h3>${say(route.summary)}</h3><p>${say(route.description)}</p>
<p class="path">${methods}<code>${escapeHtml(route.path)}</code></p></div>${folded(docsTexts.parameters, parameters, say)}${answer(route.answer, say)}</article>`;
}

function parameterCells({ name, json, required, description }: DocumentedParameter, say: Say): string[] {
  const { minimum, maximum, enum: values, default: initial } = json;
  const range = maximum === undefined || maximum > 1_000_000 ? '' : ` ${minimum ?? 0}–${maximum}`;
  const only = values ? ` ${say(docsTexts.oneOf)} ${escapeHtml(values.join(', '))}.` : '';
  const missing = initial === undefined ? '' : ` ${say(docsTexts.usual)} ${escapeHtml(String(initial))}.`;
  const needed = required ? `, ${say(docsTexts.required)}` : '';
  return [escapeHtml(name), `${typeOf(json)}${range}${needed}`, say(description) + only + missing];
}

function answer(schema: JsonSchema, say: Say): string {
  const ofRow = schema.properties?.['data']?.items?.properties ?? schema.items?.properties;
  const fields = ofRow ?? schema.properties;
  if (!fields) {
    const text = schema.description ? say(schema.description) : escapeHtml(typeOf(schema));
    return `<p class="note">${say(docsTexts.answer)}: ${text}</p>`;
  }
  const cells = Object.entries(fields).map(([name, field]) => [
    escapeHtml(name),
    escapeHtml(typeOf(field)),
    field.description ? say(field.description) : '',
  ]);
  return folded(ofRow ? docsTexts.rowFields : docsTexts.fields, cells, say);
}

function typeOf({ type, items, format }: JsonSchema): string {
  if (format === 'binary') return 'file';
  if (typeof type === 'string') return items?.type === undefined ? type : `${type} of ${typeOf(items)}`;
  return type?.join(' | ') ?? '';
}

function folded(caption: Localised, rows: readonly (readonly string[])[], say: Say): string {
  if (rows.length === 0) return '';
  const head = [docsTexts.name, docsTexts.type, docsTexts.meaning].map(
    (title) => `<th scope="col">${say(title)}</th>`,
  );
  const body = rows.map(
    ([name = '', ...rest]) =>
      `<tr><td><code>${name}</code></td>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<details><summary>${say(caption)} <span>${rows.length}</span></summary><div class="wide" tabindex="0" role="region" aria-label="${say(caption)}"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div></details>`;
}
