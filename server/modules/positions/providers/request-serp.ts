import { callService, ServiceTimeoutError, type ServiceResponse } from '../../../http-client/call-service.js';
import { isObject } from '../../../ingest/formats/json-reading.js';
import type { JsonObject } from '../../../ingest/formats/import-format.js';
import { SerpError, type SerpConnection } from './serp-provider.js';

/** A call of a service, and what it answered. */
interface SerpRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** Calls a service. Throws SerpError where it did not answer. */
export async function requestSerp(
  { url, timeoutMs, signal }: SerpConnection,
  { path, method = 'GET', headers, body }: SerpRequest,
): Promise<ServiceResponse> {
  try {
    return await callService({ url: `${url}${path}`, method, headers, body, timeoutMs, signal });
  } catch (error) {
    signal.throwIfAborted();
    throw new SerpError(error instanceof ServiceTimeoutError ? 'slow' : 'down');
  }
}

/** The fault that a status of HTTP means; undefined for an answer that is to be read. */
export function errorForStatus({ status, retryAfterMs }: ServiceResponse): SerpError | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401 || status === 403) return new SerpError('key');
  if (status === 402) return new SerpError('funds');
  if (status === 429) return new SerpError('busy', retryAfterMs);
  // A gateway that waited in vain does not know what became of the call.
  if (status === 504) return new SerpError('slow', retryAfterMs);
  if (status >= 500) return new SerpError('down', retryAfterMs);
  return new SerpError('refused');
}

/** The object that an answer holds; undefined for anything else. */
export function parseObject({ text }: ServiceResponse): JsonObject | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}
