import type { DeduplicatedKeywords } from './remove-near-duplicates.js';
import type { ClearedDoubles, ListLines, WordCount } from './list-tools.type.js';
import type { UniqueWord } from './unique-words.js';

/** Joins lines to one text: a GraphQL list would be validated item by item, which is slow for 100,000 lines. */
export function presentLines(lines: readonly string[]): ListLines {
  return { count: lines.length, lines: lines.join('\n') };
}

export function presentDeduplicated({ keys, exclude }: DeduplicatedKeywords): Omit<ClearedDoubles, 'isCut'> {
  return {
    kept: presentLines(keys),
    excluded: presentLines(exclude.map(({ keyword }) => keyword)),
    sameAs: exclude.map(({ sameAs }) => sameAs).join('\n'),
    excludedVolumes: exclude.map(({ volume }) => volume).join(','),
    sameAsVolumes: exclude.map(({ sameAsVolume }) => sameAsVolume).join(','),
  };
}

export function presentWords(
  keywords: readonly string[],
  words: readonly UniqueWord[],
): Omit<WordCount, 'isCut'> {
  return {
    keywords: presentLines(keywords),
    total: words.length,
    words: words.map(({ forms, keywordIndexes }) => ({
      forms: [...forms],
      count: keywordIndexes.length,
      places: keywordIndexes.join(','),
    })),
  };
}
