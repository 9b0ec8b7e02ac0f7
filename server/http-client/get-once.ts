import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { ForbiddenAddressError, isReadableUrl, type OutgoingRules } from './outgoing-rules.js';
import { PageReadError } from './page-read-error.js';

/** Limits of one response. */
export interface GetLimits {
  /** Size of the decompressed body. */
  maxBytes: number;
  /** Timeout for the complete response in milliseconds. */
  timeoutMs: number;
}

export interface GetResponse {
  status: number;
  /** Location of a redirect. */
  location: string | undefined;
  type: string;
  /** Empty unless the status is 200. */
  body: Buffer;
}

interface GetCall {
  url: URL;
  rules: OutgoingRules;
  agents: { plain: http.Agent; secure: https.Agent };
  limits: GetLimits;
  userAgent: string;
  signal: AbortSignal;
}

/**
 * Fetches a URL from user input without following redirects.
 * @throws PageReadError forbidden, too-large, too-slow, unreachable
 */
export async function getOnce(call: GetCall): Promise<GetResponse> {
  const { url, rules, limits, signal } = call;
  assertReadable(url, rules);
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  try {
    return await sendRequest(call, AbortSignal.any([signal, timeout]));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PageReadError) throw error;
    if (error instanceof ForbiddenAddressError) throw new PageReadError('forbidden', error.message);
    if (timeout.aborted) throw new PageReadError('too-slow');
    throw new PageReadError('unreachable', (error as Error).message);
  }
}

/** @throws PageReadError forbidden if the rules do not allow the URL */
export function assertReadable(url: URL, rules: OutgoingRules): void {
  if (!isReadableUrl(url, rules)) {
    throw new PageReadError('forbidden', `${url.host} is not to be read from here`);
  }
}

async function sendRequest(
  { url, agents, limits, userAgent }: GetCall,
  signal: AbortSignal,
): Promise<GetResponse> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = {
      'user-agent': userAgent,
      accept: 'text/html, text/plain;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
    };
    const request =
      url.protocol === 'https:'
        ? https.get(url, { agent: agents.secure, signal, headers }, resolve)
        : http.get(url, { agent: agents.plain, signal, headers }, resolve);
    request.on('error', reject);
  });
  const { statusCode: status = 0, headers } = response;
  const result = { status, location: headers.location, type: headers['content-type'] ?? '' };
  try {
    const body = status === 200 ? await readBody(response, limits.maxBytes, signal) : Buffer.alloc(0);
    return { ...result, body };
  } finally {
    // Discards the remaining response.
    response.destroy();
  }
}

const decompressors: Readonly<Record<string, () => zlib.Gunzip | zlib.BrotliDecompress>> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
};

/** Reads the body. The limit applies to decompressed bytes, as protection against decompression bombs. */
async function readBody(
  response: http.IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const decompress = decompressors[encoding];
  if (!decompress && encoding !== 'identity') throw new PageReadError('no-text', `packed as ${encoding}`);
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) return;
      chunks.push(chunk);
    }
  };
  const source: Readable = response;
  // `pipeline` rejects when `collect` stops at the limit, which is not an error of the response.
  const reading = decompress
    ? pipeline(source, decompress(), collect, { signal })
    : pipeline(source, collect, { signal });
  await reading.catch((error: unknown) => {
    if (size <= maxBytes) throw error;
  });
  if (size > maxBytes) throw new PageReadError('too-large', `more than ${maxBytes} bytes`);
  return Buffer.concat(chunks);
}
