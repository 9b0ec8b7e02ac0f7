import { stripMatchOperators } from '../../contract/formatting/normalise-keyword.js';
import { leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat, ImportRecord, TableRow } from './import-format.js';
import { hasAny } from './tidy-name.js';

/** Columns of the search terms and of the keywords, in English and Russian. */
const searchTermNames = ['search term', 'search terms', 'поисковый запрос'];
const keywordNames = ['keyword', 'search keyword', 'ключевое слово'];

const campaignNames = ['campaign', 'кампания'];
const groupNames = ['ad group', 'группа объявлений'];

/** `Total: Search` in any column. */
const totalLabel = /^(?:total|итого|всего):/i;

/**
 * Google Ads: search terms or keywords of an account, also in the files of Google Ads Editor. The metrics describe the
 * account, so only the phrases are read, without match type operators.
 * Headers: andreapoi/SearchQueryAutomation, yusufadaptive/Streamlit, shihengdaicoding/KW08 (public files).
 */
function googleAdsFormat(id: string, name: string, phraseNames: readonly string[]): CsvFormat {
  return {
    kind: 'csv',
    id,
    name,
    coverage: coversNeither,
    columns: {},
    otherColumns: (column) => (phraseNames.includes(column) ? 'keyword' : leftOut('ownAccount')),
    recognises: (header) =>
      hasAny(header, phraseNames) && hasAny(header, campaignNames) && hasAny(header, groupNames),
    reader: () => ({ row: readPhrase }),
  };
}

/** Rows with totals have their label in any column. Ads of a campaign have no phrase. */
function* readPhrase({ record, values }: TableRow): Iterable<ImportRecord> {
  const phrase = String(record.keyword ?? '').trim();
  const label = values.find((value) => totalLabel.test(value.trim()));
  if (label !== undefined) yield { keyword: label, type: 'keyword' };
  else if (phrase !== '' && phrase !== '--') yield { keyword: stripMatchOperators(phrase), type: 'keyword' };
}

export const googleAdsSearchTerms = googleAdsFormat(
  'google-ads-search-terms',
  'Google Ads search terms',
  searchTermNames,
);

export const googleAdsKeywords = googleAdsFormat('google-ads-keywords', 'Google Ads keywords', keywordNames);
