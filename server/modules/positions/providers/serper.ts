import { resultsPerPage } from '../../../contract/projects/positions.js';
import { serper as format } from '../../../ingest/formats/serper.format.js';
import { scalarAt } from '../../../ingest/formats/json-reading.js';
import type { ServiceResponse } from '../../../http-client/call-service.js';
import { requestSerp, errorForStatus, parseObject } from './request-serp.js';
import { plainKeyPattern, SerpError, type DirectSerpProvider, type SerpConnection } from './serp-provider.js';

/** Serper: Google on desktop, ten results per page. */
export const serper: DirectSerpProvider = {
  mode: 'direct',
  id: 'serper',
  name: 'Serper',
  keyFormat: { en: 'API key', ru: 'Ключ API' },
  keyPattern: plainKeyPattern,
  format,
  devices: { google: ['desktop'] },
  maxDepth: { google: 100, yandex: 0 },
  async verifyKey(connection) {
    assertOk(await requestSerp(connection, { path: '/account', headers: authHeaders(connection) }));
  },
  // Serper returns an empty list for a search without results and for an outage of its own.
  statesNoResults: () => false,
  async search({ word, language, location }, page, connection) {
    const response = await requestSerp(connection, {
      path: '/search',
      method: 'POST',
      headers: authHeaders(connection),
      body: {
        q: word,
        ...(location.country === '' ? {} : { gl: location.country }),
        hl: language,
        location: location.canonicalName,
        num: resultsPerPage,
        page: page + 1,
        autocorrect: false,
      },
    });
    assertOk(response);
    const body = parseObject(response);
    if (!body || !('searchParameters' in body) || !Array.isArray(body.organic)) {
      throw new SerpError('malformed');
    }
    return response.text;
  },
};

function authHeaders({ key }: SerpConnection): Record<string, string> {
  return { 'x-api-key': key };
}

/** An empty balance is reported as a bad request. */
function assertOk(response: ServiceResponse): void {
  const error = errorForStatus(response);
  if (!error) return;
  const message = String(scalarAt(parseObject(response) ?? {}, 'message') ?? '');
  throw error.kind === 'refused' && /not enough credits/i.test(message) ? new SerpError('funds') : error;
}
