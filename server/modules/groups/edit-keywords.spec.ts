import { expect, it } from 'vitest';
import { normaliseEditLine, parseEditKeywords } from './edit-keywords.js';

it('reads the keywords of an edit in the language of the database', () => {
  const lines = ['KIRALIK EV', 'kıralık ev', '"İZMİR"'];
  expect(parseEditKeywords(lines, 'keys', 'tr')).toEqual(['kıralık ev', 'izmir']);
  expect(parseEditKeywords(lines, 'keys', 'en')).toEqual(['kiralik ev', 'kıralık ev', 'izmir']);
  expect(normaliseEditLine('%KIRALIK', 'tr')).toBe('%kıralık');
});
