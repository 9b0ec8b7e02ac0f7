import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../contract/localised.js';

/** What holds for everything that happens on behalf of one HTTP request. */
export interface RequestScope {
  requestId: string;
  language: Language;
  /** Time that the facts' store itself spent on this request so far, in milliseconds. */
  storeMs: number;
  /** Queries that this request sent to the facts' store. */
  storeQueries: number;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs the rest of a request inside its scope. */
export function enterScope(scope: RequestScope, next: () => void): void {
  scopes.run(scope, next);
}

/** The scope of the request that is being served; undefined outside of any, as in a job. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}
