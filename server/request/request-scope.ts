import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../contract/language/localised.js';

/** State of an HTTP request in AsyncLocalStorage. */
export interface RequestScope {
  requestId: string;
  language: Language;
  /** Total ClickHouse execution time of the request in milliseconds. */
  storeMs: number;
  /** Number of ClickHouse queries of the request. */
  storeQueries: number;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs the following handlers within the scope. */
export function enterScope(scope: RequestScope, next: () => void): void {
  scopes.run(scope, next);
}

/** Scope of the current request. Undefined outside requests, as in a job. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}
