import { allAs, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

/** advertools, `serp_goog` saved as CSV: one row per result of Google Custom Search. */
export const advertools: CsvFormat = {
  kind: 'csv',
  id: 'advertools',
  name: 'advertools SERP',
  coverage: coversNeither,
  resultScope: 'pages',
  columns: {
    searchterms: 'keyword',
    rank: 'position',
    link: 'url',
    title: 'title',
    snippet: 'snippet',
    totalresults: 'docs',
    querytime: 'date',
    gl: 'market',
    hl: leftOut('market'),
    displaylink: leftOut('repeated'),
    ...allAs(
      [
        'count',
        'startindex',
        'inputencoding',
        'outputencoding',
        'cx',
        'searchtime',
        'formattedsearchtime',
        'formattedtotalresults',
      ],
      leftOut('setting'),
    ),
  },
  recognises: (header) => header.has('searchterms') && header.has('rank') && header.has('link'),
};
