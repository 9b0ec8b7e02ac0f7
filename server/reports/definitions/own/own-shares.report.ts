import { firstPartyRows } from '../../first-party/first-party-metrics.js';
import type { Localised } from '../../../contract/language/localised.js';
import { textColumn } from '../../columns/column-kinds.js';
import { firstPartyMetricColumns } from '../../columns/first-party-columns.js';
import { defineReport, type ReportDefinition } from '../../engine/report-definition.js';
import {
  addressArgument,
  daysArgument,
  firstPartySource,
  queryArgument,
  ownDataTab,
} from './first-party.source.js';

/** A first-party report by country or device. */
interface ShareReport {
  dimension: 'country' | 'device';
  pathSegment: string;
  order: number;
  shortTitle: Localised;
  title: Localised;
  column: Localised;
  columnDescription: Localised;
  description: Localised;
  rowNoun: ReportDefinition['rowNoun'];
}

function shareReport({
  dimension,
  pathSegment,
  order,
  shortTitle,
  title,
  column,
  columnDescription,
  description,
  rowNoun,
}: ShareReport): ReportDefinition {
  return defineReport({
    id: `own-${pathSegment}`,
    section: 'own',
    subject: 'domain',
    ...firstPartyRows(dimension),
    title,
    description,
    rowNoun,
    row: { kind: dimension, key: [dimension] },
    restPath: `/report/own/${pathSegment}`,
    route: `/own/${pathSegment}`,
    tab: { under: 'own-queries', order, shortTitle, sharedTitle: ownDataTab },
    source: firstPartySource({ name: `${pathSegment} of an own site`, dimension, keys: [dimension] }),
    searchColumn: dimension,
    defaultSort: `clicks|desc,impressions|desc,${dimension}|asc`,
    columns: {
      [dimension]: textColumn(
        dimension,
        { title: column, description: columnDescription },
        { visibility: 'always' },
      ),
      ...firstPartyMetricColumns,
    },
    arguments: { days: daysArgument, query: queryArgument, address: addressArgument },
  });
}

/** First-party metrics by country. */
export const ownCountries = shareReport({
  dimension: 'country',
  pathSegment: 'countries',
  order: 193,
  shortTitle: { en: 'Countries', ru: 'Страны' },
  title: { en: 'Own data by country', ru: 'Свои данные по странам' },
  column: { en: 'Country', ru: 'Страна' },
  columnDescription: { en: 'Country, as named by the source.', ru: 'Страна, как её называет источник.' },
  description: {
    en: 'Clicks and impressions of the site by country, from its owner’s exports. Private to the account that imported them.',
    ru: 'Клики и показы сайта по странам, из выгрузок владельца. Видны только аккаунту, который их загрузил.',
  },
  rowNoun: { en: ['country', 'countries'], ru: ['страна', 'страны', 'стран'] },
});

/** First-party metrics by device. */
export const ownDevices = shareReport({
  dimension: 'device',
  pathSegment: 'devices',
  order: 194,
  shortTitle: { en: 'Devices', ru: 'Устройства' },
  title: { en: 'Own data by device', ru: 'Свои данные по устройствам' },
  column: { en: 'Device', ru: 'Устройство' },
  columnDescription: { en: 'mobile, desktop or tablet.', ru: 'mobile, desktop или tablet.' },
  description: {
    en: 'Clicks and impressions of the site by device, from its owner’s exports. Private to the account that imported them.',
    ru: 'Клики и показы сайта по устройствам, из выгрузок владельца. Видны только аккаунту, который их загрузил.',
  },
  rowNoun: { en: ['device', 'devices'], ru: ['устройство', 'устройства', 'устройств'] },
});
