import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { processRequest, Upload } from 'graphql-upload-minimal';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { fileLimit, readBytes, defaultFileLimit } from '../request/uploaded-file.js';

/** What a multipart body may hold beside its files, in bytes. */
const maxOverheadBytes = 64 * 1024;

/** Files of one request. */
const maxFiles = 50;

/** Bytes of a refused body that are read on, so that the client gets to read why; past them the connection is cut. */
const maxDrainedBytes = 16 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who reads the multipart bodies of a route: GraphQL by its multipart convention; a form of a page by the same convention,
     * its token among the operations; or a plain form with one small file.
     */
    multipart?: 'graphql' | 'page' | 'form';
    /** KB of the file of a plain form, at most; 1 MB where it is missing. */
    maxFileKb?: number;
  }
}

/**
 * Reads the multipart bodies of the routes that take them; all others refuse them. Nothing is kept on disk or in memory here:
 * a large file comes no faster than who takes it reads it.
 */
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

/** The operation of a request with files, which are read while they come in. Whoever takes one says how large it may be. */
async function readOperation(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  maxUploadBytes: number,
): Promise<unknown> {
  // The reader calls a file cut off that has exactly its limit; which one is too large is found out by what it gives.
  const limits = { maxFiles, maxFileSize: maxUploadBytes + 1, maxFieldSize: maxOverheadBytes };
  return processRequest(raw, reply.raw, limits).catch((cause: unknown) => {
    throw unreadableBodyError(cause);
  });
}

/** Fields of a form by their names, its files as uploads. */
async function readForm({ raw, headers, routeOptions }: FastifyRequest): Promise<Record<string, unknown>> {
  const { maxFileKb } = routeOptions.config;
  const limit = maxFileKb === undefined ? defaultFileLimit : fileLimit(maxFileKb);
  // Left open when it is too large, so that the client is told so.
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
  return Object.fromEntries([...form].map(([name, value]) => [name, fieldOf(value)]));
}

function fieldOf(value: File | string): Upload | string {
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

/** Reads to its end what nobody wants of a body, else the connection never comes to its next request; but not for ever. */
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
