import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { columnAnchor, helpPaths, helpPages, helpPath } from '../server/contract/help/help-pages.js';
import { catalogue } from './addresses/catalogue.js';
import { paths } from './addresses/paths.js';
import { explainedColumns } from './graphql/generated/help-facts.js';
import { renderHelpPage } from './help-plugin.js';

const languages = ['en', 'ru'] as const;
const folder = path.join(import.meta.dirname, 'help');
const [plain = { slug: '', group: 'figures', title: { en: '', ru: '' }, pageIds: [] }] = helpPages;

/** All pages in both languages, compiled. */
const compiled = helpPages.flatMap((page) =>
  languages.map((language) => {
    const source = readFileSync(path.join(folder, language, `${page.slug}.md`), 'utf8');
    return { page, language, source, ...renderHelpPage(source, page, language) };
  }),
);

const renderedHtml = (slug: string) =>
  compiled.filter(({ page }) => page.slug === slug).map(({ html }) => html);

describe('help', () => {
  it('explains every report, tool and related page', () => {
    const pagesWithoutHelp = catalogue.filter(({ id }) => !['tools', 'help'].includes(id) && !helpPath(id));
    expect(pagesWithoutHelp.map(({ id }) => id)).toEqual([]);
  });

  it('explains each page once and no unknown page', () => {
    const explainedPages = helpPages.flatMap((page) => page.pageIds);
    expect(explainedPages.filter((id, index) => explainedPages.indexOf(id) !== index)).toEqual([]);
    expect(explainedPages.filter((id) => !catalogue.some((page) => page.id === id))).toEqual([]);
  });

  it('has no text without a page', () => {
    const pages = languages.flatMap((language) =>
      readdirSync(path.join(folder, language)).map((file) => path.basename(file, '.md')),
    );
    expect(pages.filter((slug) => !helpPages.some((page) => page.slug === slug))).toEqual([]);
  });

  it('has unique addresses', () => {
    const otherRoutes = [...catalogue.map(({ route }) => route), ...Object.values<string>(paths)];
    expect(helpPaths.filter((address) => address !== '/help' && otherRoutes.includes(address))).toEqual([]);
    expect(new Set(helpPaths).size).toBe(helpPaths.length);
  });

  it('fills all placeholders and rejects unknown ones', () => {
    expect(compiled.filter(({ html }) => /[{}]{2}/.test(html)).map(({ page }) => page.slug)).toEqual([]);
    for (const invalidLinks of [
      '{{limit nothing}}',
      '{{formula organic-keywords.word}}',
      '{{ctr 99}}',
      '{{made-up}}',
    ]) {
      expect(() => renderHelpPage(`A ${invalidLinks} b`, plain, 'en')).toThrow(/Unknown placeholder/);
    }
  });

  it('explains every column formula at the anchor that its header links to', () => {
    const missingColumns = Object.entries(explainedColumns).flatMap(([report, columns]) =>
      columns.flatMap(({ id, formula }) => {
        const [, slug = '', anchor = ''] = /^\/(.*)#(.*)$/.exec(helpPath(report, id) ?? '') ?? [];
        const hasAnchor = languages.every((language, index) => {
          const html = renderedHtml(slug)[index] ?? '';
          return (
            html.includes(`id="${anchor}"`) && html.includes(formula[language].replaceAll('"', '&quot;'))
          );
        });
        return hasAnchor ? [] : [columnAnchor(report, id)];
      }),
    );
    expect(missingColumns).toEqual([]);
  });

  it('has only valid links', () => {
    const routes: readonly string[] = [
      ...catalogue.map(({ route }) => route),
      ...Object.values(paths),
      ...helpPaths,
    ];
    const invalidLinks = compiled.flatMap(({ page, language, html }) =>
      [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, to = '']) => {
        const { pathname } = new URL(to.replaceAll('&amp;', '&'), 'http://here.example');
        return to.startsWith('/') && routes.includes(pathname) ? [] : [`${language}/${page.slug}: ${to}`];
      }),
    );
    expect(invalidLinks).toEqual([]);
  });

  it('has the same headings, links and placeholders in both languages', () => {
    const getStructure = (slug: string, language: string) => {
      const source =
        compiled.find((renderedPage) => renderedPage.page.slug === slug && renderedPage.language === language)
          ?.source ?? '';
      return {
        headings: source.match(/^##/gm)?.length ?? 0,
        links: [...source.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to).sort(),
        placeholders: [...source.matchAll(/\{\{[^}]*\}\}/g)].map(String).sort(),
      };
    };
    for (const { slug } of helpPages) {
      expect([slug, getStructure(slug, 'ru')]).toEqual([slug, getStructure(slug, 'en')]);
    }
  });

  it('starts with the purpose of the page and ends with an example', () => {
    const pagesWithoutLink = compiled
      .filter(
        ({ page, html }) => !html.startsWith('<p>') || (page.pageIds.length > 0 && !html.includes('<a ')),
      )
      .map(({ page, language }) => `${language}/${page.slug}`);
    expect(pagesWithoutLink).toEqual([]);
  });
});
