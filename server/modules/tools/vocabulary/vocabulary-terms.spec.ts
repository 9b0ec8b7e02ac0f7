import { describe, expect, it } from 'vitest';
import { extractVocabularyTerms, type VocabularyTerm } from './vocabulary-terms.js';

const keyword = (word: string, ws = 1, wsk = 0) => ({ word, ws, wsk });
const extractTerms = (
  words: readonly string[],
  overrides: { pageKeywords?: string[]; texts?: string[] } = {},
) =>
  extractVocabularyTerms({
    keywords: words.map((word) => keyword(word)),
    pageKeywords: [],
    texts: [],
    ...overrides,
  });
const find = (terms: readonly VocabularyTerm[], term: string) =>
  terms.find((candidate) => candidate.term === term);

describe('vocabularyTerms', () => {
  it('groups all forms of a word under its most frequent form', async () => {
    const terms = await extractVocabularyTerms({
      keywords: [keyword('buy phones', 10, 4), keyword('phones repair', 5, 1), keyword('phone', 2, 1)],
      pageKeywords: [],
      texts: [],
    });
    expect(find(terms, 'phones')).toMatchObject({
      forms: ['phones', 'phone'],
      keywords: 3,
      volume: 17,
      exact: 6,
      keys: ['buy phones', 'phones repair', 'phone'],
    });
    const russian = await extractTerms(['купить телефоны', 'купить телефон', 'телефона чехол']);
    expect(find(russian, 'купить телефон')).toMatchObject({ words: 2, keywords: 2 });
  });

  it('counts a word once per keyword', async () => {
    const [first] = await extractTerms(['phone to phone']);
    expect([first?.term, first?.keywords, first?.volume]).toEqual(['phone', 1, 1]);
  });

  it('extracts phrases of at least two keywords that do not start or end with a stop word', async () => {
    const terms = await extractTerms(['case for phone', 'red case for phone', 'case only once']);
    expect(terms.map(({ term }) => term).sort()).toEqual(['case', 'case for phone', 'phone', 'red']);
  });

  it('marks terms that the page’s keywords or text contain in any form', async () => {
    const words = ['buy phones', 'phone repair', 'phone repair berlin', 'phone buy'];
    const terms = await extractTerms(words, {
      pageKeywords: ['buying a thing'],
      texts: ['We repair.\nPhones and a PHONE'],
    });
    const pageTerms = terms.filter(({ isOwn }) => isOwn).map(({ term, inText }) => [term, inText]);
    expect(pageTerms.sort()).toEqual([
      ['buy', 0],
      ['phone', 2],
      ['repair', 1],
    ]);
  });

  it('returns nothing without keywords', async () => {
    expect(await extractTerms([], { texts: ['a text'] })).toEqual([]);
  });
});
