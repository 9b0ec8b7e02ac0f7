import type { DeduplicatedKeywords } from './remove-near-duplicates.js';
import type { ClearedDoubles, ListLines, WordCount } from './list-tools.type.js';
import type { UniqueWord } from './unique-words.js';

/** Lines as one text: a list of a hundred thousand is no list of the schema, whose every item is looked at by itself. */
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
