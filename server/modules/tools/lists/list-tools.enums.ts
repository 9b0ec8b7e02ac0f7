import type { KeywordSource } from '../../../contract/reports/keyword-sources.js';
import type {
  CombinationOption,
  CombinationOrder,
  SeparatorName,
} from '../../../contract/tools/list-options.js';
import { vocabularyEnum } from '../../../schema-kit/vocabulary-enum.js';

export const combinationOptionEnum = vocabularyEnum<CombinationOption>(
  'CombinationOption',
  'Notation of a combined keyword.',
  {
    simple: 'Plain: broad match.',
    quotes: 'In quotation marks: phrase match.',
    brackets: 'In square brackets: exact match.',
    stop_word: 'With a plus sign before function words, so that the search engine does not ignore them.',
  },
);

export const combinationOrderEnum = vocabularyEnum<CombinationOrder>(
  'CombinationOrder',
  'Order of the words in a variation.',
  { given: 'The order of the lists.', any: 'Every order.' },
);

export const separatorEnum = vocabularyEnum<SeparatorName>(
  'WordSeparator',
  'Separator between the words of a variation.',
  {
    blank: 'A space.',
    none: 'No separator.',
    hyphen: 'A hyphen.',
    underscore: 'An underscore.',
    dot: 'A dot.',
    slash: 'A slash.',
  },
);

export const keywordSourceEnum = vocabularyEnum<KeywordSource>(
  'KeywordSource',
  'Report that supplies the keywords of a tool; the report of a domain, of a page or of a group.',
  { keywords: 'Organic keywords.', adkeywords: 'Paid keywords.' },
);
