/**
 * A GraphQL request that a page starts with. The server inlines it, so that it runs before the scripts are loaded.
 */
export interface PreloadedQuery {
  operationName: string;
  /** The exact query text that the client would send, so that the responses can be matched. */
  query: string;
  /** Variable with the page id; missing if the query has no variables. */
  pageVariable?: string;
  /** Page bundles that start with it; all if missing. */
  entryPoints?: readonly string[];
  /** Only for signed-in users, not for guests. */
  requiresLogin?: boolean;
}

/** File name in the build output. */
export const preloadedQueriesFileName = 'first-calls.json';
