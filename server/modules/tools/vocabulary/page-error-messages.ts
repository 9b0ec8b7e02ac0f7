import type { Localised } from '../../../contract/language/localised.js';
import type { PageErrorReason } from '../../../http-client/page-read-error.js';

/** Reasons why the text of a page was not fetched, for users. */
export const pageErrorMessages: Readonly<Record<PageErrorReason, Localised>> = {
  forbidden: {
    en: 'its address is not on the public internet',
    ru: 'адреса нет в открытом интернете',
  },
  robots: { en: 'robots.txt forbids it', ru: 'запрещено в robots.txt' },
  status: { en: 'the site did not return the page', ru: 'сайт не отдал страницу' },
  redirects: { en: 'too many redirects', ru: 'слишком много перенаправлений' },
  'too-large': { en: 'the page is too large', ru: 'страница слишком большая' },
  'too-slow': { en: 'the site responded too slowly', ru: 'сайт отвечал слишком долго' },
  'no-text': { en: 'it is not a text page', ru: 'это не текстовая страница' },
  unreachable: { en: 'the site did not respond', ru: 'сайт не ответил' },
  'too-many': { en: 'too many requests in one run', ru: 'слишком много обращений за один запуск' },
};
