/** How often a server that has too much to do is asked once more. */
const maxRetries = 2;
/** What asks to come again later than this is told to the reader at once, in seconds. */
const maxRetryAfterSeconds = 5;

/**
 * Asks, and asks again where a server with too much to do says when to (503 with `Retry-After`): a burst is over by then mostly,
 * and the reader sees rows a moment later in place of an error. For queries alone: what changes something is sent once.
 * @param random from 0 to 1, so that not all who were sent away come again at once
 */
export async function fetchWithRetry(
  send: () => Promise<Response>,
  body: unknown,
  random: () => number = Math.random,
): Promise<Response> {
  const retryLimit = isQuery(body) ? maxRetries : 0;
  for (let attempt = 0; ; attempt++) {
    const response = await send();
    const retryAfterSeconds = Number(response.headers.get('retry-after'));
    if (
      response.status !== 503 ||
      attempt === retryLimit ||
      !(retryAfterSeconds > 0 && retryAfterSeconds <= maxRetryAfterSeconds)
    )
      return response;
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000 * (1 + random())));
  }
}

function isQuery(body: unknown): boolean {
  return typeof body === 'string' && body.includes('"query":"query ');
}
