import { pageTitles } from '../../contract/pages/page-titles.js';
import type { Localised } from '../../contract/language/localised.js';
import type { RestTag } from '../definition/rest-route.js';

/** Section titles. */
export const tagTitles: Readonly<Record<RestTag, Localised>> = {
  organic: { en: 'Organic search', ru: 'Поиск' },
  paid: { en: 'Paid search', ru: 'Реклама' },
  keywords: { en: 'Keywords', ru: 'Фразы' },
  domains: { en: 'Domains', ru: 'Домены' },
  owners: pageTitles.monetization,
  own: { en: 'Own data', ru: 'Свои данные' },
  tools: { en: 'Tools', ru: 'Инструменты' },
  groups: { en: 'Group reports', ru: 'Групповые отчёты' },
  clustering: pageTitles.clusterings,
  dashboards: { en: 'Dashboards', ru: 'Сводки' },
  people: { en: 'Accounts', ru: 'Аккаунты' },
  catalogue: { en: 'Databases and suggestions', ru: 'Базы и справочники' },
};

/** Texts of the documentation pages. */
export const docsMessages = {
  title: { en: 'REST API', ru: 'REST API' },
  about: {
    en:
      'Search results, positions and competitors of any domain or keyword. Every call is available under /api and at the root. ' +
      'The same data with typed fields is at /graphql.',
    ru:
      'Выдача, позиции и конкуренты любого домена и любой фразы. Адрес вызова – с /api в начале или без него. ' +
      'Те же данные с типизированными полями – на /graphql.',
  },
  toSite: { en: 'Back to reports', ru: 'Назад к отчётам' },
  playground: { en: 'GraphQL playground', ru: 'Песочница GraphQL' },
  document: { en: 'OpenAPI document', ru: 'Документ OpenAPI' },
  calls: { en: 'Calls', ru: 'Вызовы' },
  baseAddress: { en: 'Base address', ru: 'Базовый адрес' },
  lists: { en: 'Paging, sorting, filters', ru: 'Страницы, порядок, фильтр' },
  listsText: {
    en: 'Lists accept page and per_page (1 to 500; reports up to 50,000 with a token). A filter joins conditions with ^ (and) and ^OR (or):',
    ru: 'Списки принимают page и per_page, от 1 до 500, отчёты с токеном – до 50 000. Фильтр соединяет условия знаками ^ (и) и ^OR (или):',
  },
  filterLanguage: { en: 'Filter language', ru: 'Язык фильтров' },
  tokens: { en: 'Token', ru: 'Токен' },
  tokensText: {
    en:
      'On plans with API access, send the token from the account page in the header Authorization (Bearer) or ' +
      'X-API-Token, or in the parameter auth-token. 402: plan limit reached; 429: too many requests, see ' +
      'Retry-After.',
    ru:
      'На тарифах с API скрипт передаёт токен со страницы аккаунта: в заголовке Authorization (Bearer) или X-API-Token ' +
      'либо в параметре auth-token. 402 – лимит тарифа; 429 – слишком часто, см. Retry-After.',
  },
  compatibleToken: {
    en: 'Scripts for compatible services may continue to send the header X-Keyso-TOKEN.',
    ru: 'Скрипты для совместимых сервисов могут и дальше присылать заголовок X-Keyso-TOKEN.',
  },
  errors: { en: 'Errors', ru: 'Ошибки' },
  errorsText: {
    en: 'Errors have an HTTP status, a stable code and a message in the language of the request. Calls of the public API have the status in code and the stable code in error:',
    ru: 'У ошибки есть статус HTTP, неизменный код и сообщение на языке запроса. У вызовов публичного API статус стоит в code, а неизменный код – в error:',
  },
  compatibility: { en: 'Deviations from the public API', ru: 'Отличия от публичного API' },
  compatibilityText: {
    en: 'Scripts of the public API need only another base address. These points differ:',
    ru: 'Скриптам публичного API нужен только другой базовый адрес. Отличаются:',
  },
  withoutEffect: { en: 'Parameters without effect', ru: 'Параметры, которые ни на что не влияют' },
  withoutEffectText: {
    en: 'Calls of the public API accept these parameters, so that scripts need no change.',
    ru: 'Вызовы публичного API принимают эти параметры, чтобы скрипты не нужно было менять.',
  },
  files: { en: 'Files', ru: 'Файлы' },
  filesText: {
    en: 'A report can return all its rows as a file:',
    ru: 'Отчёт может отдать все строки файлом:',
  },
  pages: { en: 'Pages of the documentation', ru: 'Страницы документации' },
  chapterAbout: { en: 'About the API', ru: 'Об API' },
  chapterSimple: { en: 'Simple reports', ru: 'Простые отчёты' },
  chapterGroup: { en: 'Group report', ru: 'Групповой отчёт' },
  chapterAll: { en: 'All calls', ru: 'Все вызовы' },
  chapterGraphql: { en: 'GraphQL by examples', ru: 'GraphQL на примерах' },
  leadAbout: {
    en: 'The reports of this service for your scripts: one URL per report, the same limits as in the browser, responses as JSON or files.',
    ru: 'Отчёты сервиса для ваших скриптов: у каждого отчёта свой адрес, лимиты те же, что в браузере, ответы – JSON или файлы.',
  },
  leadSimple: {
    en: 'A simple report covers one domain, page or keyword. Lists accept page, per_page, sort and filter.',
    ru: 'Простой отчёт – об одном домене, странице или фразе. Любой список принимает page, per_page, sort и filter.',
  },
  leadGroup: {
    en: 'A group report compares several domains. Building it takes up to 15 minutes; then its views are available by its id, rid.',
    ru: 'Групповой отчёт сравнивает несколько доменов. Сначала он собирается, до 15 минут; потом его виды читаются по идентификатору rid.',
  },
  leadGraphql: {
    en: 'POST /graphql accepts a query with variables as JSON and returns the requested fields. Limits and tokens are the same as in the REST API.',
    ru: 'POST /graphql принимает запрос и переменные в JSON и отвечает теми полями, которые названы. Лимиты и токены те же, что у REST API.',
  },
  openPlayground: { en: 'Open the playground', ru: 'Открыть песочницу' },
  examples: { en: 'Examples', ru: 'Примеры' },
  runsAsYou: {
    en: 'Each example runs on the sample data with your session, as a guest or with your account. It counts as an opened report.',
    ru: 'Каждый выполняется на примере данных от вашего имени: как гость или с вашим аккаунтом. Это считается открытым отчётом.',
  },
  request: { en: 'Request', ru: 'Запрос' },
  run: { en: 'Run', ru: 'Выполнить' },
  noGroup: {
    en: 'You have no group report yet. Create one on the group reports page, then try again.',
    ru: 'Групповых отчётов у вас пока нет. Создайте отчёт на странице групповых отчётов и повторите.',
  },
  noResponse: { en: 'No response. Check your connection.', ru: 'Ответа нет. Проверьте соединение.' },
  parameters: { en: 'Parameters', ru: 'Параметры' },
  name: { en: 'Name', ru: 'Имя' },
  type: { en: 'Type', ru: 'Тип' },
  meaning: { en: 'Meaning', ru: 'Значение' },
  required: { en: 'required', ru: 'обязателен' },
  oneOf: { en: 'One of', ru: 'Одно из:' },
  defaultValue: { en: 'Default', ru: 'По умолчанию' },
  also: { en: 'Also accepted as', ru: 'Принимается и как' },
  rowFields: { en: 'Row fields', ru: 'Поля строки' },
  fields: { en: 'Response fields', ru: 'Поля ответа' },
  response: { en: 'Response', ru: 'Ответ' },
  body: {
    en: 'Parameters as JSON or as a form, at the top level or under `params`; query parameters are accepted too.',
    ru: 'Параметры в JSON или формой, на верхнем уровне или внутри `params`; параметры адреса тоже принимаются.',
  },
  errorMessage: {
    en: 'Error message in the language of the request.',
    ru: 'Сообщение об ошибке на языке запроса.',
  },
  errorCode: {
    en: 'Stable code, the same as in GraphQL. Calls of the public API have the HTTP status here and the stable code in error.',
    ru: 'Неизменный код, тот же, что в GraphQL. У вызовов публичного API здесь статус HTTP, а неизменный код в error.',
  },
  errorWord: { en: 'Stable code of a public API call.', ru: 'Неизменный код вызова публичного API.' },
  errorRetryAfter: {
    en: 'Seconds until a retry, in public API calls with status 202, 429 or 503.',
    ru: 'Через сколько секунд повторить вызов публичного API со статусом 202, 429 или 503.',
  },
  errorRequestId: {
    en: 'Id of the request, for support.',
    ru: 'Номер запроса для обращения в поддержку.',
  },
} as const satisfies Readonly<Record<string, Localised>>;
