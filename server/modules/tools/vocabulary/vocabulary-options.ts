import type { ToolOption } from '../tool-options.js';

/** Pages of a list, on any plan, and with the deep analysis. */
export const maxPages = 20;
export const maxPagesWithDeepAnalysis = 5;

/** Keywords beside a page. */
export const maxPhrases = 100;

/** Takes the pages beside those of the list too. */
export const deepAnalysisOption: ToolOption = {
  id: 'more',
  title: { en: 'Deep analysis', ru: 'Глубокий анализ' },
  description: {
    en: `Keywords of pages beside them in the same search results too; up to ${maxPagesWithDeepAnalysis} pages.`,
    ru: `И фразы страниц, которые стоят рядом в той же выдаче; до ${maxPagesWithDeepAnalysis} страниц.`,
  },
  default: false,
};

/** Reads the text of the pages. */
export const pageTextOption: ToolOption = {
  id: 'text',
  title: { en: 'Text of the page', ru: 'Текст страницы' },
  description: {
    en: 'Reads the page and counts the words in its text. robots.txt is kept.',
    ru: 'Прочитать страницу и посчитать слова в её тексте. robots.txt соблюдается.',
  },
  default: false,
  requiresPageFetch: true,
};
