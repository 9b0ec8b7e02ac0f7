import { allAs, leftOut } from './column-use.js';
import { coversFeatureColumn } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

/** `sv trend (09-2024 - 08-2026)`: a trend with its months. */
const trendName = /^sv trend \((?<month>\d{2})-(?<year>\d{4}) - \d{2}-\d{4}\)$/;

/** Ahrefs Keywords Explorer: keywords without positions. */
export const ahrefsKeywords: CsvFormat = {
  kind: 'csv',
  id: 'ahrefs-keywords',
  name: 'Ahrefs Keywords Explorer',
  coverage: coversFeatureColumn,
  vendor: 'ahrefs',
  columns: {
    '#': leftOut('rowNumber'),
    keyword: 'keyword',
    volume: 'ws',
    ...allAs(['difficulty', 'kd'], 'difficulty'),
    cpc: 'cpc',
    ...allAs(['parent keyword', 'parent topic'], 'parent_topic'),
    'serp features': 'wizards',
    ...allAs(['intents', 'intent'], 'intent'),
    country: 'market',
    location: 'country',
    ...allAs(['language', 'languages', 'location id'], leftOut('market')),
    ...allAs(['global volume', 'global traffic potential'], leftOut('elsewhere')),
    ...allAs(
      ['cps', 'clicks', 'return rate', 'traffic potential', 'category', 'parent keyword volume'],
      leftOut('noReport'),
    ),
    ...allAs(['last update', 'first seen', 'updated'], leftOut('lookUpDay')),
  },
  otherColumns(name) {
    if (name.startsWith('sv trend')) return 'trend';
    return name.startsWith('sv forecast') ? leftOut('forecast') : undefined;
  },
  recognises: (header) =>
    header.has('keyword') &&
    header.has('volume') &&
    !header.has('position') &&
    !header.has('current position') &&
    ['parent keyword', 'parent topic', 'cps', 'traffic potential', 'return rate'].some((name) =>
      header.has(name),
    ),
  hintsFromName(name) {
    // `google_us_kettle_matching-terms_2026-07-08_20-05-24.csv`
    const date = /_(?<date>\d{4}-\d{2}-\d{2})(?:[_.]|$)/.exec(name)?.groups?.date;
    return date ? { date } : {};
  },
  reader({ names }) {
    const months = names.map((name) => trendName.exec(name)?.groups).find((groups) => groups !== undefined);
    if (!months) return undefined;
    const firstMonth = `${months.year}-${months.month}-01`;
    return {
      *row({ record }) {
        yield record.trend ? { ...record, trend_from: firstMonth } : record;
      },
    };
  },
};
