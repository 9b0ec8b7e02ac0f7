import https from 'node:https';

interface PostRequest {
  url: string;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
  agent: https.Agent;
}

/** Time that a call may take as a whole, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Sends a body to an address that a visitor named and answers the status. Redirects are not followed, and of the answer's body
 * nothing is read: whoever is at the other end can neither lead elsewhere nor keep us busy.
 */
export function postOnce({ url, headers, body, agent }: PostRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = https.request(url, { method: 'POST', headers, agent, signal }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}
