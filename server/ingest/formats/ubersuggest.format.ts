import { allAs, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

/** Ubersuggest: ranked keywords of a domain, or suggestions without ranks. */
export const ubersuggest: CsvFormat = {
  kind: 'csv',
  id: 'ubersuggest',
  name: 'Ubersuggest',
  coverage: coversNeither,
  resultScope: 'domain',
  vendor: 'ubersuggest',
  columns: {
    no: leftOut('rowNumber'),
    ...allAs(['keywords', 'keyword'], 'keyword'),
    ...allAs(['volume', 'search volume'], 'ws'),
    position: 'position',
    'ranking url': 'url',
    cpc: 'cpc',
    'seo difficulty': 'difficulty',
    'search intent': 'intent',
    ...allAs(['est. visits', 'estimated visits'], leftOut('computedHere')),
    'paid difficulty': leftOut('noReport'),
  },
  recognises: (header) =>
    (header.has('seo difficulty') && (header.has('keyword') || header.has('keywords'))) ||
    (header.has('keywords') && header.has('est. visits')),
  notes: ({ names }) => (names.includes('position') ? ['oneDomain'] : []),
};
