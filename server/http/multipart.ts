import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { processRequest, Upload } from 'graphql-upload-minimal';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { largestFile, uploadedBytes } from '../request/uploaded-file.js';

/** What a multipart body may hold beside its file, in bytes. */
const aroundFile = 64 * 1024;

/** Bytes of a refused body that are read on, so that the client gets to read why; past them the connection is cut. */
const maxDrainedBytes = 16 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who reads the multipart bodies of a route: GraphQL by its multipart convention, or a plain form with one file. */
    multipart?: 'graphql' | 'form';
  }
}

/** Reads the multipart bodies of the routes that take them; all others refuse them. Nothing is kept on disk. */
export function addMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.addHook('preValidation', async (request, reply) => {
    if (!isMultipart(request)) return;
    endWithTheAnswer(request, reply);
    request.body = await readBody(request, reply);
  });
}

function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

function readBody(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { multipart } = request.routeOptions.config;
  if (multipart === 'graphql') return readOperation(request, reply);
  if (multipart === 'form') return readForm(request);
  throw new AppError(ErrorCode.UnsupportedType);
}

/** The operation of a GraphQL request with a file, which is read while it comes in. */
async function readOperation({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (headers['apollo-require-preflight'] === undefined) {
    throw new AppError(ErrorCode.BadRequest, {
      what: {
        en: 'a multipart request needs the header Apollo-Require-Preflight',
        ru: 'запросу multipart нужен заголовок Apollo-Require-Preflight',
      },
    });
  }
  // The reader calls a file cut off that has exactly its limit; which one is too large is found out by what it gives.
  const limits = { maxFiles: 1, maxFileSize: largestFile + 1, maxFieldSize: aroundFile };
  return processRequest(raw, reply.raw, limits).catch((cause: unknown) => {
    throw unreadable(cause);
  });
}

/** Fields of a form by their names, its files as uploads. */
async function readForm({ raw, headers }: FastifyRequest): Promise<Record<string, unknown>> {
  // Left open when it is too large, so that the client is told so.
  const bytes = await uploadedBytes(raw.iterator({ destroyOnReturn: false }), largestFile + aroundFile);
  const answer = new Response(new Uint8Array(bytes), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
  const form = await answer.formData().catch((cause: unknown) => {
    throw unreadable(cause);
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

function unreadable(cause: unknown): AppError {
  const status = cause instanceof Error && 'status' in cause ? cause.status : 400;
  if (status === 413) return new AppError(ErrorCode.TooLarge, { limit: '1 MB' }, { cause });
  const what = { en: 'the multipart body cannot be read', ru: 'тело multipart не читается' };
  return new AppError(ErrorCode.BadRequest, { what }, { cause });
}

/** Reads to its end what nobody wants of a body, else the connection never comes to its next request; but not for ever. */
function endWithTheAnswer({ raw }: FastifyRequest, reply: FastifyReply): void {
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxDrainedBytes) raw.destroy();
  });
  raw.pause();
  reply.raw.once('close', () => {
    raw.unpipe();
    raw.resume();
  });
}
