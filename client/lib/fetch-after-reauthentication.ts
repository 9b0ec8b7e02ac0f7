import { markSessionExpired, sessionEndOf, waitForReauthentication } from './session-end.js';

/**
 * A call beside GraphQL's client that is refused as the session is over waits until it goes on, and is then sent again;
 * `send` makes the request anew, with the token of that moment.
 */
export async function fetchAfterReauthentication(send: () => Promise<Response>): Promise<Response> {
  const result = await send();
  const why = result.status === 401 ? sessionEndOf(codeOf(await result.clone().text())) : undefined;
  if (!why) return result;
  markSessionExpired(why);
  return (await waitForReauthentication()) ? send() : result;
}

/** Code of a refusal as REST and GraphQL spell it. */
function codeOf(body: string): unknown {
  return /"code":"(\w+)"/.exec(body)?.[1];
}
