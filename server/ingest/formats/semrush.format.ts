import { each, leftOut, type ColumnUse } from './column-use.js';
import type { CsvFormat } from './import-format.js';
import { serpFeatureRows } from './serp-feature-rows.js';

/** `dunkindonuts.com-organic.Positions-us-20200830.csv`: the domain, the database, the day. */
const exportName = /^(?<domain>[^/]+?)-organic\.positions(?:-[a-z]+)*(?:-(?<day>\d{8}))?/i;

/** Columns that every export of keywords of Semrush may have. */
export const semrushColumns: Readonly<Record<string, ColumnUse>> = {
  keyword: 'keyword',
  ...each(['search volume', 'volume'], 'ws'),
  ...each(['keyword difficulty', 'keyword difficulty index', 'kd %'], 'difficulty'),
  ...each(['keyword intents', 'intent', 'intents'], 'intent'),
  ...each(['trends', 'trend'], 'trend'),
  cpc: 'cpc',
  ...each(['competition', 'competitive density', 'com.'], 'competition_ratio'),
  ...each(['number of results', 'results'], 'docs'),
  ...each(['serp features by keyword', 'serp features'], 'wizards'),
  ...each(['database', 'country'], leftOut('market')),
  ...each(['timestamp', 'last update'], leftOut('lookUpDay')),
};

/**
 * Semrush, organic positions of one domain. The rows' timestamps are the days on which each keyword was looked up, spread over
 * weeks, and would make dozens of snapshots; the export is one state, of the day in its name or on the command line.
 * A row of another `Position Type` than "Organic" is the domain's place in a feature of the page, and no rank.
 */
export const semrush: CsvFormat = {
  kind: 'csv',
  id: 'semrush',
  name: 'Semrush organic positions',
  vendor: 'semrush',
  of: 'domain',
  columns: {
    ...semrushColumns,
    position: 'position',
    'previous position': 'ranked_before',
    url: 'url',
    'position type': { joins: 'type' },
    ...each(['traffic', 'traffic (%)', 'traffic cost', 'traffic cost (%)'], leftOut('computedHere')),
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
