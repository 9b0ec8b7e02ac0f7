import { toolPage } from '../../../contract/tools/tool-pages.js';
import type { ToolKind } from '../tool-kind.js';
import { findVocabulary } from '../vocabulary/find-vocabulary.js';
import {
  moreOption,
  mostPages,
  mostPagesWithMore,
  mostPhrases,
  textOption,
} from '../vocabulary/vocabulary-options.js';

/** Words and phrases of the pages beside a page in search results: those that it has, and those that it lacks. */
export const extendedVocabulary: ToolKind = {
  id: 'tool-extended-vocabulary',
  page: toolPage('tool-extended-vocabulary'),
  description: {
    en: 'Words and phrases of the pages that rank beside yours: which of them your page has, and which it lacks.',
    ru: 'Слова и словосочетания страниц, которые стоят в выдаче рядом с вашей: какие из них у неё есть и каких нет.',
  },
  action: { en: 'Collect words', ru: 'Собрать слова' },
  lines: 'pages',
  mostLines: mostPages,
  mostWithMore: mostPagesWithMore,
  ownPage: { mostPhrases },
  limit: ({ listEntries }) => listEntries,
  right: 'dictionaryByPage',
  options: [moreOption, textOption],
  results: [
    'tool-extended-vocabulary-words',
    'tool-extended-vocabulary-keywords',
    'tool-extended-vocabulary-pages',
  ],
  rest: '/tools/dictionary-ext-by-page',
  find: (work) => {
    const { list, phrases = [] } = work.input;
    const isAlone = list.length === 1 && phrases.length === 0;
    const neighbours = work.options.more === true ? 'all' : isAlone ? 'first' : 'none';
    return findVocabulary(work, { hasTargetPage: true, neighbours });
  },
};
