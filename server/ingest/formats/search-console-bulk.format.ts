import { allAs, joins } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat, TableRow } from './import-format.js';
import { firstPartyRecord } from './first-party-site.js';

/**
 * Search Console bulk export: `searchdata_site_impression` and `searchdata_url_impression` as CSV or Parquet. Its
 * keys repeat and have to be summed; positions are zero-based sums.
 */
export const searchConsoleBulk: CsvFormat = {
  kind: 'csv',
  id: 'search-console-bulk',
  name: 'Search Console bulk export',
  coverage: coversNeither,
  columns: {
    data_date: 'day',
    site_url: 'site',
    url: 'url',
    query: 'keyword',
    ...allAs(['is_anonymized_query', 'is_anonymized_discover'], joins('keyword')),
    country: 'country',
    search_type: 'search_type',
    device: 'device',
    impressions: 'impressions',
    clicks: 'clicks',
    ...allAs(['sum_top_position', 'sum_position'], joins('average_position')),
  },
  otherColumns: (name) => (name.startsWith('is_') ? joins('appearance') : undefined),
  recognises: (header) =>
    header.has('data_date') &&
    header.has('impressions') &&
    (header.has('sum_top_position') || header.has('sum_position')),
  notes: () => ['ownSite', 'anonymousQueries'],
  reader({ names }) {
    const appearances = names.filter((name) => name.startsWith('is_') && !name.startsWith('is_anonymized'));
    return {
      *row(row) {
        yield firstPartyRecord('search-console', {
          ...row.record,
          average_position: meanPosition(row),
          appearance: appearances
            .filter((name) => isTrue(row.value(name)))
            .map((name) => name.slice(3))
            .join('|'),
        });
      },
    };
  },
};

const isTrue = (text: string): boolean => /^(?:true|1|t)$/i.test(text);

function meanPosition({ record, value }: TableRow): string | undefined {
  const sum = value('sum_top_position') || value('sum_position');
  const impressions = Number(record.impressions);
  return sum === '' || !(impressions > 0) ? undefined : String(Number(sum) / impressions + 1);
}
