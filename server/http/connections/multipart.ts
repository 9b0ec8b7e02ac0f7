import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { processRequest, Upload } from 'graphql-upload-minimal';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { createFileLimit, readBytes, defaultFileLimit } from '../../request/uploaded-file.js';

/** Allowance for the parts of a multipart body other than files. */
const maxOverheadBytes = 64 * 1024;

/** Maximum number of files per request. */
const maxFiles = 50;

/**
 * A rejected body is read up to this size, so that the client can read the response. Larger bodies close the
 * connection.
 */
const maxDrainedBytes = 16 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Multipart format of the route. `graphql`: the GraphQL multipart convention. `page`: the same convention, sent
     * by an HTML form with a CSRF token. `form`: a plain form with one file.
     */
    multipart?: 'graphql' | 'page' | 'form';
    /** Maximum file size of a plain form in KB. Defaults to 1 MB. */
    maxFileKb?: number;
  }
}

/** Parses multipart bodies on routes that accept them. Files are streamed with backpressure. */
export function addMultipart(app: FastifyInstance, maxUploadBytes: number): void {
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.addHook('preValidation', async (request, reply) => {
    if (!isMultipart(request)) return;
    drainBodyOnClose(request, reply);
    request.body = await readBody(request, reply, maxUploadBytes);
  });
}

function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

function readBody(request: FastifyRequest, reply: FastifyReply, maxUploadBytes: number): Promise<unknown> {
  const { multipart } = request.routeOptions.config;
  if (multipart === 'graphql') assertPreflight(request);
  if (multipart === 'graphql' || multipart === 'page') return readOperation(request, reply, maxUploadBytes);
  if (multipart === 'form') return readForm(request);
  throw new AppError(ErrorCode.UnsupportedType);
}

function assertPreflight({ headers }: FastifyRequest): void {
  if (headers['apollo-require-preflight'] !== undefined) return;
  throw new AppError(ErrorCode.BadRequest, {
    what: {
      en: 'a multipart request needs the header Apollo-Require-Preflight',
      ru: 'запросу multipart нужен заголовок Apollo-Require-Preflight',
    },
  });
}

/** Parses a GraphQL multipart request. Resolvers set the size limit of each file. */
async function readOperation(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  maxUploadBytes: number,
): Promise<unknown> {
  // The parser truncates a file whose size equals the limit, so the limit is one byte higher.
  const limits = { maxFiles, maxFileSize: maxUploadBytes + 1, maxFieldSize: maxOverheadBytes };
  return processRequest(raw, reply.raw, limits).catch((cause: unknown) => {
    throw unreadableBodyError(cause);
  });
}

/** Parses a plain form into fields and uploads. */
async function readForm({ raw, headers, routeOptions }: FastifyRequest): Promise<Record<string, unknown>> {
  const { maxFileKb } = routeOptions.config;
  const limit = maxFileKb === undefined ? defaultFileLimit : createFileLimit(maxFileKb);
  // The request stays open after an error, so that the client can read the response.
  const bytes = await readBytes(raw.iterator({ destroyOnReturn: false }), {
    ...limit,
    bytes: limit.bytes + maxOverheadBytes,
  });
  const formResponse = new Response(new Uint8Array(bytes), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
  const form = await formResponse.formData().catch((cause: unknown) => {
    throw unreadableBodyError(cause);
  });
  return Object.fromEntries([...form].map(([name, value]) => [name, toFormField(value)]));
}

function toFormField(value: File | string): Upload | string {
  if (typeof value === 'string') return value;
  const createReadStream = () => Readable.fromWeb(value.stream() as never);
  return Object.assign(new Upload(), {
    promise: Promise.resolve({ filename: value.name, createReadStream }),
  });
}

function unreadableBodyError(cause: unknown): AppError {
  const status = cause instanceof Error && 'status' in cause ? cause.status : 400;
  if (status === 413) return new AppError(ErrorCode.TooLarge, { limit: '1 MB' }, { cause });
  const what = { en: 'the multipart body cannot be read', ru: 'тело multipart не читается' };
  return new AppError(ErrorCode.BadRequest, { what }, { cause });
}

/** Drains the remaining body up to a limit, otherwise the connection could not be reused. */
function drainBodyOnClose({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => {
    let drainedBytes = 0;
    raw.on('data', (chunk: Buffer) => {
      drainedBytes += chunk.length;
      if (drainedBytes > maxDrainedBytes) raw.destroy();
    });
    raw.unpipe();
    raw.resume();
  });
}
