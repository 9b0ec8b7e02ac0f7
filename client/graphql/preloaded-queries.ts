import { csrfToken } from '../lib/document-meta.js';

/** A call that the page itself has begun, before any script of a file ran. */
interface PreloadedCall {
  call: { operationName: string; query: string; variables: unknown };
  /** The page's token and language as it was sent with them: who asked, and for which texts. */
  token: string;
  language: string;
  result: Promise<Response>;
}

declare global {
  interface Window {
    /** What index.html has begun; each is taken out by the first who asks the same. */
    firstCalls?: PreloadedCall[];
  }
}

/** After so many milliseconds of a page nobody takes such an answer: it may be out of date. */
const maxAgeMs = 30_000;

/**
 * The answer to a call that the page has begun by itself: of the same document and variables, for the same reader in the same
 * language. Each is given once. Undefined where there is none; rejects where the server was not reached.
 * @param body what is about to be sent
 */
export function consumePreloadedQuery(body: unknown): Promise<Response> | undefined {
  const preloadedCalls = window.firstCalls;
  if (!preloadedCalls?.length || typeof body !== 'string') return undefined;
  if (performance.now() > maxAgeMs) {
    window.firstCalls = [];
    return undefined;
  }
  const { operationName, query, variables } = JSON.parse(body) as PreloadedCall['call'];
  const serializedVariables = JSON.stringify(variables);
  const index = preloadedCalls.findIndex(
    ({ call, token, language }) =>
      call.operationName === operationName &&
      call.query === query &&
      JSON.stringify(call.variables) === serializedVariables &&
      token === csrfToken() &&
      language === document.documentElement.lang,
  );
  return index < 0 ? undefined : preloadedCalls.splice(index, 1)[0]?.result;
}
