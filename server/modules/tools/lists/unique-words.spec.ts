import { expect, it } from 'vitest';
import { maxDistinctForms, maxDistinctWords } from '../../../contract/tools/list-limits.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { findUniqueWords } from './unique-words.js';

const options = { isExcluded: () => false, excludedWords: [] };

/** Keywords of different words with the same number of words each. */
function createKeywords(words: number, wordsPerKeyword: number): string[] {
  return Array.from({ length: Math.ceil(words / wordsPerKeyword) }, (_, line) =>
    Array.from({ length: wordsPerKeyword }, (_, index) => `${line * wordsPerKeyword + index}q`).join(' '),
  );
}

it('lists the words of keywords with as many distinct words as the limit allows', async () => {
  const words = await findUniqueWords(createKeywords(maxDistinctWords, 10), options);
  expect(words).toHaveLength(maxDistinctWords);
});

it('rejects keywords with more distinct words', async () => {
  const keywords = createKeywords(maxDistinctWords + 1, 1);
  await expect(findUniqueWords(keywords, options)).rejects.toMatchObject({ code: ErrorCode.BadRequest });
});

it('reads no further keywords after the limit of distinct forms', async () => {
  const keywords = createKeywords(maxDistinctForms + 10_000, 10);
  let reads = 0;
  const counted = new Proxy(keywords, {
    get: (target, name, receiver): unknown => {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  await expect(findUniqueWords(counted, options)).rejects.toMatchObject({ code: ErrorCode.BadRequest });
  expect(reads).toBe(maxDistinctForms / 10 + 1);
});
