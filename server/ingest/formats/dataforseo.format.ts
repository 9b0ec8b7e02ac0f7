import type { CoverageKind } from '../fact-coverage.js';
import {
  dataForSeoResponses,
  findDataForSeoFailure,
  isDataForSeoResponse,
  toFeatures,
} from './dataforseo-responses.js';
import type { ImportRecord, JsonFormat, JsonObject } from './import-format.js';
import { joinMarket } from './market.js';
import { isObject, objectsAt, scalarAt, stringsAt } from './json-reading.js';

/** DataForSEO SERP API: complete responses, tasks, or results of tasks. */
export const dataForSeo: JsonFormat = {
  kind: 'json',
  id: 'dataforseo',
  name: 'DataForSEO SERP',
  coverage: { ads: 'record', features: 'record' },
  resultScope: 'pages',
  vendor: 'dataforseo',
  recognises: (keys) =>
    keys.has('tasks') ||
    (keys.has('result') && keys.has('status_code')) ||
    (keys.has('items') && keys.has('keyword')),
  isResponse: isDataForSeoResponse,
  responses: dataForSeoResponses,
  failure: findDataForSeoFailure,
  // A result of another API has no keyword.
  records: (result) => (scalarAt(result, 'keyword') === undefined ? [] : toRecords(result)),
};

function* toRecords(result: JsonObject): Iterable<ImportRecord> {
  const market = joinMarket([
    scalarAt(result, 'se_domain'),
    scalarAt(result, 'location_code'),
    scalarAt(result, 'device'),
  ]);
  const keyword = scalarAt(result, 'keyword');
  const date = scalarAt(result, 'datetime')?.toString().slice(0, 10);
  const itemTypes = objectsAt(result, 'items').map(({ type }) => String(type));
  const covers = findCoveredKinds(result, itemTypes);
  const features = Array.isArray(result.item_types) ? stringsAt(result, 'item_types') : itemTypes;
  yield {
    type: 'keyword',
    market,
    keyword,
    date,
    docs: scalarAt(result, 'se_results_count'),
    wizards: toFeatures(features),
    covers,
  };
  for (const item of objectsAt(result, 'items')) {
    if (item.type === 'organic') {
      yield {
        ...toPosition(item),
        market,
        keyword,
        date,
        type: 'organic',
        title: scalarAt(item, 'title'),
        snippet: scalarAt(item, 'description'),
      };
    }
    if (item.type === 'paid') yield { ...toPosition(item), market, keyword, date, ...toAdRecord(item) };
  }
}

/**
 * `item_types` lists all types on the result page, so results without a type have none of it. Items may lack ads that
 * are listed. Searches other than `organic` list only a part of the page.
 */
function findCoveredKinds(result: JsonObject, itemTypes: readonly string[]): CoverageKind[] {
  if (!Array.isArray(result.item_types) || (scalarAt(result, 'type') ?? 'organic') !== 'organic') return [];
  const lacksAds = result.item_types.includes('paid') && !itemTypes.includes('paid');
  return lacksAds ? ['features'] : ['ads', 'features'];
}

const toPosition = (item: JsonObject): ImportRecord => ({
  position: scalarAt(item, 'rank_group', 'rank_absolute'),
  url: scalarAt(item, 'url'),
});

function toAdRecord(item: JsonObject): ImportRecord {
  const callouts = isObject(item.description_rows) ? [] : stringsAt(item, 'description_rows');
  return {
    type: 'ad',
    title: scalarAt(item, 'title'),
    snippet: scalarAt(item, 'description'),
    visible_url: scalarAt(item, 'breadcrumb', 'domain'),
    links: stringsAt(item, 'links', 'title'),
    facts: callouts,
    place: scalarAt(item, 'position') === 'right' ? 'right' : 'top',
  };
}
