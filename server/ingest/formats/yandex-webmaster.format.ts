import { allAs, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat, ImportRecord, JsonFormat, JsonObject } from './import-format.js';
import { objectAt, objectsAt, scalarAt } from './json-reading.js';
import { firstPartyRecord } from './first-party-site.js';
import { hasAny } from './tidy-name.js';

const queries = ['query', 'search query', 'query_text', 'запрос', 'поисковый запрос'];
const pages = ['url', 'page', 'страница'];
const impressions = ['impressions', 'shows', 'total_shows', 'показы'];
const showPositions = ['avg_show_position', 'average impression position', 'средняя позиция показа'];

/** Columns that only this service has. */
const ownNames = ['demand', 'спрос', 'avg_click_position', 'average click position', 'средняя позиция клика'];

/**
 * Yandex Webmaster tables of queries and pages. The positions are those in Yandex, so they are not imported as positions
 * of the database.
 * Names: indicators of the help page "Search query monitoring" and of the API.
 */
export const yandexWebmasterTable: CsvFormat = {
  kind: 'csv',
  id: 'yandex-webmaster-table',
  name: 'Yandex Webmaster',
  coverage: coversNeither,
  columns: {
    ...allAs(queries, 'keyword'),
    ...allAs(pages, 'url'),
    ...allAs(impressions, 'impressions'),
    ...allAs(['clicks', 'total_clicks', 'клики'], 'clicks'),
    ...allAs(
      [...showPositions, 'position', 'avg. position', 'позиция', 'средняя позиция'],
      'average_position',
    ),
    ...allAs(ownNames, leftOut('noReport')),
    ctr: leftOut('ofClicks'),
    ...allAs(['date', 'дата'], 'day'),
    ...allAs(['device', 'устройство'], 'device'),
    ...allAs(['region', 'регион'], 'location'),
  },
  recognises: (header) =>
    hasAny(header, [...queries, ...pages]) &&
    hasAny(header, impressions) &&
    hasAny(header, [...ownNames, ...showPositions]),
  notes: () => ['ownSite'],
  reader: () => ({
    *row({ record }) {
      yield firstPartyRecord('yandex-webmaster', record);
    },
  }),
};

/** Yandex Webmaster API: popular queries of a verified site, and daily statistics of queries or pages. */
export const yandexWebmaster: JsonFormat = {
  kind: 'json',
  id: 'yandex-webmaster',
  name: 'Yandex Webmaster API',
  coverage: coversNeither,
  keys: {
    queries: 'keyword',
    text_indicator_to_statistics: 'keyword',
    date_from: { leftOut: 'setting' },
    date_to: 'day',
    count: { leftOut: 'setting' },
    host_id: 'site',
    query_id: { leftOut: 'rowNumber' },
    query_text: 'keyword',
    indicators: 'impressions',
  },
  notes: ['ownSite'],
  recognises: (keys) =>
    keys.has('text_indicator_to_statistics') ||
    (keys.has('queries') && (keys.has('date_from') || keys.has('count'))) ||
    (keys.has('query_text') && keys.has('indicators')),
  *records(value) {
    const common = { site: parseHost(scalarAt(value, 'host_id')), day: scalarAt(value, 'date_to') };
    const queries = value.query_text === undefined ? objectsAt(value, 'queries') : [value];
    for (const query of queries) {
      yield firstPartyRecord('yandex-webmaster', { ...common, ...toPopularQueryRecord(query) });
    }
    for (const statistic of objectsAt(value, 'text_indicator_to_statistics')) {
      yield* dailyRecords(statistic, common);
    }
  },
};

/** `https:example.com:443` as `example.com`. */
function parseHost(host: string | number | undefined): string | undefined {
  return host === undefined ? undefined : /^https?:(?<name>[^:]+)/.exec(String(host))?.groups?.name;
}

function toPopularQueryRecord(query: JsonObject): ImportRecord {
  const indicators = objectAt(query, 'indicators');
  return {
    keyword: scalarAt(query, 'query_text'),
    impressions: scalarAt(indicators, 'TOTAL_SHOWS'),
    clicks: scalarAt(indicators, 'TOTAL_CLICKS'),
    average_position: scalarAt(indicators, 'AVG_SHOW_POSITION'),
  };
}

const statistics: Readonly<Record<string, keyof ImportRecord>> = {
  IMPRESSIONS: 'impressions',
  CLICKS: 'clicks',
  POSITION: 'average_position',
};

/** A record per day of the statistics of a query or page. */
function* dailyRecords(statistic: JsonObject, common: ImportRecord): Iterable<ImportRecord> {
  const { type, value } = objectAt(statistic, 'text_indicator');
  const subject: ImportRecord = type === 'URL' ? { url: String(value) } : { keyword: String(value) };
  const days = new Map<string, ImportRecord>();
  for (const point of objectsAt(statistic, 'statistics')) {
    const field = statistics[String(point.field)];
    const day = String(scalarAt(point, 'date') ?? '');
    if (field) days.set(day, { ...days.get(day), [field]: scalarAt(point, 'value') });
  }
  for (const [day, values] of days) {
    yield firstPartyRecord('yandex-webmaster', {
      ...common,
      ...subject,
      ...values,
      ...(day === '' ? {} : { day }),
    });
  }
}
