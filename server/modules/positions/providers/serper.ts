import { resultsPerPage } from '../../../contract/positions.js';
import { serper as format } from '../../../ingest/formats/serper.format.js';
import { scalarAt } from '../../../ingest/formats/json-reading.js';
import type { ServiceAnswer } from '../../../http-client/call-service.js';
import { callSerp, faultOfStatus, objectOf } from './call-serp.js';
import { SerpFault, type DirectSerp, type SerpCalls } from './serp-provider.js';

/** Serper: Google as a desktop shows it, ten results a page. */
export const serper: DirectSerp = {
  how: 'direct',
  id: 'serper',
  name: 'Serper',
  keyForm: { en: 'API key', ru: 'Ключ API' },
  format,
  devices: { google: ['desktop'] },
  deepest: { google: 100, yandex: 0 },
  async check(calls) {
    assertGood(await callSerp(calls, { path: '/account', headers: keyOf(calls) }));
  },
  async ask({ word, language, location }, page, calls) {
    const answer = await callSerp(calls, {
      path: '/search',
      method: 'POST',
      headers: keyOf(calls),
      body: {
        q: word,
        ...(location.country === '' ? {} : { gl: location.country }),
        hl: language,
        location: location.place,
        num: resultsPerPage,
        page: page + 1,
        autocorrect: false,
      },
    });
    assertGood(answer);
    const read = objectOf(answer);
    if (!read || !('searchParameters' in read) || !Array.isArray(read.organic)) {
      throw new SerpFault('malformed');
    }
    return answer.text;
  },
};

function keyOf({ key }: SerpCalls): Record<string, string> {
  return { 'x-api-key': key };
}

/** An empty balance comes as a request that is bad. */
function assertGood(answer: ServiceAnswer): void {
  const fault = faultOfStatus(answer);
  if (!fault) return;
  const said = String(scalarAt(objectOf(answer) ?? {}, 'message') ?? '');
  throw fault.kind === 'refused' && /not enough credits/i.test(said) ? new SerpFault('funds') : fault;
}
