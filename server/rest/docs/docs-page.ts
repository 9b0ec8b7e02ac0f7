import { docsAnchor } from '../../contract/pages/docs-anchor.js';
import type { Language, Localised } from '../../contract/language/localised.js';
import { escapeHtml } from '../../http/pages/escape-html.js';
import { docsLayout, translator, type Translate } from './docs-layout.js';
import { docsMessages, tagTitles } from './docs-messages.js';
import { publicApiDeviations } from './public-api-deviations.js';
import { getDocumentedParameters, type DocumentedParameter } from './documented-parameters.js';
import { parametersWithoutEffect } from '../definition/parameters-without-effect.js';
import type { JsonSchema, RestRoute, RestTag } from '../definition/rest-route.js';

interface DocsPage {
  routes: readonly RestRoute[];
  publicUrl: string;
  language: Language;
  nonce: string;
  style: string;
}

/** Renders the REST reference in one language, without scripts or external resources. */
export function docsPage({ routes, publicUrl, language, nonce, style }: DocsPage): string {
  const t = translator(language);
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  const body = `<div class="page">${callNavigation(tags, routes, t)}
<main><h1>${t(docsMessages.title)}</h1><p class="lead">${t(docsMessages.about)}</p>${basicsSection(publicUrl, t)}
${compatibilitySection(t)}${tags.map((tag) => tagSection(tag, routes, t)).join('')}${withoutEffectSection(t)}</main></div>`;
  return docsLayout({ title: docsMessages.title, path: '/api/docs', language, nonce, style, body });
}

/** Lists all calls by section twice: as a sidebar, and collapsed for narrow windows. CSS shows one of them. */
function callNavigation(tags: readonly RestTag[], routes: readonly RestRoute[], t: Translate): string {
  const list = tags.map((tag) => tagNavigation(tag, routes, t)).join('');
  const name = t(docsMessages.calls);
  return `<nav class="calls" aria-label="${name}">${list}</nav>
<details class="folded"><summary>${name} <span>${routes.length}</span></summary><nav class="calls" aria-label="${name}">${list}</nav></details>`;
}

function tagNavigation(tag: RestTag, routes: readonly RestRoute[], t: Translate): string {
  const links = routes
    .filter((route) => route.tag === tag)
    .map((route) => `<li><a href="#${anchorOf(route, routes)}">${t(route.summary)}</a></li>`);
  return `<div><p>${t(tagTitles[tag])}</p><ul>${links.join('')}</ul></div>`;
}

function basicsSection(publicUrl: string, t: Translate): string {
  const entries: [Localised, Localised | undefined, string][] = [
    [docsMessages.baseAddress, undefined, `${publicUrl}/api`],
    [docsMessages.tokens, docsMessages.tokensText, 'Authorization: Bearer rs_…'],
    [docsMessages.files, docsMessages.filesText, '?type=csv&locale=en'],
    [docsMessages.lists, docsMessages.listsText, 'filter=ws>=100^wordLIKEshop^ORwordLIKEstore'],
    [docsMessages.errors, docsMessages.errorsText, '{"message", "code", "requestId"}'],
  ];
  const cells = entries.map(
    ([name, text, example]) =>
      `<div><dt>${t(name)}</dt><dd>${text ? t(text) : ''}<code>${escapeHtml(example).replaceAll('^', '<wbr>^')}</code></dd></div>`,
  );
  return `<dl class="basics">${cells.join('')}</dl><p><a href="/filters-help">${t(docsMessages.filterLanguage)}</a></p><p class="footnote">${t(docsMessages.compatibleToken)}</p>`;
}

/** Deviations from the public API that scripts may have to handle. */
function compatibilitySection(t: Translate): string {
  const cells = publicApiDeviations.map(
    ({ topic, behaviour }) => `<div><dt>${t(topic)}</dt><dd>${t(behaviour)}</dd></div>`,
  );
  return `<section><h2>${t(docsMessages.compatibility)}</h2><p class="lead">${t(docsMessages.compatibilityText)}</p><dl class="basics">${cells.join('')}</dl></section>`;
}

