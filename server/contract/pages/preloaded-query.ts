/**
 * A GraphQL query that a page sends on load. The server inlines it into the HTML, so that it runs before the scripts
 * are
 * loaded.
 */
export interface PreloadedQuery {
  operationName: string;
  /** The exact text that the client would send, so that it can match the response to its query. */
  query: string;
  /** Variable with the page id; missing if the query has no variables. */
  pageVariable?: string;
  /** Entry points that send the query; all if missing. */
  entryPoints?: readonly string[];
  /** Whether only logged-in users send the query. */
  requiresLogin?: boolean;
}

/** File name in the build output. */
export const preloadedQueriesFileName = 'first-calls.json';
