import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { isPublicApiCall } from '../../request/public-api-call.js';

/** Requests above this size take up to 100 ms of processor time before their first limiter. */
const minLargeBytes = 4 * 1024;

/** Levels of arrays and objects in a body. Parsing 400,000 levels takes 20 times as long as a flat body of that size. */
const maxJsonDepth = 100;

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
      else if (isDeeperThan(body, maxJsonDepth)) done(createTooDeepError());
      // The type allows a promise, but the parser calls back.
      else void parseJson(request, body, done);
    }, done);
  });
}

/** Whether a JSON text nests arrays and objects deeper than a limit. A regular expression could exceed the stack. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > limit) return true;
  }
  return false;
}

function createTooDeepError(): AppError {
  return new AppError(ErrorCode.QueryTooComplex, {
    what: {
      en: `its body has more than ${maxJsonDepth} levels`,
      ru: `в теле запроса больше ${maxJsonDepth} уровней`,
    },
  });
}
