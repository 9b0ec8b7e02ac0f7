import type { ImportRecord, JsonObject } from './import-format.js';
import type { ResponseFailure } from './response-failure.js';
import { isObject, objectAt, objectsAt, scalarAt } from './json-reading.js';

/** Status of a successful task (https://docs.dataforseo.com/v3/appendix/errors/). */
const okStatus = 20_000;

/** Keys of a complete response, a task, or a result of the DataForSEO APIs. */
export function isDataForSeoResponse(keys: ReadonlySet<string>): boolean {
  return (
    keys.has('tasks') ||
    (keys.has('result') && keys.has('status_code')) ||
    (keys.has('items') && (keys.has('keyword') || keys.has('se_type'))) ||
    keys.has('keyword_info') ||
    keys.has('keyword_data') ||
    (keys.has('keyword') && keys.has('search_volume'))
  );
}

/** The results of a response, and its tasks without results. */
export function* dataForSeoResponses(value: JsonObject): Iterable<JsonObject> {
  if (findDataForSeoFailure(value)) yield value;
  else if ('tasks' in value) for (const task of objectsAt(value, 'tasks')) yield* dataForSeoResponses(task);
  else if ('result' in value) {
    // Only the task names the device.
    const { device } = objectAt(value, 'data');
    for (const result of objectsAt(value, 'result')) yield { device, ...result };
  }
  // Rows without their result.
  else if ('keyword_info' in value || 'keyword_data' in value) yield { items: [value] };
  else yield value;
}

/** Why a response, a task or a result has no results. */
export function findDataForSeoFailure(value: JsonObject): ResponseFailure | undefined {
  const status = scalarAt(value, 'status_code');
  if (status !== undefined && status !== okStatus) {
    return { message: String(scalarAt(value, 'status_message') ?? status) };
  }
  const isEmpty = (key: string) => key in value && objectsAt(value, key).length === 0;
  const isEnvelope = 'tasks' in value || 'result' in value;
  return isEmpty('tasks') || isEmpty('result') || (!isEnvelope && isEmpty('items'))
    ? { reason: 'noResults' }
    : undefined;
}

/** Facts of a keyword besides its results. */
export function dataForSeoKeyword(keywordData: JsonObject): ImportRecord {
  const info = isObject(keywordData['keyword_info']) ? keywordData['keyword_info'] : keywordData;
  const months = objectsAt(info, 'monthly_searches')
    .map((month) => ({ ...month, firstDay: toFirstDay(month) }))
    .toSorted((a, b) => a.firstDay.localeCompare(b.firstDay));
  return {
    vendor: 'dataforseo',
    keyword: scalarAt(keywordData, 'keyword'),
    market: scalarAt(keywordData, 'location_code'),
    ws: scalarAt(info, 'search_volume'),
    cpc: scalarAt(info, 'cpc'),
    cpc_min: scalarAt(info, 'low_top_of_page_bid'),
    cpc_max: scalarAt(info, 'high_top_of_page_bid'),
    ...toCompetition(info),
    difficulty:
      scalarAt(objectAt(keywordData, 'keyword_properties'), 'keyword_difficulty') ??
      scalarAt(keywordData, 'keyword_difficulty'),
    intent: toIntents(keywordData),
    docs: scalarAt(objectAt(keywordData, 'serp_info'), 'se_results_count'),
    wizards: toFeatures(objectAt(keywordData, 'serp_info')['serp_item_types']),
    ...(months.length === 0
      ? {}
      : {
          trend: months.map((month) => scalarAt(month, 'search_volume') ?? 0).join('|'),
          trend_from: months[0]?.firstDay,
        }),
  };
}

/** Google Ads states a level and an index, Bing a level, and Labs a level and a share. */
function toCompetition(info: JsonObject): ImportRecord {
  const level = scalarAt(info, 'competition_level', 'competition');
  return typeof level === 'number' ? { competition_ratio: level } : { competition: level };
}

function toFirstDay(month: JsonObject): string {
  return `${scalarAt(month, 'year')}-${String(scalarAt(month, 'month')).padStart(2, '0')}-01`;
}

/** Intents of the endpoints with `search_intent_info`, and of the one with `keyword_intent`. */
function toIntents(keywordData: JsonObject): string | undefined {
  const { main_intent: mainIntent, foreign_intent: foreignIntents } = objectAt(
    keywordData,
    'search_intent_info',
  );
  const labels = [
    mainIntent,
    ...(Array.isArray(foreignIntents) ? (foreignIntents as unknown[]) : []),
    objectAt(keywordData, 'keyword_intent')['label'],
    ...objectsAt(keywordData, 'secondary_keyword_intents').map(({ label }) => label),
  ].filter((label) => typeof label === 'string');
  return labels.length === 0 ? undefined : labels.join(',');
}

/** Ads are imported from the results, which name them. */
export function toFeatures(types: unknown): string[] | undefined {
  if (!Array.isArray(types)) return undefined;
  const features = [...new Set(types.map(String))].filter((type) => type !== 'organic' && type !== 'paid');
  return features.length === 0 ? undefined : features.map((type) => type.replaceAll('_', ' '));
}
