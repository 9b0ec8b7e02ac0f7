import { toolPage } from '../../../contract/tools/tool-pages.js';
import type { ToolKind } from '../tool-kind.js';
import { findVocabulary } from '../vocabulary/find-vocabulary.js';
import { moreOption, mostPages, mostPagesWithMore, textOption } from '../vocabulary/vocabulary-options.js';

/** Words and phrases of the keywords that some pages rank for. */
export const pageVocabulary: ToolKind = {
  id: 'tool-page-vocabulary',
  page: toolPage('tool-page-vocabulary'),
  description: {
    en: 'Words and phrases of the keywords that your pages rank for, with volume and share.',
    ru: 'Слова и словосочетания из фраз, по которым ранжируются ваши страницы: частотность и доля.',
  },
  action: { en: 'Collect words', ru: 'Собрать слова' },
  lines: 'pages',
  mostLines: mostPages,
  mostWithMore: mostPagesWithMore,
  limit: ({ listEntries }) => listEntries,
  right: 'dictionaryByPage',
  options: [moreOption, textOption],
  results: ['tool-page-vocabulary-words', 'tool-page-vocabulary-keywords', 'tool-page-vocabulary-pages'],
  rest: '/tools/dictionary-by-pages',
  find: (work) =>
    findVocabulary(work, { hasTargetPage: false, neighbours: work.options.more === true ? 'all' : 'none' }),
};
