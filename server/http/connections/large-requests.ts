import { parse as parseForm } from 'fast-querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { formatCount } from '../../errors/format-count.js';
import { asRecord } from '../../request/body-fields.js';
import { isPublicApiCall } from '../../request/public-api-call.js';

/** Requests above this size take up to 100 ms of processor time before their first limiter. */
const minLargeBytes = 4 * 1024;

/** Limits of a JSON text. Its parsing time depends on them rather than on its size. */
interface JsonLimits {
  /** Levels of arrays and objects. 400,000 take 20 times as long as a flat body of that size. */
  levels: number;
  /** Entries of arrays and objects. The 24 million of a body of 48 MB block the event loop for seconds. */
  entries: number;
}

/** Above the longest lists of the list tools, for blank and duplicate lines. */
const maxEntries = 1_000_000;

/** Longer lists consist of texts with this mean length. Lists of 300,000 empty texts block the event loop. */
const minMeanEntryChars = 10;
const maxShortEntries = 50_000;

function jsonLimitsOf(text: string): JsonLimits {
  const entries = Math.min(maxEntries, maxShortEntries + Math.floor(text.length / minMeanEntryChars));
  return { levels: 100, entries };
}

/** Fields of a body. Each costs more time than its bytes: 100,000 of a form of 1 MB block the event loop for a second. */
const maxBodyFields = 1_000;

/**
 * Processes one large request per iteration of the event loop, so that other requests run between two of them. The
 * bodies of several requests often arrive in the same iteration.
 */
export class LargeRequestQueue {
  private latest: Promise<void> = Promise.resolve();

  /** Waits until no other large request runs in this iteration. Small requests do not wait. */
  async wait(request: FastifyRequest): Promise<void> {
    if (!isLarge(request)) return;
    this.latest = this.latest.then(() => new Promise((resolve) => setImmediate(resolve)));
    await this.latest;
  }
}

function isLarge({ headers, url }: FastifyRequest): boolean {
  const length = headers['content-length'];
  const bodyBytes = length === undefined && headers['transfer-encoding'] ? Infinity : Number(length ?? 0);
  return bodyBytes > minLargeBytes || url.length > minLargeBytes;
}

/** Replaces the JSON parser by one that queues large requests and rejects deeply nested bodies. */
export function addJsonParser(app: FastifyInstance, queue: LargeRequestQueue): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    queue.wait(request).then(() => {
      // Clients of the public API send the content type with requests that have no body.
      if (body === '' && isPublicApiCall(request)) done(null, {});
      else {
        const limits = jsonLimitsOf(body);
        const exceededLimit = findExceededLimit(body, limits);
        if (exceededLimit !== undefined) return done(createJsonLimitError(exceededLimit, limits));
        // The type allows a promise, but the parser calls back.
        void parseJson(request, body, (error, value) => {
          if (error === null && hasTooManyFields(value)) done(createTooManyFieldsError());
          else done(error, value);
        });
      }
    }, done);
  });
}

/** Adds the parser of forms, which queues large requests and rejects forms with many fields. */
export function addFormParser(app: FastifyInstance, queue: LargeRequestQueue): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      await queue.wait(request);
      if (countNames(body, maxBodyFields) > maxBodyFields) throw createTooManyFieldsError();
      return parseForm(body);
    },
  );
}

/** Number of different encoded names of a form. Stops above the limit. */
export function countNames(form: string, limit: number): number {
  const names = new Set<string>();
  for (let start = 0; start < form.length && names.size <= limit;) {
    const separator = form.indexOf('&', start);
    const end = separator === -1 ? form.length : separator;
    const [name = ''] = form.slice(start, end).split('=', 1);
    names.add(name);
    start = end + 1;
  }
  return names.size;
}

/** Whether a body, or one of the objects whose fields count as those of the body, has too many fields. */
function hasTooManyFields(body: unknown): boolean {
  const { data, params } = asRecord(body);
  return [body, data, params].some((value) => Object.keys(asRecord(value)).length > maxBodyFields);
}

/** The first limit that a JSON text exceeds. A regular expression could exceed the stack. */
export function findExceededLimit(
  text: string,
  { levels, entries }: JsonLimits,
): keyof JsonLimits | undefined {
  let level = 0;
  let entry = 1;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === ',') entry++;
    else if (character === '[' || character === '{') level++;
    else if (character === ']' || character === '}') level--;
    if (level > levels) return 'levels';
    if (entry > entries) return 'entries';
  }
  return undefined;
}

function createTooManyFieldsError(): AppError {
  const { en, ru } = formatCount(maxBodyFields);
  return new AppError(ErrorCode.QueryTooComplex, {
    what: { en: `its body has more than ${en} fields`, ru: `в теле запроса больше ${ru} полей` },
  });
}

function createJsonLimitError(limit: keyof JsonLimits, limits: JsonLimits): AppError {
  const { en, ru } = formatCount(limits[limit]);
  const names = { levels: ['levels', 'уровней'], entries: ['entries', 'элементов'] } as const;
  const [name, nameRu] = names[limit];
  return new AppError(ErrorCode.QueryTooComplex, {
    what: {
      en: `its body has more than ${en} ${name}`,
      ru: `в теле запроса больше ${ru} ${nameRu}`,
    },
  });
}
