import type { ImportRecord, JsonFormat, JsonObject } from './import-format.js';
import { joinMarket } from './market.js';
import {
  isObject,
  objectAt,
  objectsAt,
  scalarAt,
  stringsAt,
  unlessEmpty,
  withOffset,
} from './json-reading.js';

/** Response keys that are not SERP features. */
const nonFeatureKeys = new Set([
  'search_metadata',
  'search_parameters',
  'search_information',
  'organic_results',
  'ads',
  'pagination',
  'serpapi_pagination',
  'error',
  'filters',
]);

/** Keys of results. */
const resultKeys = new Set(['organic_results', 'ads']);

/** Engines whose responses contain all ads and SERP features. Others may omit them. */
const completeEngines: ReadonlySet<string> = new Set(['google', 'google_ads']);

/** Engines of web search. Others, such as scholarly articles or products, have no positions of pages. */
const webEngines =
  /^(?:google(?:_light|_ads)?|bing|yahoo|yandex|duckduckgo|baidu|naver|ecosia|brave|seznam)$/;

/** SerpApi results of Google and Yandex. */
export const serpApi: JsonFormat = {
  kind: 'json',
  id: 'serpapi',
  name: 'SerpApi',
  coverage: { ads: 'record', features: 'record' },
  resultScope: 'pages',
  recognises: (keys) =>
    keys.has('organic_results') || (keys.has('search_metadata') && keys.has('search_parameters')),
  vendor: 'serpapi',
  failure(response) {
    const engine = scalarAt(objectAt(response, 'search_parameters'), 'engine');
    if (engine !== undefined && !webEngines.test(String(engine))) return { message: `engine ${engine}` };
    if (objectsAt(response, 'organic_results').length > 0) return undefined;
    if (typeof response.error === 'string') return { message: response.error };
    const status = scalarAt(objectAt(response, 'search_metadata'), 'status') ?? 'Success';
    if (status !== 'Success') return { message: String(status) };
    return Object.keys(response).every((key) => nonFeatureKeys.has(key) && !resultKeys.has(key))
      ? { reason: 'noResults' }
      : undefined;
  },
  *records(value) {
    const parameters = objectAt(value, 'search_parameters');
    const common: ImportRecord = {
      keyword: scalarAt(parameters, 'q', 'text', 'p', 'query'),
      date: parseDate(value),
      market: findMarket(parameters),
    };
    const features = Object.keys(value).filter((key) => !nonFeatureKeys.has(key));
    yield {
      ...common,
      type: 'keyword',
      docs: scalarAt(objectAt(value, 'search_information'), 'total_results'),
      wizards: unlessEmpty(features.map((key) => key.replaceAll('_', ' '))),
      covers: completeEngines.has(String(scalarAt(parameters, 'engine') ?? 'google'))
        ? ['ads', 'features']
        : [],
    };
    yield* organicRecords(value, common, precedingResults(parameters));
    yield* adRecords(value, common);
  },
};

/** Results of a page without a stated size. */
const defaultPageSize = 10;

/** Number of results on the previous pages, by the parameters of the engines and compatible services. */
function precedingResults(parameters: JsonObject): number {
  const numberOf = (name: string) => Number(scalarAt(parameters, name) ?? 0) || 0;
  const pageSize = numberOf('num') || defaultPageSize;
  // Yandex counts pages from 0; compatible services count them from 1.
  const pages =
    scalarAt(parameters, 'engine') === 'yandex' ? numberOf('p') : Math.max(0, numberOf('page') - 1);
  return numberOf('start') || Math.max(0, numberOf('first') - 1) || pages * pageSize;
}

/** Engine, country, location and device. Google Ads are results of Google. */
function findMarket(parameters: JsonObject): string {
  const engine = scalarAt(parameters, 'engine')?.toString().replace('_ads', '');
  return joinMarket([engine, ...['gl', 'location', 'device'].map((key) => scalarAt(parameters, key))]);
}

/** `2026-11-01 09:30:12 UTC` */
function parseDate(value: JsonObject): string | undefined {
  return scalarAt(objectAt(value, 'search_metadata'), 'created_at', 'processed_at')?.toString().slice(0, 10);
}

function* organicRecords(value: JsonObject, common: ImportRecord, start: number): Iterable<ImportRecord> {
  const results = objectsAt(value, 'organic_results');
  const rawPositions = results.map((result) => scalarAt(result, 'position_overall', 'position'));
  const positions = withOffset(
    rawPositions.map((position) => (typeof position === 'number' ? position : undefined)),
    start,
  );
  for (const [index, result] of results.entries()) {
    yield {
      ...common,
      type: 'organic',
      position: positions[index] ?? rawPositions[index],
      url: scalarAt(result, 'link'),
      title: scalarAt(result, 'title'),
      snippet: scalarAt(result, 'snippet'),
    };
  }
}

function* adRecords(value: JsonObject, common: ImportRecord): Iterable<ImportRecord> {
  for (const ad of objectsAt(value, 'ads')) {
    const sitelinks = isObject(ad.sitelinks)
      ? [...objectsAt(ad.sitelinks, 'inline'), ...objectsAt(ad.sitelinks, 'expanded')]
      : objectsAt(ad, 'sitelinks');
    yield {
      ...common,
      type: 'ad',
      position: scalarAt(ad, 'position'),
      url: scalarAt(ad, 'link'),
      title: scalarAt(ad, 'title'),
      snippet: scalarAt(ad, 'description', 'snippet'),
      visible_url: scalarAt(ad, 'displayed_link'),
      links: sitelinks.map((link) => String(scalarAt(link, 'title') ?? '')).filter(Boolean),
      facts: [...stringsAt(ad, 'extensions', 'text'), ...stringsAt(ad, 'callouts', 'text')],
      place: scalarAt(ad, 'block_position') ?? 'top',
    };
  }
}
