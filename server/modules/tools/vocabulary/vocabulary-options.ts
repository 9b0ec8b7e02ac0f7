import type { ToolOption } from '../tool-options.js';

/** Pages of a list, on any plan, and with the deep analysis. */
export const mostPages = 20;
export const mostPagesWithMore = 5;

/** Keywords beside a page. */
export const mostPhrases = 100;

/** Takes the pages beside those of the list too. */
export const moreOption: ToolOption = {
  id: 'more',
  title: { en: 'Deep analysis', ru: 'Глубокий анализ' },
  description: {
    en: `Keywords of pages beside them in the same search results too; up to ${mostPagesWithMore} pages.`,
    ru: `И фразы страниц, которые стоят рядом в той же выдаче; до ${mostPagesWithMore} страниц.`,
  },
  default: false,
};

/** Reads the text of the pages. */
export const textOption: ToolOption = {
  id: 'text',
  title: { en: 'Text of the page', ru: 'Текст страницы' },
  description: {
    en: 'Reads the page and counts the words in its text. robots.txt is kept.',
    ru: 'Прочитать страницу и посчитать слова в её тексте. robots.txt соблюдается.',
  },
  default: false,
  needsPages: true,
};
