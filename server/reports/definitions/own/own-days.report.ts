import { firstPartyRows } from '../../first-party/first-party-metrics.js';
import { firstPartyMetricColumns } from '../../columns/first-party-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import {
  addressArgument,
  daysArgument,
  firstPartySource,
  queryArgument,
  ownDataTab,
} from './first-party.source.js';

/** First-party metrics by day. */
export const ownDays = defineReport({
  id: 'own-days',
  section: 'own',
  subject: 'domain',
  ...firstPartyRows('day'),
  title: { en: 'Own data by day', ru: 'Свои данные по дням' },
  description: {
    en: 'Clicks and impressions of the site by day, from its owner’s exports. Private to the account that imported them.',
    ru: 'Клики и показы сайта по дням, из выгрузок владельца. Видны только аккаунту, который их загрузил.',
  },
  rowNoun: { en: ['day', 'days'], ru: ['день', 'дня', 'дней'] },
  row: { kind: 'day', key: ['day'] },
  restPath: '/report/own/days',
  route: '/own/days',
  tab: {
    under: 'own-queries',
    order: 192,
    shortTitle: { en: 'Days', ru: 'Дни' },
    sharedTitle: ownDataTab,
  },
  presentation: { panel: 'dailyChart' },
  source: firstPartySource({ name: 'days of an own site', dimension: 'day', keys: ['day'] }),
  defaultSort: 'day|desc',
  columns: {
    day: {
      type: 'date',
      format: 'date',
      sql: 'day',
      title: { en: 'Day', ru: 'День' },
      description: { en: 'Day of the searches.', ru: 'День поисков.' },
      filterable: true,
      sortable: true,
      visibility: 'always',
    },
    ...firstPartyMetricColumns,
  },
  arguments: { days: daysArgument, query: queryArgument, address: addressArgument },
});
