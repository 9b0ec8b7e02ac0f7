import path from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';
import type { ExplainedColumn } from '../server/contract/help/explained-column.js';
import { columnAnchor, type HelpPage, helpPages } from '../server/contract/help/help-pages.js';
import type { Language } from '../server/contract/language/localised.js';
import * as listLimits from '../server/contract/tools/list-limits.js';
import { maxListLines } from '../server/contract/tools/list-tools.js';
import { ctrCurve, explainedColumns, toolLimits } from './graphql/generated/help-facts.js';

/** Compiled Markdown. */
export interface RenderedMarkdown {
  /** HTML without the title. */
  html: string;
  /** Plain text for the search. */
  text: string;
}

const markdown = new MarkdownIt({ html: false, typographer: false });

/** Limits in texts, from the constants of the tools. */
const limits: Readonly<Record<string, number>> = {
  list: maxListLines,
  compare: listLimits.maxComparedLines,
  combine: listLimits.maxVariations,
  lists: listLimits.combinedLists.max,
  doubles: listLimits.maxDuplicateLines,
  unique: listLimits.maxUniqueWordLines,
};

/** Number placeholders by kind. */
const numberResolvers: Readonly<Record<string, (name: string) => number | undefined>> = {
  ctr: (position) => ctrCurve[Number(position) - 1],
  limit: (name) => limits[name],
  lines: (tool) => toolLimits[tool]?.lines,
  linesWithMore: (tool) => toolLimits[tool]?.linesWithDeepAnalysis,
};

const columnTitles = {
  en: { position: 'Position', clicks: 'Clicks per 100 searches' },
  ru: { position: 'Позиция', clicks: 'Кликов на 100 поисков' },
} as const;

/**
 * Renders a help page from Markdown. Placeholders insert values from the code: `{{columns}}` all columns with a
 * formula, `{{formula report.column}}` one formula, `{{ctr 2}}` and `{{curve}}` click-through rates, `{{limit
 * name}}`, `{{lines tool}}` and `{{linesWithMore tool}}` input limits.
 * @throws Error for an unknown placeholder
 */
export function renderHelpPage(source: string, page: HelpPage, language: Language): RenderedMarkdown {
  const segments = source.split(/^\{\{(columns|curve)\}\}$/m);
  const html = segments
    .map((part, index) =>
      index % 2 === 0 ? markdown.render(fillPlaceholders(part, language)) : table(part, page, language),
    )
    .join('');
  return { html, text: plainText(html) };
}

/** Renders Markdown with all inline placeholders, but without table placeholders. */
export function renderMarkdown(source: string, language: Language): RenderedMarkdown {
  const html = markdown.render(fillPlaceholders(source, language));
  return { html, text: plainText(html) };
}

function table(name: string, page: HelpPage, language: Language): string {
  return name === 'curve' ? curveTable(language) : columnList(page, language);
}

function fillPlaceholders(text: string, language: Language): string {
  return text.replace(/\{\{(\w+) ?([^}]*)\}\}/g, (placeholder, kind: string, name: string) => {
    const value = resolvePlaceholder(kind, name, language);
    if (value === undefined) throw new Error(`Unknown placeholder ${placeholder}.`);
    return value;
  });
}

function resolvePlaceholder(kind: string, name: string, language: Language): string | undefined {
  const [report = '', column = ''] = name.split('.');
  if (kind === 'formula') {
    return getExplainedColumns(report).find(({ id }) => id === column)?.formula[language];
  }
  const number = numberResolvers[kind]?.(name);
  return number === undefined ? undefined : new Intl.NumberFormat(language).format(number);
}

function getExplainedColumns(report: string): readonly ExplainedColumn[] {
  return explainedColumns[report] ?? [];
}

/** Columns with the same formula in several reports are listed once, with one anchor per report. */
function columnList({ pageIds }: HelpPage, language: Language): string {
  const entries = new Map<string, { column: ExplainedColumn; anchors: string[] }>();
  for (const report of pageIds) {
    for (const column of getExplainedColumns(report)) {
      const key = `${column.title.en}|${column.formula.en}|${column.description.en}`;
      const entry = entries.get(key) ?? { column, anchors: [] };
      entry.anchors.push(columnAnchor(report, column.id));
      entries.set(key, entry);
    }
  }
  const items = [...entries.values()].map(({ column: { title, description, formula }, anchors }) => {
    const [id, ...otherAnchors] = anchors;
    const extraAnchors = otherAnchors.map((anchor) => `<span id="${anchor}"></span>`).join('');
    return (
      `<div id="${id}"><dt>${extraAnchors}${escapeHtml(title[language])}</dt><dd>${escapeHtml(description[language])}</dd>` +
      `<dd><code>${escapeHtml(formula[language])}</code></dd></div>`
    );
  });
  return `<dl>${items.join('')}</dl>`;
}

/** Consecutive positions with the same rate share a row. */
function curveTable(language: Language): string {
  const number = new Intl.NumberFormat(language);
  const rows: { from: number; to: number; share: number }[] = [];
  for (const [index, share] of ctrCurve.entries()) {
    const previous = rows.at(-1);
    if (previous?.share === share) previous.to = index + 1;
    else rows.push({ from: index + 1, to: index + 1, share });
  }
  const cells = rows.map(
    ({ from, to, share }) =>
      `<tr><td>${from === to ? from : `${from}–${to}`}</td><td>${number.format(share)}</td></tr>`,
  );
  const { position, clicks } = columnTitles[language];
  return `<table><thead><tr><th>${position}</th><th>${clicks}</th></tr></thead><tbody>${cells.join('')}</tbody></table>`;
}

function escapeHtml(text: string): string {
  return markdown.utils.escapeHtml(text);
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Vite plugin that compiles the help pages at build time, so that the browser needs no Markdown parser. */
export function helpPlugin(): Plugin {
  return {
    name: 'help',
    transform(source, id) {
      const [, language, slug] = /[\\/]help[\\/](en|ru)[\\/]([\w-]+)\.md$/.exec(path.normalize(id)) ?? [];
      if (language === undefined) return undefined;
      const page = helpPages.find((candidate) => candidate.slug === slug);
      if (page === undefined) throw new Error(`The help declares no page ${slug}.`);
      const text = renderHelpPage(source, page, language as Language);
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}
