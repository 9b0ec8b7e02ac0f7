import type {
  CombinationOption,
  CombinationOrder,
  KeywordSource,
  SeparatorName,
} from '../../../contract/tools/list-options.js';
import { vocabularyEnum } from '../../../schema-kit/vocabulary-enum.js';

export const combinationOptionEnum = vocabularyEnum<CombinationOption>(
  'CombinationOption',
  'How a combined keyword is written.',
  {
    simple: 'As it is: broad match.',
    quotes: 'In quotation marks: phrase match.',
    brackets: 'In square brackets: exact match.',
    stop_word:
      'With a plus sign before words that join others, so that the search engine does not leave them out.',
  },
);

export const combinationOrderEnum = vocabularyEnum<CombinationOrder>(
  'CombinationOrder',
  'In which order the words of a variation stand.',
  { given: 'In that of their lists.', any: 'In every order.' },
);

export const separatorEnum = vocabularyEnum<SeparatorName>(
  'WordSeparator',
  'What stands between the words of a variation.',
  {
    blank: 'A blank.',
    none: 'Nothing.',
    hyphen: 'A hyphen.',
    underscore: 'An underscore.',
    dot: 'A dot.',
    slash: 'A slash.',
  },
);

export const keywordSourceEnum = vocabularyEnum<KeywordSource>(
  'KeywordSource',
  'A report whose keywords a tool works on: of a domain, of a page, or of a group report.',
  { keywords: 'Its organic keywords.', adkeywords: 'Its paid keywords.' },
);
