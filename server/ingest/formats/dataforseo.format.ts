import type { ImportRecord, JsonFormat, JsonObject } from './import-format.js';
import { isObject, objectsAt, scalarAt, stringsAt } from './json-reading.js';

/** DataForSEO SERP API: a complete response, one task, or one result of a task. */
export const dataForSeo: JsonFormat = {
  kind: 'json',
  id: 'dataforseo',
  name: 'DataForSEO SERP',
  resultScope: 'pages',
  recognises: (keys) =>
    keys.has('tasks') ||
    (keys.has('result') && keys.has('status_code')) ||
    (keys.has('items') && keys.has('keyword')),
  *records(value) {
    for (const result of findResults(value)) yield* toRecords(result);
  },
};

function findResults(value: JsonObject): JsonObject[] {
  if (Array.isArray(value.items)) return [value];
  if (Array.isArray(value.result)) return objectsAt(value, 'result').flatMap(findResults);
  return objectsAt(value, 'tasks').flatMap(findResults);
}

function* toRecords(result: JsonObject): Iterable<ImportRecord> {
  const keyword = scalarAt(result, 'keyword');
  const date = scalarAt(result, 'datetime')?.toString().slice(0, 10);
  const features = Array.isArray(result.item_types)
    ? stringsAt(result, 'item_types')
    : objectsAt(result, 'items').map(({ type }) => String(type));
  yield {
    type: 'keyword',
    keyword,
    date,
    docs: scalarAt(result, 'se_results_count'),
    wizards: [...new Set(features)]
      .filter((type) => type !== 'organic' && type !== 'paid')
      .map((type) => type.replaceAll('_', ' ')),
  };
  for (const item of objectsAt(result, 'items')) {
    if (item.type === 'organic') {
      yield {
        ...toPosition(item),
        keyword,
        date,
        type: 'organic',
        title: scalarAt(item, 'title'),
        snippet: scalarAt(item, 'description'),
      };
    }
    if (item.type === 'paid') yield { ...toPosition(item), keyword, date, ...toAdRecord(item) };
  }
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
