import { allAs, leftOut, type ColumnUse } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat, ImportRecord } from './import-format.js';
import { hintsFromPattern, firstPartyRecord, isProbablyTruncated } from './first-party-site.js';
import { keywordNames } from './plain-csv.format.js';
import { searchConsoleNames } from './search-console-terms.js';
import { hasAny } from './tidy-name.js';

const clicks = searchConsoleNames('clicks');
const impressions = searchConsoleNames('impressions');
const dimensions: Record<string, ColumnUse> = {
  ...allAs(searchConsoleNames('queries'), 'keyword'),
  ...allAs(searchConsoleNames('pages'), 'url'),
  ...allAs(searchConsoleNames('days'), 'day'),
  ...allAs(searchConsoleNames('countries'), 'country'),
  ...allAs(searchConsoleNames('devices'), 'device'),
  ...allAs(searchConsoleNames('appearances'), 'appearance'),
};

/** Columns of native tables with impressions, which are no columns of Search Console. */
const nativeNames = [...keywordNames.filter((name) => !Object.hasOwn(dimensions, name)), 'average_position'];

/**
 * Google Search Console performance: queries, pages, days, countries, devices, appearances, or combinations from API
 * scripts and Looker Studio.
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
    ...dimensions,
    ...allAs(searchConsoleNames('positions'), 'average_position'),
    ...allAs(clicks, 'clicks'),
    ...allAs(impressions, 'impressions'),
    ...allAs(searchConsoleNames('ctr'), leftOut('ofClicks')),
  },
  recognises: (header) =>
    !hasAny(header, nativeNames) &&
    hasAny(header, clicks) &&
    hasAny(header, impressions) &&
    hasAny(header, Object.keys(dimensions)),
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
    search_engine,
    location,
    language,
  } = record;
  // Breakdowns yield no position, because the average over all searches of a keyword is more accurate.
  const isBreakdown = [country, device, appearance].some((value) => value !== undefined);
  const isWeb = type === undefined || String(type).toLowerCase() === 'web';
  if (keyword === undefined || average_position === undefined || isBreakdown || !isWeb) return;
  yield {
    type: 'organic',
    keyword,
    average_position,
    url,
    date: day ?? date,
    search_engine,
    location,
    language,
  };
}
