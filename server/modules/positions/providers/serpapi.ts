import { resultsPerPage, type PositionDevice } from '../../../contract/positions.js';
import { serpApi as format } from '../../../ingest/formats/serpapi.format.js';
import { objectAt, scalarAt } from '../../../ingest/formats/json-reading.js';
import type { ServiceAnswer } from '../../../http-client/call-service.js';
import { callSerp, faultOfStatus, objectOf } from './call-serp.js';
import { SerpFault, type DirectSerp, type SerpQuestion } from './serp-provider.js';

const deviceNames: Readonly<Record<PositionDevice, string>> = {
  desktop: 'desktop',
  tablet: 'tablet',
  smartphone: 'mobile',
};

/**
 * SerpApi: Google on all devices, and the first page of Yandex on a desktop. Further pages of Yandex say nothing of how many results
 * stood before them, so their places would be guesses.
 */
export const serpApi: DirectSerp = {
  how: 'direct',
  id: 'serpapi',
  name: 'SerpApi',
  keyForm: { en: 'Private API key', ru: 'Закрытый ключ API' },
  format,
  devices: { google: ['desktop', 'tablet', 'smartphone'], yandex: ['desktop'] },
  deepest: { google: 100, yandex: resultsPerPage },
  async check(calls) {
    const query = new URLSearchParams({ api_key: calls.key });
    assertGood(await callSerp(calls, { path: `/account.json?${query}` }));
  },
  async ask(question, page, calls) {
    const query = new URLSearchParams({ ...parametersOf(question, page), api_key: calls.key });
    const answer = await callSerp(calls, { path: `/search.json?${query}` });
    assertGood(answer);
    const read = objectOf(answer);
    if (!read || !('search_parameters' in read)) throw new SerpFault('malformed');
    const status = scalarAt(objectAt(read, 'search_metadata'), 'status');
    const said = String(scalarAt(read, 'error') ?? '');
    // A search without results is an answer too, and says so as an error.
    const isEmpty = /hasn't returned any results/i.test(said);
    if (status === 'Error' || (said !== '' && !isEmpty)) throw new SerpFault('down');
    if (!isEmpty && !Array.isArray(read.organic_results)) throw new SerpFault('malformed');
    // The key came in the address, and links to further pages may repeat it.
    return answer.text.replaceAll(calls.key, '');
  },
};

function parametersOf(question: SerpQuestion, page: number): Record<string, string> {
  const { engine, word, language, device, location } = question;
  if (engine === 'yandex') {
    // On its usual domain, yandex.com, the service takes no region.
    const place = { yandex_domain: 'yandex.ru', lr: String(location.yandex ?? '') };
    return { engine, text: word, lang: language, ...place, p: String(page) };
  }
  return {
    engine,
    q: word,
    hl: language,
    ...(location.country === '' ? {} : { gl: location.country }),
    location: location.place,
    device: deviceNames[device],
    start: String(page * resultsPerPage),
  };
}

/** Too many calls in an hour and a pack that is used up have the same status. */
function assertGood(answer: ServiceAnswer): void {
  const fault = faultOfStatus(answer);
  if (!fault) return;
  const said = String(scalarAt(objectOf(answer) ?? {}, 'error') ?? '');
  throw fault.kind === 'busy' && /run out of searches/i.test(said) ? new SerpFault('funds') : fault;
}
