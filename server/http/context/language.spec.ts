import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from './language.js';

describe('negotiateLanguage', () => {
  it.each([
    [undefined, undefined, 'en'],
    [undefined, 'ru', 'ru'],
    [undefined, 'ru-RU,ru;q=0.9,en-US;q=0.8', 'ru'],
    [undefined, 'de,en;q=0.8,ru;q=0.9', 'ru'],
    [undefined, 'ru;q=0,en', 'en'],
    [undefined, 'de,fr', 'en'],
    ['en', 'ru', 'en'],
    ['ru', 'en', 'ru'],
    ['xx', 'ru', 'ru'],
    [undefined, ',,;q=;;ru;q=x', 'en'],
  ] as const)('returns for choice %j and Accept-Language %j: %s', (choice, accepted, language) => {
    expect(negotiateLanguage(choice, accepted)).toBe(language);
  });

  it('uses the default for requests without a supported language', () => {
    expect(negotiateLanguage(undefined, undefined, 'ru')).toBe('ru');
    expect(negotiateLanguage(undefined, '*', 'ru')).toBe('ru');
    expect(negotiateLanguage(undefined, 'en', 'ru')).toBe('en');
  });
});
