import path from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';
import type { ExplainedColumn } from '../server/contract/help/explained-column.js';
import { columnAnchor, type HelpPage, helpPages } from '../server/contract/help/help-pages.js';
import type { Language } from '../server/contract/localised.js';
import * as listLimits from '../server/contract/tools/list-limits.js';
import { maxListLines } from '../server/contract/list-tools.js';
import { ctrCurve, explainedColumns, toolLimits } from './graphql/generated/help-facts.js';

/** A page of the help as the browser gets it. */
export interface RenderedMarkdown {
  /** What stands under the title. */
  html: string;
  /** Its words without marks, for the search. */
  text: string;
}

const markdown = new MarkdownIt({ html: false, typographer: false });

/** Numbers that texts name, from where the tools read them. */
const limits: Readonly<Record<string, number>> = {
  list: maxListLines,
  compare: listLimits.maxComparedLines,
  combine: listLimits.maxVariations,
  lists: listLimits.combinedLists.max,
  doubles: listLimits.maxDuplicateLines,
  unique: listLimits.maxUniqueWordLines,
};

/** Numbers by the kind of their placeholder. */
const numbers: Readonly<Record<string, (name: string) => number | undefined>> = {
  ctr: (position) => ctrCurve[Number(position) - 1],
  limit: (name) => limits[name],
  lines: (tool) => toolLimits[tool]?.lines,
  linesWithMore: (tool) => toolLimits[tool]?.withMore,
};

const columnTitles = {
  en: { position: 'Position', clicks: 'Clicks per 100 searches' },
  ru: { position: 'Позиция', clicks: 'Кликов на 100 поисков' },
} as const;

/**
 * Makes a page of the help of its Markdown. What the code knows already stands in it as a placeholder: `{{columns}}` for all
 * columns with a formula, `{{formula report.column}}`, `{{ctr 2}}` and `{{curve}}` for the share of clicks, `{{limit name}}`,
 * `{{lines tool}}` and `{{linesWithMore tool}}` for what tools take.
 * Throws where a placeholder stands for nothing.
 */
export function renderHelpPage(source: string, page: HelpPage, language: Language): RenderedMarkdown {
  const parts = source.split(/^\{\{(columns|curve)\}\}$/m);
  const html = parts
    .map((part, index) =>
      index % 2 === 0 ? markdown.render(fillPlaceholders(part, language)) : table(part, page, language),
    )
    .join('');
  return { html, text: plainText(html) };
}

/** Makes what stands in a text of its Markdown, with every placeholder but those of tables. */
export function renderMarkdown(source: string, language: Language): RenderedMarkdown {
  const html = markdown.render(fillPlaceholders(source, language));
  return { html, text: plainText(html) };
}

function table(name: string, page: HelpPage, language: Language): string {
  return name === 'curve' ? curveTable(language) : columnList(page, language);
}

function fillPlaceholders(text: string, language: Language): string {
  return text.replace(/\{\{(\w+) ?([^}]*)\}\}/g, (placeholder, kind: string, name: string) => {
    const value = valueOf(kind, name, language);
    if (value === undefined) throw new Error(`Nothing is known as ${placeholder}.`);
    return value;
  });
}

function valueOf(kind: string, name: string, language: Language): string | undefined {
  const [report = '', column = ''] = name.split('.');
  if (kind === 'formula')
    return explainedColumnsOf(report).find(({ id }) => id === column)?.formula[language];
  const number = numbers[kind]?.(name);
  return number === undefined ? undefined : new Intl.NumberFormat(language).format(number);
}

function explainedColumnsOf(report: string): readonly ExplainedColumn[] {
  return explainedColumns[report] ?? [];
}

/** Columns of several reports that are counted alike stand there once, found by the name of each. */
function columnList({ about }: HelpPage, language: Language): string {
  const entries = new Map<string, { column: ExplainedColumn; anchors: string[] }>();
  for (const report of about) {
    for (const column of explainedColumnsOf(report)) {
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
      `<div id="${id}"><dt>${extraAnchors}${escaped(title[language])}</dt><dd>${escaped(description[language])}</dd>` +
      `<dd><code>${escaped(formula[language])}</code></dd></div>`
    );
  });
  return `<dl>${items.join('')}</dl>`;
}

/** Positions with the same share are one row. */
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

function escaped(text: string): string {
  return markdown.utils.escapeHtml(text);
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Compiles the pages of the help with the build, so that no browser loads what reads Markdown. */
export function helpPlugin(): Plugin {
  return {
    name: 'help-texts',
    transform(source, id) {
      const [, language, slug] = /[\\/]help[\\/](en|ru)[\\/]([\w-]+)\.md$/.exec(path.normalize(id)) ?? [];
      if (language === undefined) return undefined;
      const page = helpPages.find((each) => each.slug === slug);
      if (page === undefined) throw new Error(`The help declares no page ${slug}.`);
      const text = renderHelpPage(source, page, language as Language);
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}
