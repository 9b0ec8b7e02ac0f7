import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Config } from '../../config/config.js';
import { getTransportSecurity } from '../security/content-policy.js';

/** Headers of responses that bypass the application hooks. */
const fixedHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Maximum bytes of a URL with its headers. */
const maxHeaderBytes = 16 * 1024;

/**
 * Maximum bytes that the HTTP parser reads. Requests between both limits reach the error handler, which responds with a
 * page in browsers. Above this limit the parser stops before it knows the request.
 */
export const maxParsedHeaderBytes = 256 * 1024;

/** Rejects URLs and headers above 16 KB. */
export function addHeaderLimit(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { url = '', rawHeaders } }, _reply, done) => {
    const bytes = rawHeaders.reduce((sum, text) => sum + text.length, url.length);
    done(bytes > maxHeaderBytes ? new AppError(ErrorCode.AddressTooLong) : undefined);
  });
}

/** Rejects compressed bodies. No documented client sends them. */
export function rejectCompressedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase();
    const isCompressed = encoding !== undefined && encoding !== '' && encoding !== 'identity';
    done(isCompressed ? new AppError(ErrorCode.UnsupportedType) : undefined);
  });
}

/** Creates the handlers of requests that are rejected before any hook runs. */
export function createBadRequestHandlers({ hstsSubdomains }: Pick<Config, 'hstsSubdomains'>) {
  const headers = { ...fixedHeaders, 'strict-transport-security': getTransportSecurity(hstsSubdomains) };
  return {
    /** Responds to URLs that cannot be decoded, such as `/%ff`, before they become a request. */
    handleBadUrl: (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
      const what = { en: 'The address cannot be read.', ru: 'Адрес не читается.' };
      const error = new AppError(ErrorCode.BadRequest, { what });
      void reply.code(error.status).headers(headers).send(toErrorBody(error));
    },

    /** Responds to malformed HTTP and to URLs and headers that the parser does not read. */
    handleBadHttp: (parseError: Error & { code?: string }, socket: Socket): void => {
      if (parseError.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
      const error =
        parseError.code === 'HPE_HEADER_OVERFLOW'
          ? new AppError(ErrorCode.AddressTooLong)
          : new AppError(ErrorCode.BadRequest, {
              what: { en: 'This is not an HTTP request.', ru: 'Это не запрос HTTP.' },
            });
      const body = JSON.stringify(toErrorBody(error));
      const lines = Object.entries({
        ...headers,
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      });
      const headerLines = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      const reason = error.code === ErrorCode.AddressTooLong ? 'URI Too Long' : 'Bad Request';
      socket.end(`HTTP/1.1 ${error.status} ${reason}\r\n${headerLines}\r\n${body}`);
    },
  };
}

function toErrorBody(error: AppError): { message: string; code: string } {
  return { message: error.messageIn('en'), code: error.code };
}
