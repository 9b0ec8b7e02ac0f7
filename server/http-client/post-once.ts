import https from 'node:https';

interface PostRequest {
  url: string;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
  agent: https.Agent;
}

const timeoutMs = 20_000;

/** Sends a POST request to a URL from user input and returns the status. Ignores redirects and the response body. */
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
