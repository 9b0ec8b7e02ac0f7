import type { JsonSchema, RestParameter, RestRoute } from './rest-route.js';

const style = `
:root { color-scheme: light dark; font: 15px/1.5 "Source Sans 3 Variable", system-ui, sans-serif; }
body { margin: 0 auto; max-width: 960px; padding: 24px 16px 64px; }
h1 { font-size: 26px; } h2 { font-size: 20px; margin-top: 40px; } h3 { font-size: 16px; margin: 28px 0 4px; }
code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; } .wide { overflow-x: auto; }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 18%, transparent); padding: 4px 8px 4px 0; text-align: left; vertical-align: top; }
a { color: inherit; } summary { cursor: pointer; padding: 4px 0; } nav ul { columns: 2; padding-left: 20px; }
@media (max-width: 600px) { nav ul { columns: 1; } }`;

/** The readable page of the REST calls: one file, no script, nothing from elsewhere. */
export function docsPage(routes: readonly RestRoute[], publicUrl: string, nonce: string): string {
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rivalscope API</title><link rel="icon" type="image/svg+xml" href="/favicon.svg"><style nonce="${nonce}">${style}</style></head>
<body><header><h1>Rivalscope API</h1>
<p>Base address: <code>${escape(publicUrl)}/api</code>. Every call also answers at the root. The same as a document for tools:
<a href="/api/openapi.json">openapi.json</a>. With typed fields: <a href="/graphql">GraphQL playground</a>.</p>
<p>Failures answer <code>{"message", "code", "requestId"}</code> with the right status; <code>code</code> is stable. Lists take
<code>page</code> and <code>per_page</code> (1 to 500); <code>filter</code> joins conditions by <code>^</code> (and) or <code>^OR</code>
(or), as <code>ws&gt;=100^wordLIKEshop</code>.</p></header>
<nav aria-label="Calls"><ul>${routes.map((route) => `<li><a href="#${anchor(route)}">${escape(route.summary)}</a></li>`).join('')}</ul></nav>
<main>${tags.map((tag) => section(tag, routes)).join('')}</main></body></html>`;
}

function section(tag: string, routes: readonly RestRoute[]): string {
  const calls = routes.filter((route) => route.tag === tag);
  return `<section><h2>${escape(tag.charAt(0).toUpperCase() + tag.slice(1))}</h2>${calls.map(call).join('')}</section>`;
}

function call(route: RestRoute): string {
  const methods = route.methods.join(', ');
  return `<h3 id="${anchor(route)}">${escape(route.summary)}</h3><p><code>${methods} ${escape(route.path)}</code><br>${escape(route.description)}</p>
${table('Parameters', ['Name', 'Type', 'Meaning'], route.parameters.map(parameterCells))}${answer(route.answer)}`;
}

function parameterCells(parameter: RestParameter): string[] {
  const { name, type, required, minimum, maximum, oneOf, description, default: usual } = parameter;
  const range = maximum === undefined ? '' : ` ${minimum ?? 0}–${maximum}`;
  const values = oneOf ? ` One of ${oneOf.join(', ')}.` : '';
  const missing = usual === undefined ? '' : ` Default ${String(usual)}.`;
  return [name, `${type}${range}${required ? ', required' : ''}`, description + values + missing];
}

function answer(schema: JsonSchema): string {
  const rows =
    schema.properties?.['data']?.items?.properties ?? schema.items?.properties ?? schema.properties;
  if (!rows) return `<p>Answer: ${escape(schema.description ?? schema.type?.toString() ?? '')}</p>`;
  const cells = Object.entries(rows).map(([name, field]) => [name, typeOf(field), field.description ?? '']);
  return `<details><summary>Fields of a row</summary>${table('', ['Name', 'Type', 'Meaning'], cells)}</details>`;
}

function typeOf(field: JsonSchema): string {
  return Array.isArray(field.type) ? field.type.join(' or ') : String(field.type ?? '');
}

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const header = head.map((title) => `<th scope="col">${title}</th>`).join('');
  const body = rows.map(
    ([name = '', ...rest]) =>
      `<tr><td><code>${escape(name)}</code></td>${rest.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`,
  );
  return `<div class="wide"><table>${caption ? `<caption>${caption}</caption>` : ''}<thead><tr>${header}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function anchor(route: RestRoute): string {
  return route.path.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
