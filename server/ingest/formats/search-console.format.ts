import { allAs, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat, ImportRecord } from './import-format.js';
import { hintsFromPattern, firstPartyRecord, isProbablyTruncated } from './first-party-site.js';

const clicks = ['clicks', 'клики'];
const impressions = ['impressions', 'показы'];
const queries = [
  'top queries',
  'queries',
  'query',
  'популярные запросы',
  'самые популярные запросы',
  'верхние запросы',
  'запрос',
  'запросы',
];
const pages = [
  'page',
  'pages',
  'top pages',
  'url',
  'landing page',
  'популярные страницы',
  'самые популярные страницы',
  'верхние страницы',
  'страница',
  'страницы',
];
const days = ['date', 'day', 'дата', 'день'];
const countries = ['country', 'countries', 'страна', 'страны'];
const devices = ['device', 'devices', 'устройство', 'устройства'];
const appearances = ['search appearance', 'вид в поиске', 'вид в результатах поиска'];

/**
 * Google Search Console performance: queries, pages, days, countries, devices, appearances, or combinations from API
 * scripts.
 * Positions are averages; without a page column they belong to the front page.
 */
export const searchConsole: CsvFormat = {
  kind: 'csv',
  id: 'search-console',
  name: 'Search Console performance',
  coverage: coversNeither,
  resultScope: 'domain',
  alsoYieldsPosition: true,
  columns: {
    ...allAs(queries, 'keyword'),
    ...allAs(pages, 'url'),
    ...allAs(
      ['position', 'average position', 'avg. position', 'позиция', 'средняя позиция'],
      'average_position',
    ),
    ...allAs(days, 'day'),
    ...allAs(countries, 'country'),
    ...allAs(devices, 'device'),
    ...allAs(appearances, 'appearance'),
    ...allAs(clicks, 'clicks'),
    ...allAs(impressions, 'impressions'),
    ...allAs(['ctr', 'url ctr'], leftOut('ofClicks')),
  },
  recognises: (header) =>
    !header.has('keyword') &&
    clicks.some((name) => header.has(name)) &&
    impressions.some((name) => header.has(name)) &&
    [...queries, ...pages, ...days, ...countries, ...devices, ...appearances].some((name) =>
      header.has(name),
    ),
  hintsFromName: (name) =>
    // `example.com-Performance-on-Search-2026-11-01.zip`, or `https___example.com_…` in older exports.
    hintsFromPattern(
      name,
      /^(?:https?___)?(?:sc-domain[_-])?(?<domain>[a-z0-9-]+(?:\.[a-z0-9-]+)+?)_?-performance-on-search-(?<date>\d{4}-\d{2}-\d{2})/i,
    ),
  notes: (head) => ['ownSite', ...(isProbablyTruncated(head) ? (['cutAt1000'] as const) : [])],
  reader: () => ({ row: ({ record }) => searchConsoleRecords(record) }),
};

/** The first-party record of a row, and the mean position of a query as a position of the site. */
export function* searchConsoleRecords(record: ImportRecord): Iterable<ImportRecord> {
  yield firstPartyRecord('search-console', record);
  const {
    date,
    keyword,
    url,
    average_position,
    day,
    country,
    device,
    appearance,
    search_type: type,
  } = record;
  // Breakdowns yield no position, because the average over all searches of a keyword is more accurate.
  const isBreakdown = [country, device, appearance].some((value) => value !== undefined);
  const isWeb = type === undefined || String(type).toLowerCase() === 'web';
  if (keyword === undefined || average_position === undefined || isBreakdown || !isWeb) return;
  yield { type: 'organic', keyword, average_position, url, date: day ?? date };
}