function tagSection(tag: RestTag, routes: readonly RestRoute[], t: Translate): string {
  const calls = routes
    .filter((route) => route.tag === tag)
    .map((route) => callArticle(route, anchorOf(route, routes), t));
  return `<section><h2>${t(tagTitles[tag])}</h2>${calls.join('')}</section>`;
}

/** Lists the parameters of the public API that calls accept without effect. */
function withoutEffectSection(t: Translate): string {
  const items = parametersWithoutEffect.map(
    ({ path, name, reason }) =>
      `<li><code>${escapeHtml(path)}</code> <code>${escapeHtml(name)}</code>: ${t(reason)}</li>`,
  );
  return `<section><h2>${t(docsMessages.withoutEffect)}</h2><p>${t(docsMessages.withoutEffectText)}</p><ul>${items.join('')}</ul></section>`;
}

/** Anchor of a call; includes the method if several calls share a path. */
function anchorOf(route: RestRoute, routes: readonly RestRoute[]): string {
  const isOnlyMethod = routes.every((other) => other === route || other.path !== route.path);
  const anchor = docsAnchor(route.path);
  return isOnlyMethod ? anchor : `${anchor}-${route.methods.join('-').toLowerCase()}`;
}

function callArticle(route: RestRoute, anchor: string, t: Translate): string {
  const methods = route.methods.map((method) => `<span class="method">${method}</span>`).join('');
  const parameters = getDocumentedParameters(route.parameters).map((parameter) =>
    parameterCells(parameter, t),
  );
  return `<article class="call" id="${anchor}"><div class="head"><h3>${t(route.summary)}</h3><p>${t(route.description)}</p>
<p class="path">${methods}<code>${escapeHtml(route.path)}</code></p></div>${collapsible(docsMessages.parameters, parameters, t)}${responseFields(route.responseSchema, t)}</article>`;
}

function parameterCells({ name, json, required, description }: DocumentedParameter, t: Translate): string[] {
  const { minimum, maximum, enum: values, default: defaultValue } = json;
  const range = maximum === undefined || maximum > 1_000_000 ? '' : ` ${minimum ?? 0}–${maximum}`;
  const allowedText = values ? ` ${t(docsMessages.oneOf)} ${escapeHtml(values.join(', '))}.` : '';
  const defaultText =
    defaultValue === undefined ? '' : ` ${t(docsMessages.defaultValue)} ${escapeHtml(String(defaultValue))}.`;
  const requiredText = required ? `, ${t(docsMessages.required)}` : '';
  return [
    escapeHtml(name),
    `${formatType(json)}${range}${requiredText}`,
    t(description) + allowedText + defaultText,
  ];
}

function responseFields(schema: JsonSchema, t: Translate): string {
  const rowProperties = schema.properties?.['data']?.items?.properties ?? schema.items?.properties;
  const fields = rowProperties ?? schema.properties;
  if (!fields) {
    const text = schema.description ? t(schema.description) : escapeHtml(formatType(schema));
    return `<p class="note">${t(docsMessages.response)}: ${text}</p>`;
  }
  const cells = Object.entries(fields).map(([name, field]) => [
    escapeHtml(name),
    escapeHtml(formatType(field)),
    field.description ? t(field.description) : '',
  ]);
  return collapsible(rowProperties ? docsMessages.rowFields : docsMessages.fields, cells, t);
}

function formatType({ type, items, format }: JsonSchema): string {
  if (format === 'binary') return 'file';
  if (typeof type === 'string') return items?.type === undefined ? type : `${type} of ${formatType(items)}`;
  return type?.join(' | ') ?? '';
}

function collapsible(caption: Localised, rows: readonly (readonly string[])[], t: Translate): string {
  if (rows.length === 0) return '';
  const header = [docsMessages.name, docsMessages.type, docsMessages.meaning].map(
    (title) => `<th scope="col">${t(title)}</th>`,
  );
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><td><code>${name}</code></td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<details><summary>${t(caption)} <span>${rows.length}</span></summary><div class="wide" tabindex="0" role="region" aria-label="${t(caption)}"><table><thead><tr>${header.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div></details>`;
}
