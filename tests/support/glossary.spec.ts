import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { retiredTerms } from './retired-terms.js';
import { userFacingStrings, stringsIn, type UserFacingString } from './user-facing-strings.js';

const terms = retiredTerms(await readFile('docs/glossary.md', 'utf8'));
const productStrings = await userFacingStrings('.');

/** Third-party names and homonyms that contain a retired term. */
const exceptions: readonly { text: string; reason: string }[] = [
  { text: 'Knowledge panel', reason: 'a SERP feature, as the search engine calls it' },
];

/** Occurrences of retired terms. */
function retiredUses(strings: readonly UserFacingString[]): string[] {
  return strings
    .filter(({ text }) => !exceptions.some((exception) => exception.text === text))
    .flatMap(({ language, text, file }) =>
      terms
        .filter((term) => term.language === language && term.pattern.test(text))
        .map(({ term }) => `${file}: “${term}” in “${text}”`),
    );
}

describe('glossary', () => {
  it('is respected: no text uses a retired term', () => {
    expect(retiredUses(productStrings)).toEqual([]);
  });

  it.each(terms.map(({ term, language }) => [term, language] as const))(
    'rejects “%s” in %s',
    (term, language) => {
      const prefix = language === 'en' ? 'Here is' : 'Вот';
      const [planted] = [term.replaceAll('*', '')].map((word) => `${prefix} ${word.toUpperCase()}, …`);
      expect(retiredUses([{ language, text: planted ?? '', file: 'planted' }]).join()).toContain(`“${term}”`);
    },
  );

  it('accepts a word that only starts like a retired term', () => {
    expect(retiredUses([{ language: 'en', text: 'Rivalscope', file: 'planted' }])).toEqual([]);
    expect(retiredUses([{ language: 'ru', text: 'Блокировка', file: 'planted' }])).toEqual([]);
  });

  it.each([
    ['client/i18n/en/dashboard.ts', 'en', 'Est. daily visits'],
    ['client/i18n/ru/dashboard.ts', 'ru', 'Оценка визитов в день'],
    ['server/errors/error-catalogue.ts', 'en', 'The request was cancelled.'],
    ['server/reports/columns/competitor-columns.ts', 'en', 'Keyword coverage'],
    ['server/reports/columns/competitor-columns.ts', 'ru', 'Охват фраз'],
    ['server/reports/definitions/paid/ad-facts.report.ts', 'en', 'sets of callouts'],
    [
      'server/reports/definitions/comparison/comparison.report.ts',
      'en',
      'Domains that must have the keyword; at least one.',
    ],
    ['server/reports/serp-features.ts', 'en', 'Top stories'],
    ['server/config/plans.ts', 'en', 'Free'],
    ['server/modules/mail/templates.ts', 'en', 'Welcome to Rivalscope'],
    ['server/modules/dashboard-pdf/document-labels.ts', 'en', 'Position distribution'],
    ['server/rest/docs/docs-messages.ts', 'ru', 'Назад к отчётам'],
    ['server/contract/pages/site-titles.ts', 'en', 'Page tree'],
  ])('reads the texts of %s in %s', (file, language, text) => {
    expect(productStrings).toContainEqual({ file, language, text });
  });

  it('reads template literals without expressions and code', () => {
    const source = "const said = { en: `Rows of ${traffic} in \\`panel\\` and {{rival}}`, ru: 'Строки' };";
    const [english] = stringsIn('server/said.ts', source);
    expect(english?.text).toBe('Rows of  …  in  …  and  … ');
  });

  it('has only exceptions that occur in the product', () => {
    for (const { text } of exceptions) expect(productStrings.map((strings) => strings.text)).toContain(text);
  });
});
