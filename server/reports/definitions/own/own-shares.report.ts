import type { Localised } from '../../../contract/localised.js';
import { textColumn } from '../../columns/column-kinds.js';
import { firstPartyMetricColumns } from '../../columns/first-party-columns.js';
import { defineReport, type ReportDefinition } from '../../engine/report-definition.js';
import { addressArgument, daysArgument, firstPartyRows, queryArgument } from './first-party.source.js';
import { ownDataTab } from './own-data-tab.js';

/** A first-party report by country or device. */
interface Share {
  of: 'country' | 'device';
  address: string;
  order: number;
  shortTitle: Localised;
  title: Localised;
  column: Localised;
  described: Localised;
  description: Localised;
  rowNoun: ReportDefinition['rowNoun'];
}

function shares({
  of,
  address,
  order,
  shortTitle,
  title,
  column,
  described,
  description,
  rowNoun,
}: Share): ReportDefinition {
  return defineReport({
    id: `own-${address}`,
    section: 'own',
    subject: 'domain',
    firstPartyDimension: of,
    title,
    description,
    rowNoun,
    row: { kind: of, key: [of] },
    restPath: `/report/own/${address}`,
    route: `/own/${address}`,
    tab: { under: 'own-queries', order, shortTitle, sharedTitle: ownDataTab },
    source: firstPartyRows({ name: `${address} of an own site`, of, keys: [of] }),
    searchColumn: of,
    defaultSort: `clicks|desc,impressions|desc,${of}|asc`,
    columns: {
      [of]: textColumn(of, { title: column, description: described }, { visibility: 'always' }),
      ...firstPartyMetricColumns,
    },
    arguments: { days: daysArgument, query: queryArgument, address: addressArgument },
  });
}

/** First-party metrics by country. */
export const ownCountries = shares({
  of: 'country',
  address: 'countries',
  order: 193,
  shortTitle: { en: 'Countries', ru: 'Страны' },
  title: { en: 'Own data by country', ru: 'Свои данные по странам' },
  column: { en: 'Country', ru: 'Страна' },
  described: { en: 'Country as the source names it.', ru: 'Страна, как её называет источник.' },
  description: {
    en: 'Clicks and impressions of the site by country, from its owner’s exports. Private to the account that imported them.',
    ru: 'Клики и показы сайта по странам, из выгрузок владельца. Видны только аккаунту, который их загрузил.',
  },
  rowNoun: { en: ['country', 'countries'], ru: ['страна', 'страны', 'стран'] },
});

/** First-party metrics by device. */
export const ownDevices = shares({
  of: 'device',
  address: 'devices',
  order: 194,
  shortTitle: { en: 'Devices', ru: 'Устройства' },
  title: { en: 'Own data by device', ru: 'Свои данные по устройствам' },
  column: { en: 'Device', ru: 'Устройство' },
  described: { en: 'mobile, desktop or tablet.', ru: 'mobile, desktop или tablet.' },
  description: {
    en: 'Clicks and impressions of the site by device, from its owner’s exports. Private to the account that imported them.',
    ru: 'Клики и показы сайта по устройствам, из выгрузок владельца. Видны только аккаунту, который их загрузил.',
  },
  rowNoun: { en: ['device', 'devices'], ru: ['устройство', 'устройства', 'устройств'] },
});
