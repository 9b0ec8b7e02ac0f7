import { coversNeither } from './format-coverage.js';
import type { ImportRecord, JsonFormat, JsonObject } from './import-format.js';
import { objectAt, objectsAt, scalarAt, stringsAt } from './json-reading.js';
import { searchConsoleRecords } from './search-console.format.js';

type Dimension = 'keyword' | 'url' | 'day' | 'country' | 'device' | 'appearance';

/** Names of the request (https://developers.google.com/webmaster-tools/v1/searchanalytics/query). */
const dimensionNames: Readonly<Record<string, Dimension>> = {
  query: 'keyword',
  page: 'url',
  date: 'day',
  country: 'country',
  device: 'device',
  searchappearance: 'appearance',
};

/** Values of each dimension. Queries may have any text. */
const dimensionPatterns: readonly (readonly [Dimension, RegExp])[] = [
  ['url', /^https?:\/\/\S+$/],
  ['day', /^\d{4}-\d\d-\d\d$/],
  ['device', /^(?:DESKTOP|MOBILE|TABLET)$/],
  ['country', /^[a-z]{3}$/],
  ['appearance', /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/],
];

/** Search Console API: `rows` with a list of `keys`, whose dimensions only the request names. */
export const searchConsoleApi: JsonFormat = {
  kind: 'json',
  id: 'search-console-api',
  name: 'Search Console API',
  coverage: coversNeither,
  resultScope: 'domain',
  alsoYieldsPosition: true,
  notes: ['ownSite'],
  recognises: (keys) =>
    keys.has('rows') &&
    (keys.has('responseAggregationType') || (keys.has('keys') && keys.has('impressions'))),
  isResponse: (keys) => keys.has('rows'),
  failure: (response) =>
    objectsAt(response, 'rows').length === 0
      ? { reason: 'noResults' }
      : findDimensions(response)
        ? undefined
        : { reason: 'unknownDimensions' },
  *records(response) {
    const dimensions = findDimensions(response) ?? [];
    const searchType =
      scalarAt(objectAt(response, 'request'), 'type', 'searchType') ?? scalarAt(response, 'searchType');
    const site = toSite(scalarAt(response, 'siteUrl', 'site_url', 'site'));
    for (const row of objectsAt(response, 'rows')) {
      const keys = stringsAt(row, 'keys');
      const record: ImportRecord = {
        ...(site === undefined ? {} : { site }),
        ...(searchType === undefined ? {} : { search_type: searchType }),
        clicks: scalarAt(row, 'clicks'),
        impressions: scalarAt(row, 'impressions'),
        average_position: scalarAt(row, 'position'),
      };
      for (const [index, dimension] of dimensions.entries()) record[dimension] = keys[index];
      yield* searchConsoleRecords(record);
    }
  },
};

function toSite(property: string | number | undefined): string | undefined {
  return property === undefined ? undefined : String(property).replace(/^sc-domain:/, '');
}

/** The dimensions of the request if the response names them, or else of the values; undefined if several may apply. */
function findDimensions(response: JsonObject): Dimension[] | undefined {
  const named = [response, objectAt(response, 'request'), objectAt(response, 'requestBody')]
    .map((value) => stringsAt(value, 'dimensions'))
    .find((names) => names.length > 0);
  if (named) return toUniqueDimensions(named.map((name) => dimensionNames[name.toLowerCase()]));
  const rows = objectsAt(response, 'rows').map((row) => stringsAt(row, 'keys'));
  const count = Math.max(0, ...rows.map((keys) => keys.length));
  const dimensions = Array.from({ length: count }, (_, index) =>
    findDimension(rows.map((keys) => keys[index] ?? '')),
  );
  // Short queries may look like country codes.
  const isUnclear = dimensions.includes('country') && !dimensions.includes('keyword');
  return isUnclear ? undefined : toUniqueDimensions(dimensions);
}

function findDimension(values: readonly string[]): Dimension {
  const found = dimensionPatterns.find(([, pattern]) => values.every((value) => pattern.test(value)));
  return found?.[0] ?? 'keyword';
}

/** Undefined if a dimension is unknown or occurs twice. */
function toUniqueDimensions(dimensions: readonly (Dimension | undefined)[]): Dimension[] | undefined {
  const unique = new Set(dimensions.filter((dimension) => dimension !== undefined));
  return unique.size === dimensions.length ? [...unique] : undefined;
}
