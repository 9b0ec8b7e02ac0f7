import { callService, SlowService, type ServiceAnswer } from '../../../http-client/call-service.js';
import { isObject } from '../../../ingest/formats/json-reading.js';
import type { JsonObject } from '../../../ingest/formats/import-format.js';
import { SerpFault, type SerpCalls } from './serp-provider.js';

/** A call of a service, and what it answered. */
interface SerpCall {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** Calls a service. Throws SerpFault where it did not answer. */
export async function callSerp(
  { url, ms, signal }: SerpCalls,
  { path, method = 'GET', headers, body }: SerpCall,
): Promise<ServiceAnswer> {
  try {
    return await callService({ url: `${url}${path}`, method, headers, body, ms, signal });
  } catch (error) {
    signal.throwIfAborted();
    throw new SerpFault(error instanceof SlowService ? 'slow' : 'down');
  }
}

/** The fault that a status of HTTP means; undefined for an answer that is to be read. */
export function faultOfStatus({ status, retryAfterMs }: ServiceAnswer): SerpFault | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401 || status === 403) return new SerpFault('key');
  if (status === 402) return new SerpFault('funds');
  if (status === 429) return new SerpFault('busy', retryAfterMs);
  // A gateway that waited in vain does not know what became of the call.
  if (status === 504) return new SerpFault('slow', retryAfterMs);
  if (status >= 500) return new SerpFault('down', retryAfterMs);
  return new SerpFault('refused');
}

/** The object that an answer holds; undefined for anything else. */
export function objectOf({ text }: ServiceAnswer): JsonObject | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isObject(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
