import type { Localised } from '../language/localised.js';

/** Names of report tables. The client's report catalogue contains them, so the start page does not load this file. */
export const reportTitles = {
  'organic-keywords': { en: 'Keywords', ru: 'Фразы' },
  'page-keywords': { en: 'Page keywords', ru: 'Фразы страницы' },
  'page-competitors': { en: 'Competing pages', ru: 'Конкуренты страницы' },
  'lost-keywords': { en: 'Lost keywords', ru: 'Потерянные фразы' },
  'site-pages': { en: 'Pages', ru: 'Страницы' },
  'pages-with-keywords': { en: 'Keywords by page', ru: 'Фразы по страницам' },
  'lost-pages': { en: 'Lost pages', ru: 'Потерянные страницы' },
  'organic-competitors': { en: 'Organic competitors', ru: 'Конкуренты в поиске' },
  'own-data': { en: 'Own data', ru: 'Свои данные' },
  'ad-keywords': { en: 'Paid keywords', ru: 'Фразы в рекламе' },
  'ad-keywords-by-ad': { en: 'Keywords of the ad', ru: 'Фразы объявления' },
  ads: { en: 'Ads', ru: 'Объявления' },
  'ad-links': { en: 'Sitelinks and callouts', ru: 'Быстрые ссылки и уточнения' },
  'ad-competitors': { en: 'Ad competitors', ru: 'Конкуренты в рекламе' },
  'direct-ads-by-domain': { en: 'Direct ads', ru: 'Объявления Директа' },
  'sites-by-adsense': { en: 'Sites of one owner', ru: 'Сайты одного владельца' },
  subdomains: { en: 'Subdomains', ru: 'Поддомены' },
  'similar-keywords': { en: 'Similar keywords', ru: 'Похожие фразы' },
  'keyword-search': { en: 'Keyword search', ru: 'Поиск фраз' },
  comparison: { en: 'Keyword gap', ru: 'Сравнение доменов' },
  'visible-domains': { en: 'Most visible domains', ru: 'Самые видимые домены' },
  'top-keyword-domains': { en: 'Domains with most keywords', ru: 'Домены с наибольшим числом фраз' },
  'tool-domain-batch': { en: 'Batch analysis', ru: 'Пакетный анализ' },
  'tool-main-themes': { en: 'Top terms', ru: 'Основные темы' },
} as const satisfies Record<string, Localised>;
