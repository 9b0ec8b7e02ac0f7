import type { Localised } from '../../../contract/language/localised.js';
import { dataForSeo as format } from '../../../ingest/formats/dataforseo.format.js';
import type { JsonObject } from '../../../ingest/formats/import-format.js';
import { objectAt, objectsAt, scalarAt } from '../../../ingest/formats/json-reading.js';
import { requestSerp, errorForStatus, parseObject } from './request-serp.js';
import { SerpError, type QueuedSerpProvider, type SerpConnection, type SerpQuery } from './serp-provider.js';

const queuePath = '/v3/serp/google/organic';

const listPageSize = 1000;

/** Status codes in the body of HTTP 200 responses. */
const statusCodes = {
  ok: 20_000,
  created: 20_100,
  noResults: 40_102,
  dispatched: 40_601,
  inQueue: 40_602,
} as const;

const keyFormat: Localised = {
  en: 'Login and password as login:password',
  ru: 'Логин и пароль в виде login:password',
};

/** DataForSEO: Google on desktop and smartphone through its task queue. */
export const dataForSeo: QueuedSerpProvider = {
  mode: 'queue',
  id: 'dataforseo',
  name: 'DataForSEO',
  keyFormat,
  keyPattern: /^[^:]+:[^:].*$/,
  format,
  devices: { google: ['desktop', 'smartphone'] },
  maxDepth: { google: 100, yandex: 0 },
  batchSize: 100,
  async verifyKey(connection) {
    await request(connection, '/v3/appendix/user_data');
  },
  statesNoResults: (text) => {
    const [task] = objectsAt(parseObject({ text }) ?? {}, 'tasks');
    return task !== undefined && scalarAt(task, 'status_code') === statusCodes.noResults;
  },
  async post(queries, connection) {
    const response = await request(connection, `${queuePath}/task_post`, queries.map(toTask));
    const tasks = new Map(
      objectsAt(response, 'tasks').map((task) => [String(scalarAt(objectAt(task, 'data'), 'tag')), task]),
    );
    return queries.map(({ tag }) => {
      const task = tasks.get(tag);
      // A query missing from the response may still have been accepted.
      if (!task) return { tag, remoteId: undefined, error: new SerpError('malformed') };
      const error = parseError(task, statusCodes.created);
      return { tag, remoteId: error ? undefined : String(scalarAt(task, 'id')), error };
    });
  },
  async listReady(connection) {
    const response = await request(connection, `${queuePath}/tasks_ready`);
    return objectsAt(response, 'tasks')
      .flatMap((task) => objectsAt(task, 'result'))
      .map((result) => ({
        remoteId: String(scalarAt(result, 'id')),
        tag: String(scalarAt(result, 'tag') ?? ''),
      }));
  },
  async listPosted(since, connection) {
    const postedTasks: { remoteId: string; tag: string }[] = [];
    for (let offset = 0; ; offset += listPageSize) {
      const period = { datetime_from: formatTimestamp(since), datetime_to: formatTimestamp(new Date()) };
      const response = await request(connection, '/v3/serp/id_list', [
        { ...period, limit: listPageSize, offset, sort: 'asc', include_metadata: true },
      ]);
      const page = objectsAt(response, 'tasks').flatMap((task) => objectsAt(task, 'result'));
      for (const result of page) {
        const tag = scalarAt(objectAt(result, 'metadata'), 'tag');
        if (typeof tag === 'string') postedTasks.push({ remoteId: String(scalarAt(result, 'id')), tag });
      }
      if (page.length < listPageSize) return postedTasks;
    }
  },
  async fetch(remoteId, connection) {
    const { response, text } = await requestWithText(
      connection,
      `${queuePath}/task_get/advanced/${encodeURIComponent(remoteId)}`,
    );
    const [task] = objectsAt(response, 'tasks');
    if (!task) throw new SerpError('malformed');
    const code = scalarAt(task, 'status_code');
    if (code === statusCodes.dispatched || code === statusCodes.inQueue) return undefined;
    if (code === statusCodes.noResults) return text;
    const error = parseError(task, statusCodes.ok);
    if (error) throw error;
    if (objectsAt(task, 'result').length === 0) throw new SerpError('malformed');
    return text;
  },
};

/** Formats a moment for the API. */
function formatTimestamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace('T', ' ')} +00:00`;
}

function toTask({ word, device, language, location, depth, tag }: SerpQuery & { tag: string }): JsonObject {
  return {
    keyword: word,
    location_name: location.canonicalName,
    language_code: language,
    device: device === 'smartphone' ? 'mobile' : 'desktop',
    depth,
    tag,
  };
}

async function request(connection: SerpConnection, path: string, body?: unknown): Promise<JsonObject> {
  return (await requestWithText(connection, path, body)).response;
}

async function requestWithText(
  connection: SerpConnection,
  path: string,
  body?: unknown,
): Promise<{ response: JsonObject; text: string }> {
  const authorization = `Basic ${Buffer.from(connection.key).toString('base64')}`;
  const method = body === undefined ? 'GET' : 'POST';
  const httpResponse = await requestSerp(connection, { path, method, headers: { authorization }, body });
  const error = errorForStatus(httpResponse);
  if (error) throw error;
  const response = parseObject(httpResponse);
  if (!response) throw new SerpError('malformed');
  const responseError = parseError(response, statusCodes.ok, httpResponse.retryAfterMs);
  if (responseError) throw responseError;
  return { response, text: httpResponse.text };
}

/** Maps the status code of a response or task to an error, unless it is the expected code. */
function parseError(body: JsonObject, expectedCode: number, retryAfterMs?: number): SerpError | undefined {
  const code = Number(scalarAt(body, 'status_code') ?? 0);
  if (code === expectedCode) return undefined;
  if (code === 0) return new SerpError('malformed');
  if (code === 40_100 || code === 40_104) return new SerpError('key');
  // The search engine failed after several attempts that the provider charges for.
  if (code === 40_101 || code === 40_103) return new SerpError('engine');
  if (code === 40_202 || code === 40_209) return new SerpError('busy', retryAfterMs);
  if (code >= 40_200 && code < 40_300) return new SerpError('funds');
  if (code >= 50_000) return new SerpError('down', retryAfterMs);
  return new SerpError('refused');
}
