import type { ImportRecord, JsonFormat, JsonObject } from './import-format.js';
import { joinMarket } from './market.js';
import { objectAt, objectsAt, scalarAt, stringsAt, unlessEmpty, withOffset } from './json-reading.js';

const nonFeatureKeys = new Set(['searchParameters', 'organic', 'ads', 'credits', 'searchInformation']);

/** Serper's default number of results per page. */
const defaultPageSize = 10;

/** Serper Google search. Responses have no date. */
export const serper: JsonFormat = {
  kind: 'json',
  id: 'serper',
  name: 'Serper',
  coverage: { ads: 'none', features: 'record' },
  resultScope: 'pages',
  recognises: (keys) => keys.has('searchParameters'),
  vendor: 'serper',
  failure: (response) =>
    objectsAt(response, 'organic').length +
      objectsAt(response, 'ads').length +
      findFeatures(response).length ===
    0
      ? { reason: 'noResults' }
      : undefined,
  *records(value) {
    const parameters = objectAt(value, 'searchParameters');
    const keyword = scalarAt(parameters, 'q');
    const market = joinMarket([scalarAt(parameters, 'gl'), scalarAt(parameters, 'location')]);
    yield {
      type: 'keyword',
      market,
      keyword,
      wizards: unlessEmpty(findFeatures(value)),
      covers: (scalarAt(parameters, 'type') ?? 'search') === 'search' ? ['features'] : [],
      docs: scalarAt(objectAt(value, 'searchInformation'), 'totalResults'),
    };
    const page = Number(scalarAt(parameters, 'page') ?? 1);
    const size = Number(scalarAt(parameters, 'num') ?? defaultPageSize);
    for (const record of organicRecords(value, keyword, (page - 1) * size)) yield { ...record, market };
    for (const ad of objectsAt(value, 'ads')) yield { ...toAdRecord(ad), keyword, market };
  },
};

/** `peopleAlsoAsk` as `people also ask`. */
function findFeatures(value: JsonObject): string[] {
  const keys = Object.keys(value).filter((key) => !nonFeatureKeys.has(key));
  const links = objectsAt(value, 'organic').some((result) => Array.isArray(result.sitelinks))
    ? ['sitelinks']
    : [];
  return [...keys.map((key) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)), ...links];
}

function* organicRecords(
  value: JsonObject,
  keyword: ImportRecord['keyword'],
  offset: number,
): Iterable<ImportRecord> {
  const results = objectsAt(value, 'organic');
  const rawPositions = results.map((result) => scalarAt(result, 'position'));
  const positions = withOffset(
    rawPositions.map((position) => (typeof position === 'number' ? position : undefined)),
    offset,
  );
  for (const [index, result] of results.entries()) {
    yield {
      type: 'organic',
      keyword,
      position: positions[index] ?? rawPositions[index],
      url: scalarAt(result, 'link'),
      title: scalarAt(result, 'title'),
      snippet: scalarAt(result, 'snippet'),
    };
  }
}

const toAdRecord = (ad: JsonObject): ImportRecord => ({
  type: 'ad',
  position: scalarAt(ad, 'position'),
  url: scalarAt(ad, 'link'),
  title: scalarAt(ad, 'title'),
  snippet: scalarAt(ad, 'snippet', 'description'),
  visible_url: scalarAt(ad, 'displayLink', 'displayedLink'),
  links: stringsAt(ad, 'sitelinks', 'title'),
  place: scalarAt(ad, 'blockPosition') ?? 'top',
});
