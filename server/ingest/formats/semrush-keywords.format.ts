import { allAs, leftOut } from './column-use.js';
import { coversFeatureColumn } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';
import { semrushColumns } from './semrush.format.js';

/** Semrush Keyword Magic and Keyword Strategy Builder: keywords without positions. */
export const semrushKeywords: CsvFormat = {
  kind: 'csv',
  id: 'semrush-keywords',
  name: 'Semrush Keyword Magic',
  coverage: coversFeatureColumn,
  vendor: 'semrush',
  columns: {
    ...semrushColumns,
    ...allAs(['seed keyword', 'page', 'topic', 'page type', 'tags', 'topic volume'], leftOut('ownGroups')),
    ...allAs(['click potential', 'content references', 'competitors', 'relevance'], leftOut('noReport')),
  },
  otherColumns: (name) => (/^cpc \([a-z]{3}\)$/.test(name) ? 'cpc' : undefined),
  recognises: (header) =>
    header.has('keyword') &&
    header.has('volume') &&
    !header.has('position') &&
    !header.has('parent keyword') &&
    !header.has('url') &&
    (header.has('competitive density') ||
      [...header].some((name) => /^cpc \([a-z]{3}\)$/.test(name)) ||
      (header.has('keyword difficulty') && header.has('serp features'))),
  hintsFromName(name) {
    // `kettle_broad-match_us_2026-05-01.csv`, `kettles_clusters_2026-02-13.csv`
    const date = /_(?<date>\d{4}-\d{2}-\d{2})(?:\D|$)/.exec(name)?.groups?.date;
    return date ? { date } : {};
  },
};
