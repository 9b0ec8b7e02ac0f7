import type { ToolOption } from '../tool-options.js';

/** Maximum pages of a list, without and with the deep analysis. */
export const maxPages = 20;
export const maxPagesWithDeepAnalysis = 5;

/** Maximum keywords in addition to the page. */
export const maxPhrases = 100;

/** Option that also analyses pages that rank next to those of the list. */
export const deepAnalysisOption: ToolOption = {
  id: 'more',
  title: { en: 'Deep analysis', ru: 'Глубокий анализ' },
  description: {
    en: `Also includes keywords of pages that rank next to them; up to ${maxPagesWithDeepAnalysis} pages.`,
    ru: `И фразы страниц, которые стоят рядом в той же выдаче; до ${maxPagesWithDeepAnalysis} страниц.`,
  },
  default: false,
};

/** Option that fetches the text of the pages. */
export const pageTextOption: ToolOption = {
  id: 'text',
  title: { en: 'Text of the page', ru: 'Текст страницы' },
  description: {
    en: 'Reads the page and counts the words in its text. robots.txt is respected.',
    ru: 'Прочитать страницу и посчитать слова в её тексте. robots.txt соблюдается.',
  },
  default: false,
  requiresPageFetch: true,
};
