const maxRetries = 2;
/** Longer delays are reported to the user instead. */
const maxRetryAfterSeconds = 5;

/**
 * Retries queries after a 503 response with `Retry-After`. Mutations are sent once.
 * @param random jitter from 0 to 1, so that clients do not retry simultaneously
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
    ) {
      return response;
    }
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000 * (1 + random())));
  }
}

function isQuery(body: unknown): boolean {
  return typeof body === 'string' && body.includes('"query":"query ');
}
