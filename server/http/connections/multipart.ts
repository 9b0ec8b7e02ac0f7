import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { processRequest, Upload } from 'graphql-upload-minimal';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { asRecord } from '../../request/body-fields.js';
import { createFileLimit, defaultFileLimit, limitBytes } from '../../request/uploaded-file.js';
import { parseJson } from '../../contract/formatting/parse-json.js';

/** Allowance for the parts of a multipart body other than files. */
const maxOverheadBytes = 64 * 1024;

/** The same for an operation with its map of files, in whole chunks of the connection. */
const maxOperationOverheadBytes = 512 * 1024;

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
  guardParser(raw);
  return processRequest(raw, reply.raw, limits).catch((cause: unknown) => {
    throw unreadableBodyError(cause);
  });
}

/**
 * Prepares the parser that `processRequest` creates. Handles every error of it: `processRequest` listens to the first one
 * only and then destroys the parser, which emits another one. An error without a listener ends the process.
 */
function guardParser(raw: IncomingMessage): void {
  const pipe = raw.pipe.bind(raw);
  raw.pipe = (parser, options) => {
    parser.on('error', () => undefined);
    checkFilePaths(parser);
    if (parser instanceof Writable) limitOverhead(parser);
    return pipe(parser, options);
  };
}

/**
 * Fails the parser for fields other than `operations` and `map`, and for many bytes outside of files. It skips parts
 * without a name, and each takes more time than its bytes.
 */
function limitOverhead(parser: Writable): void {
  const write = parser.write.bind(parser) as (chunk: Buffer, ...rest: unknown[]) => boolean;
  let openFiles = 0;
  let overheadBytes = 0;
  parser.on('fieldsLimit', () => parser.destroy(new Error('the body has too many fields')));
  parser.on('file', (_name: string, stream: Readable) => {
    openFiles += 1;
    stream.once('close', () => (openFiles -= 1));
  });
  parser.write = (chunk: Buffer, ...rest: unknown[]) => {
    if (openFiles === 0) overheadBytes += chunk.length;
    if (overheadBytes > maxOperationOverheadBytes) {
      parser.destroy(new Error('the body has too many parts'));
      return false;
    }
    return write(chunk, ...rest);
  };
}

/**
 * Fails the parser if `map` places a file anywhere but at a null or missing value of the operation. `processRequest`
 * follows inherited properties too, so that the path `variables.toString.call` would replace a built-in function of the
 * process.
 */
function checkFilePaths(parser: NodeJS.WritableStream): void {
  const emit = parser.emit.bind(parser);
  let operations: unknown;
  parser.emit = (event: string | symbol, ...values: unknown[]) => {
    const [name, text] = event === 'field' ? values : [];
    if (name === 'operations') operations = parseJson(String(text));
    const isInvalid = name === 'map' && !areNullPaths(parseJson(String(text)), operations);
    return isInvalid
      ? emit('error', new Error('a path of `map` leads to another value'))
      : emit(event, ...values);
  };
}

/** Whether all paths of a map lead to null or missing values. The parser rejects values that are no map itself. */
function areNullPaths(map: unknown, operations: unknown): boolean {
  const paths = Object.values(asRecord(map)).flat();
  return paths.every((path) => typeof path !== 'string' || isNullPath(path, operations));
}

/** Clients may omit a null. Inherited names and places beyond the end of a list are not missing values. */
function isNullPath(path: string, operations: unknown): boolean {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let parent = operations;
  for (const name of names) {
    if (!isObject(parent) || !Object.hasOwn(parent, name)) return false;
    parent = parent[name];
  }
  if (!isObject(parent)) return false;
  return Object.hasOwn(parent, last) ? parent[last] === null : !Array.isArray(parent) && !(last in parent);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Fields and files of a plain form, and headers of each part. Every part costs more time than its bytes. */
const formLimits = {
  files: 1,
  fields: 50,
  parts: 51,
  headerPairs: 20,
  fieldNameSize: 100,
  fieldSize: maxOverheadBytes,
};

/** Parses a plain form into fields and uploads while it arrives. */
async function readForm({ raw, headers, routeOptions }: FastifyRequest): Promise<Record<string, unknown>> {
  const { maxFileKb } = routeOptions.config;
  const limit = maxFileKb === undefined ? defaultFileLimit : createFileLimit(maxFileKb);
  const form: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const parser = openFormParser(headers['content-type'] ?? '');
  const end = finished(parser);
  // A failure is reported by the loop or by the final await.
  end.catch(() => undefined);
  parser.on('field', (name: string, value: string) => (form[name] = value));
  parser.on('file', (name: string, stream: Readable, filename: string | undefined) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => (form[name] = createFormFile(filename, chunks)));
    stream.on('error', () => undefined);
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => parser.destroy(new Error('the form has too many parts')));
  }
  try {
    // The request stays open after an error, so that the client can read the response.
    const chunks = limitBytes(raw.iterator({ destroyOnReturn: false }), {
      ...limit,
      bytes: limit.bytes + maxOverheadBytes,
    });
    for await (const chunk of chunks) {
      if (parser.destroyed) break;
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), end]);
    }
    parser.end();
    await end;
  } catch (cause) {
    parser.destroy();
    if (cause instanceof AppError) throw cause;
    throw unreadableBodyError(cause);
  }
  return { ...form };
}

/** @throws AppError BadRequest for a content type without a boundary */
function openFormParser(contentType: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: formLimits });
  } catch (cause) {
    throw unreadableBodyError(cause);
  }
}

function createFormFile(filename: string | undefined, chunks: readonly Buffer[]): Upload {
  return Object.assign(new Upload(), {
    promise: Promise.resolve({ filename: filename ?? '', createReadStream: () => Readable.from(chunks) }),
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
