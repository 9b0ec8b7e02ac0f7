import { allAs, leftOut, type ColumnUse } from './column-use.js';
import { coversFeatureColumn } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';
import { serpFeatureRows } from './serp-feature-rows.js';

/** `dunkindonuts.com-organic.Positions-us-20200830.csv`: domain, database and date. */
const exportName = /^(?<domain>[^/]+?)-organic\.positions(?:-[a-z]+)*(?:-(?<day>\d{8}))?/i;

/** Columns shared by Semrush keyword exports. */
export const semrushColumns: Readonly<Record<string, ColumnUse>> = {
  keyword: 'keyword',
  ...allAs(['search volume', 'volume'], 'ws'),
  ...allAs(['keyword difficulty', 'keyword difficulty index', 'kd %'], 'difficulty'),
  ...allAs(['keyword intents', 'intent', 'intents'], 'intent'),
  ...allAs(['trends', 'trend'], 'trend'),
  cpc: 'cpc',
  ...allAs(['competition', 'competitive density', 'com.'], 'competition_ratio'),
  ...allAs(['number of results', 'results'], 'docs'),
  ...allAs(['serp features by keyword', 'serp features'], 'wizards'),
  'serp features by position': leftOut('noReport'),
  ...allAs(['database', 'country'], 'market'),
  ...allAs(['timestamp', 'last update'], leftOut('lookUpDay')),
};

/**
 * Semrush organic positions of one domain. The check dates of the rows are spread over weeks and would create dozens
 * of snapshots, so the date of the file name or command line applies to all rows.
 * A `Position Type` other than "Organic" is a SERP feature and no rank.
 */
export const semrush: CsvFormat = {
  kind: 'csv',
  id: 'semrush',
  name: 'Semrush organic positions',
  coverage: coversFeatureColumn,
  vendor: 'semrush',
  resultScope: 'domain',
  columns: {
    ...semrushColumns,
    position: 'position',
    'previous position': 'ranked_before',
    url: 'url',
    'position type': { joins: 'type' },
    ...allAs(['traffic', 'traffic (%)', 'traffic cost', 'traffic cost (%)'], leftOut('computedHere')),
  },
  recognises: (header) =>
    header.has('keyword') &&
    header.has('position') &&
    header.has('search volume') &&
    header.has('url') &&
    ['traffic (%)', 'traffic', 'position type'].some((name) => header.has(name)),
  hintsFromName(name) {
    const parts = exportName.exec(name)?.groups;
    const date = parts?.day?.replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3');
    return { ...(parts?.domain ? { domain: parts.domain } : {}), ...(date ? { date } : {}) };
  },
  notes: () => ['oneDomain'],
  reader: ({ names }) => (names.includes('position type') ? serpFeatureRows('position type') : undefined),
};
