import { firstPartyRows } from '../../first-party/first-party-metrics.js';
import { keywordIdColumn, wordColumn } from '../../columns/keyword-columns.js';
import { firstPartyMetricColumns } from '../../columns/first-party-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { addressArgument, daysArgument, firstPartySource, ownDataTab } from './first-party.source.js';

/** First-party metrics by query, optionally for one page. */
export const ownQueries = defineReport({
  id: 'own-queries',
  section: 'own',
  subject: 'domain',
  ...firstPartyRows('query'),
  title: { en: 'Own queries', ru: 'Свои запросы' },
  description: {
    en: 'Queries that showed the site, with clicks and impressions from its owner’s exports. Private to the account that imported them.',
    ru: 'Запросы, по которым показан сайт, с кликами и показами из выгрузок владельца. Видны только аккаунту, который их загрузил.',
  },
  rowNoun: { en: ['query', 'queries'], ru: ['запрос', 'запроса', 'запросов'] },
  row: { kind: 'keyword', key: ['kid'] },
  restPath: '/report/own/queries',
  route: '/own/queries',
  tab: {
    order: 190,
    shortTitle: { en: 'Queries', ru: 'Запросы' },
    sharedTitle: ownDataTab,
  },
  source: firstPartySource({
    name: 'queries of an own site',
    dimension: 'query',
    keys: ['keyword_id'],
    extraColumns: { word: 'any(word)' },
  }),
  searchColumn: 'word',
  defaultSort: 'clicks|desc,impressions|desc,word|asc',
  columns: { word: wordColumn(), ...firstPartyMetricColumns, kid: keywordIdColumn() },
  arguments: { days: daysArgument, address: addressArgument },
});
