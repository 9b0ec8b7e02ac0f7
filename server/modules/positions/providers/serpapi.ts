import { resultsPerPage, type PositionDevice } from '../../../contract/projects/positions.js';
import { serpApi as format } from '../../../ingest/formats/serpapi.format.js';
import type { JsonObject } from '../../../ingest/formats/import-format.js';
import { objectAt, scalarAt } from '../../../ingest/formats/json-reading.js';
import type { ServiceResponse } from '../../../http-client/call-service.js';
import { requestSerp, errorForStatus, parseObject } from './request-serp.js';
import { plainKeyPattern, SerpError, type DirectSerpProvider, type SerpQuery } from './serp-provider.js';

const deviceNames: Readonly<Record<PositionDevice, string>> = {
  desktop: 'desktop',
  tablet: 'tablet',
  smartphone: 'mobile',
};

/**
 * SerpApi: Google on all devices and the first page of Yandex on desktop. Further Yandex pages do not report their
 * offset, so their positions would be unreliable.
 */
export const serpApi: DirectSerpProvider = {
  mode: 'direct',
  id: 'serpapi',
  name: 'SerpApi',
  keyFormat: { en: 'Private API key', ru: 'Закрытый ключ API' },
  keyPattern: plainKeyPattern,
  format,
  devices: { google: ['desktop', 'tablet', 'smartphone'], yandex: ['desktop'] },
  maxDepth: { google: 100, yandex: resultsPerPage },
  async verifyKey(connection) {
    const query = new URLSearchParams({ api_key: connection.key });
    assertOk(await requestSerp(connection, { path: `/account.json?${query}` }));
  },
  statesNoResults: (text) => describesNoResults(parseObject({ text }) ?? {}),
  async search(serpQuery, page, connection) {
    const query = new URLSearchParams({ ...buildParameters(serpQuery, page), api_key: connection.key });
    const response = await requestSerp(connection, { path: `/search.json?${query}` });
    assertOk(response);
    const body = parseObject(response);
    if (!body || !('search_parameters' in body)) throw new SerpError('malformed');
    const status = scalarAt(objectAt(body, 'search_metadata'), 'status');
    const isEmpty = describesNoResults(body);
    if (status === 'Error' || (readError(body) !== '' && !isEmpty)) throw new SerpError('down');
    if (!isEmpty && !Array.isArray(body.organic_results)) throw new SerpError('malformed');
    // Remove the key: it is part of the URL, which pagination links may repeat.
    return response.text.replaceAll(connection.key, '');
  },
};

function buildParameters(query: SerpQuery, page: number): Record<string, string> {
  const { engine, word, language, device, location } = query;
  if (engine === 'yandex') {
    // The default domain yandex.com does not accept a region.
    const region = { yandex_domain: 'yandex.ru', lr: String(location.yandex ?? '') };
    return { engine, text: word, lang: language, ...region, p: String(page) };
  }
  return {
    engine,
    q: word,
    hl: language,
    ...(location.country === '' ? {} : { gl: location.country }),
    location: location.canonicalName,
    device: deviceNames[device],
    start: String(page * resultsPerPage),
  };
}

/** SerpApi reports a search without results as an error, for Google and for Yandex. */
function describesNoResults(body: JsonObject): boolean {
  return /hasn't returned any results/i.test(readError(body));
}

function readError(body: JsonObject): string {
  return String(scalarAt(body, 'error') ?? '');
}

/** Rate limiting and an exhausted balance share one status. */
function assertOk(response: ServiceResponse): void {
  const error = errorForStatus(response);
  if (!error) return;
  const message = readError(parseObject(response) ?? {});
  throw error.kind === 'busy' && /run out of searches/i.test(message) ? new SerpError('funds') : error;
}
