import type { CsvFormat } from './import-format.js';

/** Google Search Console, performance: average positions of one's own site. Without a column of pages they are its front page's. */
export const searchConsole: CsvFormat = {
  kind: 'csv',
  id: 'search-console',
  name: 'Search Console performance',
  of: 'domain',
  columns: {
    'top queries': 'keyword',
    queries: 'keyword',
    query: 'keyword',
    page: 'url',
    pages: 'url',
    'top pages': 'url',
    url: 'url',
    'landing page': 'url',
    position: 'average_position',
    'average position': 'average_position',
    date: 'date',
  },
  recognises: (header) =>
    header.has('clicks') &&
    header.has('impressions') &&
    (header.has('position') || header.has('average position')) &&
    ['top queries', 'queries', 'query'].some((name) => header.has(name)),
  fromName(name) {
    // `example.com-Performance-on-Search-2026-11-01.zip` holds a folder of this name; `https___example.com_…` an older one.
    const parts =
      /^(?:https?___)?(?:sc-domain[_-])?(?<domain>[a-z0-9-]+(?:\.[a-z0-9-]+)+?)_?-performance-on-search-(?<date>\d{4}-\d{2}-\d{2})/i.exec(
        name,
      )?.groups;
    return {
      ...(parts?.domain ? { domain: parts.domain } : {}),
      ...(parts?.date ? { date: parts.date } : {}),
    };
  },
};
