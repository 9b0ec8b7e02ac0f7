import { getToolPage } from '../../../contract/tools/tool-pages.js';
import type { ToolDefinition } from '../tool-definition.js';
import { collectVocabulary } from '../vocabulary/collect-vocabulary.js';
import {
  deepAnalysisOption,
  maxPages,
  maxPagesWithDeepAnalysis,
  maxPhrases,
  pageTextOption,
} from '../vocabulary/vocabulary-options.js';

/** Words and phrases of pages that rank next to a page, split into those it has and those it lacks. */
export const extendedVocabulary: ToolDefinition = {
  id: 'tool-extended-vocabulary',
  page: getToolPage('tool-extended-vocabulary'),
  description: {
    en: 'Words and phrases of the pages that rank next to yours, split into those that your page has and those that it lacks.',
    ru: 'Слова и словосочетания страниц, которые стоят в выдаче рядом с вашей: какие из них у неё есть и каких нет.',
  },
  action: { en: 'Collect words', ru: 'Собрать слова' },
  lines: 'pages',
  maxLines: maxPages,
  maxLinesWithDeepAnalysis: maxPagesWithDeepAnalysis,
  subjectPage: { maxPhrases },
  limit: ({ listEntries }) => listEntries,
  requiredFeature: 'dictionaryByPage',
  options: [deepAnalysisOption, pageTextOption],
  results: [
    'tool-extended-vocabulary-words',
    'tool-extended-vocabulary-keywords',
    'tool-extended-vocabulary-pages',
  ],
  restPath: '/tools/dictionary-ext-by-page',
  run: (context) => {
    const { list, phrases = [] } = context.input;
    const isSinglePage = list.length === 1 && phrases.length === 0;
    const neighbourPages = context.options.more === true ? 'all' : isSinglePage ? 'first' : 'none';
    return collectVocabulary(context, { hasTargetPage: true, neighbours: neighbourPages });
  },
};
