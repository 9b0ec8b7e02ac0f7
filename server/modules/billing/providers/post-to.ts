const timeoutMs = 30_000;

interface PostOptions {
  headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form. */
  form?: URLSearchParams;
  method?: 'POST' | 'DELETE';
}

/** Calls a provider and answers the body. Throws where it does not answer, or refuses; the message holds no secret. */
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
