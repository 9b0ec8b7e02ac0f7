import type { CsvFormat } from './import-format.js';

/** Ahrefs, organic keywords of a site, in the columns of its older and newer exports. */
export const ahrefs: CsvFormat = {
  kind: 'csv',
  id: 'ahrefs',
  name: 'Ahrefs organic keywords',
  of: 'domain',
  columns: {
    keyword: 'keyword',
    'current position': 'position',
    position: 'position',
    'previous position': 'ranked_before',
    volume: 'ws',
    cpc: 'cpc',
    'current url': 'url',
    url: 'url',
    'serp features': 'wizards',
  },
  recognises: (header) =>
    header.has('keyword') &&
    header.has('volume') &&
    (header.has('kd') || header.has('difficulty')) &&
    (header.has('current position') || header.has('position')) &&
    (header.has('current url') || header.has('url')),
};
