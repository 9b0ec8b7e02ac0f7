/** A call to a service that the operator has named, not a visitor. */
interface ServiceCall {
  url: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Milliseconds until its last byte. */
  timeoutMs: number;
  signal: AbortSignal;
}

/** What a service answered. */
export interface ServiceResponse {
  status: number;
  /** How long it wants us to wait, in milliseconds; undefined where it does not say. */
  retryAfterMs: number | undefined;
  text: string;
}

/** A service did not answer in time, or broke off: whether it has done what it was asked for is not known. */
export class ServiceTimeoutError extends Error {}

/** A service could not be reached: it has heard nothing of the call. */
class ServiceUnreachableError extends Error {}

/** Bytes of an answer, at most. */
const maxResponseBytes = 16 * 1024 * 1024;

/**
 * Calls a service once; redirects are not followed, as they would carry the key elsewhere.
 * @throws ServiceTimeoutError, ServiceUnreachableError; neither of them tells the address, which may hold a key
 */
export async function callService(call: ServiceCall): Promise<ServiceResponse> {
  const { url, method, headers = {}, body, timeoutMs, signal } = call;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.any([signal, timeout]),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await textOf(response);
    return { status: response.status, retryAfterMs: retryAfterOf(response.headers.get('retry-after')), text };
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted || !isConnectFailure(error)) throw new ServiceTimeoutError('no answer in time');
    throw new ServiceUnreachableError('not reached');
  }
}

/** How a connection fails that never came about. */
const connectErrorCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether a call failed before anything of it was sent. */
function isConnectFailure(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof AggregateError)
    return cause.errors.every((one) => connectErrorCodes.has(errorCode(one)));
  return connectErrorCodes.has(errorCode(cause));
}

const errorCode = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code);

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > maxResponseBytes) throw new Error('too long');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

/** Seconds, or a moment. */
function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const timestamp = Date.parse(header);
  return Number.isNaN(timestamp) ? undefined : Math.max(0, timestamp - Date.now());
}
