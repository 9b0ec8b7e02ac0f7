import { callService, ServiceTimeoutError, type ServiceResponse } from '../../../http-client/call-service.js';
import { isObject } from '../../../ingest/formats/json-reading.js';
import type { JsonObject } from '../../../ingest/formats/import-format.js';
import { SerpError, type SerpConnection } from './serp-provider.js';

/** Request to a provider. */
interface SerpRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** Sends a request to a provider. Throws SerpError on network errors. */
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

/** Maps an HTTP status to an error; undefined for success. */
export function errorForStatus({ status, retryAfterMs }: ServiceResponse): SerpError | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401 || status === 403) return new SerpError('key');
  if (status === 402) return new SerpError('funds');
  if (status === 429) return new SerpError('busy', retryAfterMs);
  // On 504 it is unknown whether the provider processed the request.
  if (status === 504) return new SerpError('slow', retryAfterMs);
  if (status >= 500) return new SerpError('down', retryAfterMs);
  return new SerpError('refused');
}

/** Parses a JSON object; undefined for anything else. */
export function parseObject({ text }: Pick<ServiceResponse, 'text'>): JsonObject | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}
