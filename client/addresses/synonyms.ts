/**
 * Other names of pages in both languages, because visitors of either language use the terms of the trade. Keys are
 * the ids of `pageTitles`, of presets and slugs of help pages. Loaded with the palette, the help and typed searches.
 */
const synonyms: Readonly<Record<string, string>> = {
  'domain-summary': 'overview dashboard site report authority обзор домена дашборд аналитика сайта',
  'keyword-summary': 'keyword overview serp analysis difficulty обзор фразы анализ выдачи сложность',
  'organic-keywords':
    'organic research rankings positions of a domain search terms queries ключи ключевые слова запросы домена видимость позиции домена',
  'page-keywords': 'url keywords exact url ключи страницы запросы страницы',
  'page-competitors': 'url competitors competing pages конкурирующие страницы',
  'lost-keywords':
    'dropped declined keywords lost rankings losers выпавшие ключи потерянные запросы просевшие фразы потерянные позиции',
  'site-pages': 'top pages urls landing pages best content лучшие страницы посадочные урлы',
  'pages-with-keywords': 'pages with keywords страницы с фразами ключи по страницам',
  'lost-pages': 'dropped pages lost urls выпавшие страницы',
  'page-tree':
    'site structure folders directories sections subfolders дерево страниц структура папки разделы',
  'organic-competitors': 'seo rivals competing domains competition соперники конкуренты seo',
  'own-data': 'search console gsc clicks impressions webmaster сёрч консоль вебмастер клики показы',
  'ad-keywords': 'ppc paid search adwords google ads контекст контекстная реклама платные запросы ppc',
  ads: 'ad copies ad texts creatives ppc тексты объявлений креативы',
  'ad-links': 'extensions assets sitelinks callouts расширения объявлений',
  'ad-competitors': 'ppc rivals advertisers рекламодатели конкуренты в контексте',
  'direct-ads-by-domain': 'yandex direct директ яндекс',
  'ad-export': 'campaign builder google ads editor direct commander выгрузка кампании коммандер',
  monetization:
    'monetization owner network same owner adsense analytics id connected sites root domain subdomains монетизация владелец сетка сайтов корневой домен поддомены',
  'sites-by-adsense': 'owner adsense analytics reverse lookup владелец сайта',
  subdomains: 'subdomain root domain hosts поддомен субдомен корневой домен хосты',
  'similar-keywords': 'related keywords semantic keywords lsi ideas похожие запросы связанные ключи',
  'keyword-search':
    'keyword database keyword explorer keyword magic ideas research suggestions подбор ключевых слов база фраз сбор семантики вордстат',
  comparison:
    'gap keyword gap content gap compare domains competitor comparison missing keywords venn intersection пересечение семантики упущенные фразы сравнить домены гэп разрыв',
  'visible-domains': 'top sites leaders ranking visibility traffic лидеры рейтинг видимость трафик',
  'top-keyword-domains': 'top sites most keywords leaders рейтинг доменов лидеры по фразам',
  'tool-keyword-buildup':
    'buildup expand keyword ideas related расширить семантику добор ключей расширение ядра',
  'tool-serp-comparison':
    'check top highlight serps overlap подсветка выдачи сравнение топов сравнить выдачу',
  'tool-serp-history': 'ranking history past results volatility динамика выдачи история топа',
  'tool-mass-check':
    'bulk mass check batch keywords volumes list search volume checker массовая проверка пакетная частотность списком',
  'tool-keyword-competitors':
    'who ranks share of keywords market share топ по списку фраз кто в топе доля рынка',
  'tool-domain-batch':
    'bulk domains mass check sites metrics пакетная проверка сайтов массовый анализ доменов',
  'tool-main-themes': 'main themes topics site topics word frequency темы сайта тематика частые слова',
  'tool-page-keywords': 'bulk page keywords urls list keywords by pages ключи списка страниц массово',
  'tool-page-vocabulary':
    'vocabulary dictionary words of pages tf idf term frequency словарь слова страниц лексика текстовый анализ',
  'tool-extended-vocabulary':
    'content gap extended vocabulary missing words optimize text copywriting brief расширенный словарь контент гэп недостающие слова тз копирайтеру упущенные слова',
  'tool-list-comparison': 'compare diff lists intersection пересечение списков разность',
  'tool-keyword-combiner': 'combine mixer permutations merge words перемножение фраз комбинации генератор',
  'tool-near-duplicates': 'duplicates dedupe remove doubles clean удалить дубли чистка дублей',
  'tool-unique-words': 'word frequency split words частота слов разбить на слова',
  tools: 'utilities all tools утилиты',
  help: 'documentation manual guide support документация руководство поддержка',
  statistics: 'databases regions size coverage регионы размер базы покрытие',
  groups:
    'group projects many domains compare share of voice market group gaps проекты сравнить группу доменов',
  clusterings:
    'keyword clustering grouping clusters semantic core kernel cannibalization группировка кластеры семантическое ядро ся каннибализация',
  positions:
    'rank tracker positions position tracking monitoring serp checker share of voice съём позиций трекинг проверка позиций отслеживание доля видимости',
  bills:
    'billing invoice invoices bill bills receipt payment subscription pay card счёт счета инвойс оплата биллинг подписка квитанция акты',
  data: 'import upload data files csv xlsx semrush ahrefs add data импорт загрузка загрузить файлы данные выгрузка',
  api: 'api rest token integration developers docs документация токен интеграция апи',
  panel: 'profile settings plan limits subscription token logo профиль настройки тариф лимиты',
  pricing: 'plans prices subscription upgrade buy цены подписка купить оплата',
  partner: 'affiliate referral partner партнёрка рефералы',
  'striking-distance':
    'striking distance low hanging fruit quick wins page two opportunities близко к топу точки роста вторая страница быстрый рост',
  'page-changed':
    'cannibalization cannibalisation url changed competing pages page swap каннибализация сменился url релевантная страница',
  questions: 'questions people also ask faq how what вопросы вопросительные запросы информационные',
  'lost-from-top-10': 'dropped out of the top 10 lost first page выпали из топ 10 потеряли первую страницу',
  'getting-started-help':
    'start first steps onboarding tutorial quick начало первые шаги быстрый старт обучение',
  'importing-help': 'import upload files csv xlsx semrush ahrefs импорт загрузка файлов',
  'databases-help': 'database region snapshot dates freshness update срез регион дата обновление свежесть',
  'exporting-help': 'export csv xlsx pdf download copy экспорт выгрузка скачать',
  'api-help': 'api rest graphql token requests апи токен запросы',
  'billing-help':
    'billing invoice bill payment refund promo code счёт оплата инвойс биллинг возврат промокод',
  'reports-help':
    'which report jobs use cases gap striking distance low hanging fruit quick wins cannibalization cannibalisation rank tracker bulk content gap backlinks referring domains links ссылки обратные ссылки бэклинки каннибализация точки роста вторая страница какой отчёт',
};

/** Other names of a page, preset or help page; empty if it has none. */
export function synonymsOf(id: string): string {
  return synonyms[id] ?? '';
}
