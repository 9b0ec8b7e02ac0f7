import { firstPartyRows } from '../../first-party/first-party-metrics.js';
import { textColumn } from '../../columns/column-kinds.js';
import { firstPartyMetricColumns } from '../../columns/first-party-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { daysArgument, firstPartySource, queryArgument, ownDataTab } from './first-party.source.js';

/** First-party metrics by page, optionally for one query. */
export const ownPages = defineReport({
  id: 'own-pages',
  section: 'own',
  subject: 'domain',
  ...firstPartyRows('page'),
  title: { en: 'Own pages', ru: 'Свои страницы' },
  description: {
    en: 'Pages of the site that searches showed, with clicks and impressions from its owner’s exports. Private to the account that imported them.',
    ru: 'Страницы сайта, показанные в поиске, с кликами и показами из выгрузок владельца. Видны только аккаунту, который их загрузил.',
  },
  rowNoun: { en: ['page', 'pages'], ru: ['страница', 'страницы', 'страниц'] },
  row: { kind: 'page', key: ['address'] },
  restPath: '/report/own/pages',
  route: '/own/pages',
  tab: {
    under: 'own-queries',
    order: 191,
    shortTitle: { en: 'Pages', ru: 'Страницы' },
    sharedTitle: ownDataTab,
  },
  source: firstPartySource({
    name: 'pages of an own site',
    dimension: 'page',
    keys: ['url_hash'],
    extraColumns: { address: 'concat(min(origin), any(path))' },
  }),
  searchColumn: 'address',
  defaultSort: 'clicks|desc,impressions|desc,address|asc',
  columns: {
    address: textColumn(
      'address',
      {
        title: { en: 'Page', ru: 'Страница' },
        description: { en: 'Address of the page.', ru: 'Адрес страницы.' },
      },
      {
        format: 'url',
        visibility: 'always',
        link: { page: 'own-queries', by: { domain: 'domain', address: 'address' } },
      },
    ),
    ...firstPartyMetricColumns,
  },
  arguments: { days: daysArgument, query: queryArgument },
});
