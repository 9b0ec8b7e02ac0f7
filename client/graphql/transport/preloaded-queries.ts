import { csrfToken } from '../../lib/page/document-meta.js';

/** A request that an inline script started before the bundle loaded. */
interface PreloadedCall {
  call: { operationName: string; query: string; variables: unknown };
  /** CSRF token and language of the request. Both must still be current. */
  token: string;
  language: string;
  result: Promise<Response>;
}

declare global {
  interface Window {
    /** Requests started by index.html. */
    firstCalls?: PreloadedCall[];
  }
}

/** Older responses are discarded as outdated. */
const maxAgeMs = 30_000;

/**
 * Returns the preloaded response for the same document, variables, session and language, at most once.
 * Undefined if there is none; rejects if the server was unreachable.
 * @param body serialized GraphQL request
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
