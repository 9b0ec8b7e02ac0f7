import type { CsvFormat } from './import-format.js';

/** `dunkindonuts.com-organic.Positions-us-20200830.csv`: the domain, the database, the day. */
const exportName = /^(?<domain>[^/]+?)-organic\.positions(?:-[a-z]+)*(?:-(?<day>\d{8}))?/i;

/**
 * Semrush, organic positions of one domain. The rows' timestamps are the days on which each keyword was looked up, spread over
 * weeks, and would make dozens of snapshots; the export is one state, of the day in its name or on the command line.
 */
export const semrush: CsvFormat = {
  kind: 'csv',
  id: 'semrush',
  name: 'Semrush organic positions',
  of: 'domain',
  columns: {
    keyword: 'keyword',
    position: 'position',
    'previous position': 'ranked_before',
    'search volume': 'ws',
    cpc: 'cpc',
    url: 'url',
    competition: 'competition_ratio',
    'number of results': 'docs',
    'serp features by keyword': 'wizards',
    'serp features': 'wizards',
  },
  recognises: (header) =>
    header.has('keyword') &&
    header.has('previous position') &&
    header.has('search volume') &&
    header.has('traffic (%)'),
  fromName(name) {
    const parts = exportName.exec(name)?.groups;
    const date = parts?.day?.replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3');
    return { ...(parts?.domain ? { domain: parts.domain } : {}), ...(date ? { date } : {}) };
  },
};
