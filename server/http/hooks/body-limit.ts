import { Readable } from 'node:stream';
import type { preParsingAsyncHookHandler } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { defaultFileLimit, limitBytes } from '../../request/uploaded-file.js';
import { isLoggedIn } from '../../request/visitor.js';
import { identifyClient, type ClientIdentification } from '../context/identify-client.js';

/**
 * Hook of a route that accepts bodies above 1 MB. Visitors whose plan limits lists to a few lines need none of them, and
 * a large body occupies the event loop and the memory of the process before any other limit applies.
 */
export function limitBodyByPlan(identification: ClientIdentification): preParsingAsyncHookHandler {
  return async (request, reply, payload) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && Number(length ?? 0) <= defaultFileLimit.bytes) return payload;
    const visitor = await identifyClient(request, reply, identification);
    if (visitor && isLoggedIn(visitor) && visitor.plan.limits.plainListLines === null) return payload;
    if (encoding === undefined) {
      // The client may still send the body.
      void reply.header('connection', 'close');
      throw new AppError(ErrorCode.TooLarge, { limit: defaultFileLimit.text });
    }
    return Readable.from(limitBytes(payload as AsyncIterable<Buffer>), { objectMode: false });
  };
}
