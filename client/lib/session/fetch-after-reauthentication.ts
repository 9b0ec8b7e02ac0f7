import { markSessionExpired, parseSessionErrorCode, waitForReauthentication } from './session-end.js';

/**
 * Sends a non-GraphQL request. If the session has expired, waits for re-authentication and sends it again.
 * @param send builds a new request with the current CSRF token
 */
export async function fetchAfterReauthentication(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const endCode =
    response.status === 401 ? parseSessionErrorCode(readErrorCode(await response.clone().text())) : undefined;
  if (!endCode) return response;
  markSessionExpired(endCode);
  return (await waitForReauthentication()) ? send() : response;
}

/** Error code of a REST or GraphQL response body. */
function readErrorCode(body: string): unknown {
  return /"code":"(\w+)"/.exec(body)?.[1];
}
