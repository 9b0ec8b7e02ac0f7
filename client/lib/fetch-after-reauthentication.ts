import { markSessionExpired, sessionEndOf, waitForReauthentication } from './session-end.js';

/**
 * A call beside GraphQL's client that is refused as the session is over waits until it goes on, and is then sent again;
 * `send` makes the request anew, with the token of that moment.
 */
export async function fetchAfterReauthentication(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const endCode = response.status === 401 ? sessionEndOf(codeOf(await response.clone().text())) : undefined;
  if (!endCode) return response;
  markSessionExpired(endCode);
  return (await waitForReauthentication()) ? send() : response;
}

/** Code of a refusal as REST and GraphQL spell it. */
function codeOf(body: string): unknown {
  return /"code":"(\w+)"/.exec(body)?.[1];
}
