const timeoutMs = 30_000;

interface PostOptions {
  headers: Readonly<Record<string, string>>;
  /** JSON body. */
  json?: unknown;
  /** Form body. */
  form?: URLSearchParams;
  method?: 'POST' | 'DELETE';
}

/**
 * Sends a request to a provider and returns the parsed body. Throws on network errors and error statuses, without
 * secrets in the message.
 */
export async function postTo(
  url: string,
  { headers, json, form, method = 'POST' }: PostOptions,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    body: json === undefined ? form : JSON.stringify(json),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`the payment provider answered ${response.status}`);
  return response.json();
}
