/** A call to a service that the operator has named, not a visitor. */
interface ServiceCall {
  url: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Milliseconds until its last byte. */
  ms: number;
  signal: AbortSignal;
}

/** What a service answered. */
export interface ServiceAnswer {
  status: number;
  /** How long it wants us to wait, in milliseconds; undefined where it does not say. */
  retryAfterMs: number | undefined;
  text: string;
}

/** A service did not answer in time, or broke off: whether it has done what it was asked for is not known. */
export class SlowService extends Error {}

/** A service could not be reached: it has heard nothing of the call. */
class UnreachableService extends Error {}

/** Bytes of an answer, at most. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Calls a service once; redirects are not followed, as they would carry the key elsewhere.
 * @throws SlowService, UnreachableService; neither of them tells the address, which may hold a key
 */
export async function callService(call: ServiceCall): Promise<ServiceAnswer> {
  const { url, method, headers = {}, body, ms, signal } = call;
  const late = AbortSignal.timeout(ms);
  try {
    const answer = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.any([signal, late]),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await textOf(answer);
    return { status: answer.status, retryAfterMs: retryAfterOf(answer.headers.get('retry-after')), text };
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted || !isUnheard(error)) throw new SlowService('no answer in time');
    throw new UnreachableService('not reached');
  }
}

/** How a connection fails that never came about. */
const unheard = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether a call failed before anything of it was sent. */
function isUnheard(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof AggregateError) return cause.errors.every((one) => unheard.has(codeOf(one)));
  return unheard.has(codeOf(cause));
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code);

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > mostBytes) throw new Error('too long');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

/** Seconds, or a moment. */
function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - Date.now());
}
