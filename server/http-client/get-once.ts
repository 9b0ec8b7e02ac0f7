import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { ForbiddenAddress, isReadableUrl, type OutgoingRules } from './outgoing.js';
import { PageFault } from './page-fault.js';

/** What one answer may cost. */
export interface GetBounds {
  /** Bytes of its body as it is read, unpacked. */
  bytes: number;
  /** Milliseconds from the call to its last byte. */
  ms: number;
}

/** What was answered. */
export interface GetAnswer {
  status: number;
  /** Where it leads, of a redirect. */
  location: string | undefined;
  type: string;
  /** Empty unless the status is 200. */
  body: Buffer;
}

interface GetCall {
  url: URL;
  rules: OutgoingRules;
  agents: { plain: http.Agent; secure: https.Agent };
  bounds: GetBounds;
  /** Who asks. */
  userAgent: string;
  signal: AbortSignal;
}

/**
 * Asks an address that a visitor named, once; redirects are not followed.
 * @throws PageFault forbidden, too-large, too-slow, unreachable
 */
export async function getOnce(call: GetCall): Promise<GetAnswer> {
  const { url, rules, bounds, signal } = call;
  assertReadable(url, rules);
  const tooSlow = AbortSignal.timeout(bounds.ms);
  try {
    return await ask(call, AbortSignal.any([signal, tooSlow]));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PageFault) throw error;
    if (error instanceof ForbiddenAddress) throw new PageFault('forbidden', error.message);
    if (tooSlow.aborted) throw new PageFault('too-slow');
    throw new PageFault('unreachable', (error as Error).message);
  }
}

/** Throws PageFault forbidden for an address that may not be read. */
export function assertReadable(url: URL, rules: OutgoingRules): void {
  if (!isReadableUrl(url, rules)) throw new PageFault('forbidden', `${url.host} is not to be read from here`);
}

async function ask({ url, agents, bounds, userAgent }: GetCall, signal: AbortSignal): Promise<GetAnswer> {
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
  const answer = { status, location: headers.location, type: headers['content-type'] ?? '' };
  try {
    const body = status === 200 ? await bodyOf(response, bounds.bytes, signal) : Buffer.alloc(0);
    return { ...answer, body };
  } finally {
    // Nothing more is read of it, whatever else it sends.
    response.destroy();
  }
}

const unpackers: Readonly<Record<string, () => zlib.Gunzip | zlib.BrotliDecompress>> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
};

/** The body unpacked: what it unpacks to counts, so that a small one cannot fill the memory. */
async function bodyOf(response: http.IncomingMessage, most: number, signal: AbortSignal): Promise<Buffer> {
  const packing = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const unpack = unpackers[packing];
  if (!unpack && packing !== 'identity') throw new PageFault('no-text', `packed as ${packing}`);
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > most) return;
      chunks.push(chunk);
    }
  };
  const source: Readable = response;
  // Of what is too long the rest is not read, and the stream takes that for a fault.
  const reading = unpack
    ? pipeline(source, unpack(), collect, { signal })
    : pipeline(source, collect, { signal });
  await reading.catch((error: unknown) => {
    if (size <= most) throw error;
  });
  if (size > most) throw new PageFault('too-large', `more than ${most} bytes`);
  return Buffer.concat(chunks);
}
