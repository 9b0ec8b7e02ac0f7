import {
  dataForSeoResponses,
  dataForSeoKeyword,
  findDataForSeoFailure,
  isDataForSeoResponse,
} from './dataforseo-responses.js';
import { coversNeither } from './format-coverage.js';
import type { ImportRecord, JsonFormat, JsonObject } from './import-format.js';
import { isObject, objectAt, objectsAt, scalarAt } from './json-reading.js';

const common = {
  kind: 'json',
  vendor: 'dataforseo',
  isResponse: isDataForSeoResponse,
  responses: dataForSeoResponses,
  failure: findDataForSeoFailure,
} as const;

/** DataForSEO Labs, ranked keywords: positions of one domain. The check dates of the rows are spread over weeks. */
export const dataForSeoRankedKeywords: JsonFormat = {
  ...common,
  id: 'dataforseo-ranked-keywords',
  name: 'DataForSEO Labs, ranked keywords',
  coverage: { ads: 'none', features: 'none' },
  resultScope: 'domain',
  notes: ['oneDomain'],
  recognises: (keys) => keys.has('ranked_serp_element') && keys.has('keyword_data'),
  *records(result) {
    for (const item of objectsAt(result, 'items')) {
      const keywordData = item['keyword_data'];
      if (isObject(keywordData)) yield* rankedRecords(dataForSeoKeyword(keywordData), item);
    }
  },
};

/** Keywords of DataForSEO Labs, and volumes of Google Ads and Bing: keywords without positions. */
export const dataForSeoKeywords: JsonFormat = {
  ...common,
  id: 'dataforseo-keywords',
  name: 'DataForSEO keywords',
  coverage: coversNeither,
  recognises: (keys) =>
    ['keyword_info', 'keyword_data', 'keyword_difficulty', 'keyword_intent'].some((key) => keys.has(key)) ||
    (keys.has('search_volume') && (keys.has('monthly_searches') || keys.has('tasks'))),
  *records(result) {
    if (isVolume(result)) yield toKeywordRecord(result);
    for (const item of objectsAt(result, 'items')) {
      const keywordData = isObject(item['keyword_data']) ? item['keyword_data'] : item;
      if (scalarAt(keywordData, 'keyword') !== undefined) yield toKeywordRecord(keywordData);
    }
  },
};

/** A keyword with its volume, not a search result, which also has a keyword. */
function isVolume(result: JsonObject): boolean {
  return 'search_volume' in result && scalarAt(result, 'keyword') !== undefined;
}

const toKeywordRecord = (keywordData: JsonObject): ImportRecord => ({
  ...dataForSeoKeyword(keywordData),
  type: 'keyword',
});

/** An organic result or an ad. Other result types are features of the keyword. */
function* rankedRecords(keyword: ImportRecord, item: JsonObject): Iterable<ImportRecord> {
  const result = objectAt(objectAt(item, 'ranked_serp_element'), 'serp_item');
  const text = { title: scalarAt(result, 'title'), snippet: scalarAt(result, 'description') };
  const rank = scalarAt(result, 'rank_group');
  const place = { position: rank, url: scalarAt(result, 'url'), domain: scalarAt(result, 'domain') };
  if (result['type'] === 'organic') {
    yield { ...keyword, ...place, ...text, type: 'organic', previous_position: findPreviousRank(result) };
    return;
  }
  yield { ...keyword, type: 'keyword' };
  if (result['type'] === 'paid') yield { keyword: keyword.keyword, ...place, ...text, type: 'ad' };
}

/**
 * The previous rank counts all elements of the page, so it is comparable only if no other element precedes the result.
 * A new result was not ranked.
 */
function findPreviousRank(result: JsonObject): ImportRecord['previous_position'] {
  const changes = objectAt(result, 'rank_changes');
  if (changes['is_new'] === true) return 0;
  return scalarAt(result, 'rank_group') === scalarAt(result, 'rank_absolute')
    ? scalarAt(changes, 'previous_rank_absolute')
    : undefined;
}
