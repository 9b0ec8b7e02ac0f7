import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faqPath, helpPaths } from '../server/contract/help/help-pages.js';
import { catalogue } from './addresses/catalogue.js';
import { paths } from './addresses/paths.js';
import { type FaqCategory, parseFaq } from './faq-plugin.js';

const languages = ['en', 'ru'] as const;
const readSource = (language: string) =>
  readFileSync(path.join(import.meta.dirname, 'faq', `${language}.md`), 'utf8');
const compiled = languages.map((language) => parseFaq(readSource(language), language));

const questionsOf = (categories: readonly FaqCategory[]) => categories.flatMap(({ questions }) => questions);

describe('FAQ', () => {
  it('has the same questions with unique anchors in both languages', () => {
    const [english = [], russian = []] = compiled.map((category) =>
      questionsOf(category).map(({ id }) => id),
    );
    expect(russian).toEqual(english);
    expect(new Set(english).size).toBe(english.length);
    expect(compiled[0]?.map(({ id }) => id)).toEqual([
      'data',
      'reports',
      'tools',
      'clustering',
      'positions',
      'limits',
      'import',
      'api',
      'server',
    ]);
  });

  it('has only valid links, with the same targets in both languages', () => {
    const routes: readonly string[] = [
      ...catalogue.map(({ route }) => route),
      ...Object.values(paths),
      ...helpPaths,
      '/api/docs/graphql',
    ];
    const [english, russian] = compiled.map((category) =>
      questionsOf(category).flatMap(({ html }) =>
        [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to),
      ),
    );
    expect(russian).toEqual(english);
    expect(english?.filter((to) => !routes.includes(to.split(/[?#]/)[0] ?? ''))).toEqual([]);
    expect(helpPaths).toContain(faqPath);
  });

  it('fills placeholders from the code', () => {
    const lists = questionsOf(compiled[0] ?? []).find(({ id }) => id === 'tools/lists');
    expect(lists?.text).toContain('300,000');
    expect(lists?.html).not.toMatch(/[{}]{2}/);
  });

  it('rejects text that is neither a category nor a question with an answer', () => {
    for (const wrong of [
      '## Data',
      '## Data {#data}\nsaid',
      '### Why {#why}\nsaid',
      '## D {#d}\n\n### Why {#why}',
    ]) {
      expect(() => parseFaq(wrong, 'en')).toThrow(/Neither/);
    }
  });
});
