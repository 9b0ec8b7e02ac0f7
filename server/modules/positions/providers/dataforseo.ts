import type { Localised } from '../../../contract/localised.js';
import { dataForSeo as format } from '../../../ingest/formats/dataforseo.format.js';
import type { JsonObject } from '../../../ingest/formats/import-format.js';
import { objectAt, objectsAt, scalarAt } from '../../../ingest/formats/json-reading.js';
import { callSerp, faultOfStatus, objectOf } from './call-serp.js';
import { SerpFault, type QueuedSerp, type SerpCalls, type SerpQuestion } from './serp-provider.js';

const queue = '/v3/serp/google/organic';

/** Tasks that one page of their list holds. */
const tasksOfList = 1000;

/** The service's own codes, which come with the status 200. */
const codes = { ok: 20_000, created: 20_100, noResults: 40_102, handed: 40_601, inQueue: 40_602 } as const;

const keyForm: Localised = {
  en: 'Login and password as login:password',
  ru: 'Логин и пароль в виде login:password',
};

/** DataForSEO: Google on desktops and smartphones, by its queue. */
export const dataForSeo: QueuedSerp = {
  how: 'queue',
  id: 'dataforseo',
  name: 'DataForSEO',
  keyForm,
  format,
  devices: { google: ['desktop', 'smartphone'] },
  deepest: { google: 100, yandex: 0 },
  atOnce: 100,
  async check(calls) {
    await call(calls, '/v3/appendix/user_data');
  },
  async post(questions, calls) {
    const answer = await call(calls, `${queue}/task_post`, questions.map(taskOf));
    const tasks = new Map(
      objectsAt(answer, 'tasks').map((task) => [String(scalarAt(objectAt(task, 'data'), 'tag')), task]),
    );
    return questions.map(({ tag }) => {
      const task = tasks.get(tag);
      // What the answer does not name may have been taken.
      if (!task) return { tag, remote: undefined, fault: new SerpFault('malformed') };
      const fault = faultOf(task, codes.created);
      return { tag, remote: fault ? undefined : String(scalarAt(task, 'id')), fault };
    });
  },
  async ready(calls) {
    const answer = await call(calls, `${queue}/tasks_ready`);
    return objectsAt(answer, 'tasks')
      .flatMap((task) => objectsAt(task, 'result'))
      .map((one) => ({ remote: String(scalarAt(one, 'id')), tag: String(scalarAt(one, 'tag') ?? '') }));
  },
  async posted(since, calls) {
    const found: { remote: string; tag: string }[] = [];
    for (let offset = 0; ; offset += tasksOfList) {
      const period = { datetime_from: momentOf(since), datetime_to: momentOf(new Date()) };
      const answer = await call(calls, '/v3/serp/id_list', [
        { ...period, limit: tasksOfList, offset, sort: 'asc', include_metadata: true },
      ]);
      const page = objectsAt(answer, 'tasks').flatMap((task) => objectsAt(task, 'result'));
      for (const one of page) {
        const tag = scalarAt(objectAt(one, 'metadata'), 'tag');
        if (typeof tag === 'string') found.push({ remote: String(scalarAt(one, 'id')), tag });
      }
      if (page.length < tasksOfList) return found;
    }
  },
  async fetch(remote, calls) {
    const { answer, text } = await callWhole(
      calls,
      `${queue}/task_get/advanced/${encodeURIComponent(remote)}`,
    );
    const [task] = objectsAt(answer, 'tasks');
    if (!task) throw new SerpFault('malformed');
    const code = scalarAt(task, 'status_code');
    if (code === codes.handed || code === codes.inQueue) return undefined;
    if (code === codes.noResults) return text;
    const fault = faultOf(task, codes.ok);
    if (fault) throw fault;
    if (objectsAt(task, 'result').length === 0) throw new SerpFault('malformed');
    return text;
  },
};

/** A moment as the service writes it. */
function momentOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace('T', ' ')} +00:00`;
}

function taskOf({
  word,
  device,
  language,
  location,
  depth,
  tag,
}: SerpQuestion & { tag: string }): JsonObject {
  return {
    keyword: word,
    location_name: location.place,
    language_code: language,
    device: device === 'smartphone' ? 'mobile' : 'desktop',
    depth,
    tag,
  };
}

async function call(calls: SerpCalls, path: string, body?: unknown): Promise<JsonObject> {
  return (await callWhole(calls, path, body)).answer;
}

async function callWhole(
  calls: SerpCalls,
  path: string,
  body?: unknown,
): Promise<{ answer: JsonObject; text: string }> {
  const authorization = `Basic ${Buffer.from(calls.key).toString('base64')}`;
  const method = body === undefined ? 'GET' : 'POST';
  const answered = await callSerp(calls, { path, method, headers: { authorization }, body });
  const fault = faultOfStatus(answered);
  if (fault) throw fault;
  const answer = objectOf(answered);
  if (!answer) throw new SerpFault('malformed');
  const whole = faultOf(answer, codes.ok, answered.retryAfterMs);
  if (whole) throw whole;
  return { answer, text: answered.text };
}

/** What the code of an answer or of a task in it means, where it is not the one that is wanted. */
function faultOf(said: JsonObject, wanted: number, retryAfterMs?: number): SerpFault | undefined {
  const code = Number(scalarAt(said, 'status_code') ?? 0);
  if (code === wanted) return undefined;
  if (code === 0) return new SerpFault('malformed');
  if (code === 40_100 || code === 40_104) return new SerpFault('key');
  // The search engine failed after several tries of theirs, which they charge for.
  if (code === 40_101 || code === 40_103) return new SerpFault('engine');
  if (code === 40_202 || code === 40_209) return new SerpFault('busy', retryAfterMs);
  if (code >= 40_200 && code < 40_300) return new SerpFault('funds');
  if (code >= 50_000) return new SerpFault('down', retryAfterMs);
  return new SerpFault('refused');
}
