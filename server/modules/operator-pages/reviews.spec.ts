import { expect, it } from 'vitest';
import { parseReviews } from './reviews.js';

it('returns reviews in the requested language with optional fields', () => {
  const source = JSON.stringify([
    { name: 'Ann', text: { en: 'Good.', ru: 'Хорошо.' }, position: 'Editor', link: 'https://ann.example/' },
    { name: { en: 'Bob', ru: 'Боб' }, text: 'Fine.' },
  ]);
  expect(parseReviews(source, 'ru')).toEqual([
    { name: 'Ann', text: 'Хорошо.', position: 'Editor', link: 'https://ann.example/' },
    { name: 'Боб', text: 'Fine.', position: null, link: null },
  ]);
});

it.each(['{}', '[{"name":"Ann"}]', '[{"name":"Ann","text":"x","link":"javascript:alert(1)"}]', 'no json'])(
  'rejects %s',
  (source) => {
    expect(() => parseReviews(source, 'en')).toThrow();
  },
);
