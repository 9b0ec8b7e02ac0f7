import { getToolPage } from '../../../contract/tools/tool-pages.js';
import type { ToolDefinition } from '../tool-definition.js';
import { collectVocabulary } from '../vocabulary/collect-vocabulary.js';
import {
  deepAnalysisOption,
  maxPages,
  maxPagesWithDeepAnalysis,
  pageTextOption,
} from '../vocabulary/vocabulary-options.js';

/** Words and phrases of the keywords that pages rank for. */
export const pageVocabulary: ToolDefinition = {
  id: 'tool-page-vocabulary',
  page: getToolPage('tool-page-vocabulary'),
  description: {
    en: 'Words and phrases of the keywords that your pages rank for, with volume and share.',
    ru: 'Слова и словосочетания из фраз, по которым ранжируются ваши страницы: частотность и доля.',
  },
  action: { en: 'Collect words', ru: 'Собрать слова' },
  lines: 'pages',
  maxLines: maxPages,
  maxLinesWithDeepAnalysis: maxPagesWithDeepAnalysis,
  limit: ({ listEntries }) => listEntries,
  requiredFeature: 'dictionaryByPage',
  options: [deepAnalysisOption, pageTextOption],
  results: ['tool-page-vocabulary-words', 'tool-page-vocabulary-keywords', 'tool-page-vocabulary-pages'],
  restPath: '/tools/dictionary-by-pages',
  run: (context) =>
    collectVocabulary(context, {
      hasTargetPage: false,
      neighbours: context.options.more === true ? 'all' : 'none',
    }),
};
