import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { helpPaths } from '../server/contract/help/help-pages.js';
import { legalPaths, legalPages } from '../server/contract/pages/legal-pages.js';
import { catalogue } from './addresses/catalogue.js';
import { paths } from './addresses/paths.js';
import { renderLegalPage } from './legal-plugin.js';

const languages = ['en', 'ru'] as const;
const folder = path.join(import.meta.dirname, 'legal');
const readSource = (slug: string, language: string) =>
  readFileSync(path.join(folder, language, `${slug}.md`), 'utf8');

describe('legal pages', () => {
  it('are the declared ones in both languages', () => {
    const slugs = legalPages.map(({ slug }) => `${slug}.md`).sort();
    for (const language of languages) expect(readdirSync(path.join(folder, language)).sort()).toEqual(slugs);
  });

  it('have unique addresses', () => {
    const otherRoutes = [
      ...catalogue.map(({ route }) => route),
      ...Object.values<string>(paths),
      ...helpPaths,
    ];
    expect(legalPaths.filter((address) => otherRoutes.includes(address))).toEqual([]);
  });

  it('have the same headings, lists, placeholders and links in both languages', () => {
    const getStructure = (source: string) => ({
      headings: source.match(/^##/gm)?.length ?? 0,
      items: source.match(/^- /gm)?.length ?? 0,
      links: [...source.matchAll(/\]\((?:\/(?:en|ru)(?=\/))?([^)]*)\)/g)].map(([, to]) => to),
      placeholders: [...source.matchAll(/\{\{[^}]*\}\}/g)].map(String),
      code: [...source.matchAll(/`[^`]*`/g)].map(String),
    });
    for (const { slug } of legalPages) {
      expect([slug, getStructure(readSource(slug, 'ru'))]).toEqual([
        slug,
        getStructure(readSource(slug, 'en')),
      ]);
    }
  });

  it('have only valid links within their language', () => {
    const routes: readonly string[] = [...Object.values(paths), ...helpPaths, ...legalPaths];
    const invalidLinks = languages.flatMap((language) =>
      legalPages.flatMap(({ slug }) =>
        [...renderLegalPage(readSource(slug, language)).matchAll(/href="([^"]*)"/g)]
          .map(([, to = '']) => to)
          .filter(
            (to) => !routes.includes(to) || (/^\/(en|ru)\//.test(to) && !to.startsWith(`/${language}/`)),
          ),
      ),
    );
    expect(invalidLinks).toEqual([]);
  });

  it('reject unknown placeholders', () => {
    expect(() => renderLegalPage('A {{nobody}} b')).toThrow(/Unknown placeholder/);
  });
});
