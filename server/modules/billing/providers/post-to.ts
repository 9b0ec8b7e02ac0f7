const timeoutMs = 30_000;

interface Post {
  headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form. */
  form?: URLSearchParams;
  method?: 'POST' | 'DELETE';
}

/** Calls a provider and answers the body. Throws where it does not answer, or refuses; the message holds no secret. */
export async function postTo(url: string, { headers, json, form, method = 'POST' }: Post): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    body: json === undefined ? form : JSON.stringify(json),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`the payment provider answered ${answer.status}`);
  return answer.json();
}
