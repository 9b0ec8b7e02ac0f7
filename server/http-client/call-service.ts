/** A request to a service configured by the operator. */
interface ServiceCall {
  url: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Timeout for the complete response in milliseconds. */
  timeoutMs: number;
  signal: AbortSignal;
}

export interface ServiceResponse {
  status: number;
  /** Value of `Retry-After` in milliseconds. */
  retryAfterMs: number | undefined;
  text: string;
}

/** The service did not respond in time or closed the connection. The request may have been processed. */
export class ServiceTimeoutError extends Error {}

/** The service could not be reached. The request was not processed. */
class ServiceUnreachableError extends Error {}

const maxResponseBytes = 16 * 1024 * 1024;

/**
 * Sends a request without following redirects, which could leak the API key.
 * @throws ServiceTimeoutError, ServiceUnreachableError; their messages omit the URL, which may contain a key
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
    const text = await readBody(response);
    return {
      status: response.status,
      retryAfterMs: parseRetryAfter(response.headers.get('retry-after')),
      text,
    };
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted || !isConnectFailure(error)) throw new ServiceTimeoutError('no answer in time');
    throw new ServiceUnreachableError('not reached');
  }
}

/** Error codes of failed connection attempts. */
const connectErrorCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether the request failed before anything was sent. */
function isConnectFailure(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof AggregateError) {
    return cause.errors.every((nestedError) => connectErrorCodes.has(getErrorCode(nestedError)));
  }
  return connectErrorCodes.has(getErrorCode(cause));
}

const getErrorCode = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code);

async function readBody(response: Response): Promise<string> {
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

/** Parses seconds or an HTTP date. */
function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const timestamp = Date.parse(header);
  return Number.isNaN(timestamp) ? undefined : Math.max(0, timestamp - Date.now());
}
