/** How often a server that has too much to do is asked once more. */
const maxRetries = 2;
/** What asks to come again later than this is told to the reader at once, in seconds. */
const longestWait = 5;

/**
 * Asks, and asks again where a server with too much to do says when to (503 with `Retry-After`): a burst is over by then mostly,
 * and the reader sees rows a moment later in place of an error. For queries alone: what changes something is sent once.
 * @param chance from 0 to 1, so that not all who were sent away come again at once
 */
export async function fetchWithRetry(
  ask: () => Promise<Response>,
  body: unknown,
  chance: () => number = Math.random,
): Promise<Response> {
  const repeats = isQuery(body) ? maxRetries : 0;
  for (let turn = 0; ; turn++) {
    const result = await ask();
    const after = Number(result.headers.get('retry-after'));
    if (result.status !== 503 || turn === repeats || !(after > 0 && after <= longestWait)) return result;
    await new Promise((resolve) => setTimeout(resolve, after * 1000 * (1 + chance())));
  }
}

function isQuery(body: unknown): boolean {
  return typeof body === 'string' && body.includes('"query":"query ');
}
