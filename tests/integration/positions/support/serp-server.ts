import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the stubbed service. */
export interface SerpRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  body: unknown;
}

/** Response to a request: status, headers and body, or a dropped connection. */
export interface SerpResponse {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
  /** Delay before the response. */
  delayMs?: number;
  /** Whether the connection is dropped after the request. */
  dropsConnection?: boolean;
}

/** A local server that replaces a service. */
export interface SerpServer {
  url: string;
  calls: SerpRequest[];
  /** Sets the handler of the next requests. */
  respondWith(handler: (call: SerpRequest) => SerpResponse): void;
  close(): Promise<void>;
}

/** Starts a server with a configurable handler. */
export async function startSerpServer(): Promise<SerpServer> {
  const calls: SerpRequest[] = [];
  let currentHandler: (call: SerpRequest) => SerpResponse = () => ({ status: 500, body: {} });
  const server = http.createServer((request, response) => {
    void read(request).then((text) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const call: SerpRequest = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      };
      calls.push(call);
      const { status = 200, headers = {}, body, delayMs = 0, dropsConnection = false } = currentHandler(call);
      if (dropsConnection) return request.socket.destroy();
      setTimeout(() => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      }, delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    respondWith: (handler) => {
      currentHandler = handler;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function read(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A Serper response with ten results per page. `urlsByPosition` overrides the URLs of some positions. */
export function serperPage(
  word: string,
  page: number,
  urlsByPosition: Readonly<Record<number, string>>,
): object {
  const organic = Array.from({ length: 10 }, (_, index) => {
    const pos = (page - 1) * 10 + index + 1;
    return {
      title: `Result ${pos}`,
      link: urlsByPosition[pos] ?? `https://site-${pos}.example/${encodeURIComponent(word)}`,
      snippet: 'A snippet.',
      position: index + 1,
    };
  });
  return {
    searchParameters: { q: word, gl: 'us', hl: 'en', num: 10, page, type: 'search', engine: 'google' },
    organic,
    credits: 1,
  };
}
/** A SerpApi response of one page. */
export function serpApiPage(
  word: string,
  start: number,
  urlsByPosition: Readonly<Record<number, string>>,
): object {
  return {
    search_metadata: { id: 'one', status: 'Success', created_at: '2026-11-20 06:00:00 UTC' },
    search_parameters: { engine: 'google', q: word, device: 'desktop', start },
    search_information: { organic_results_state: 'Results for exact spelling' },
    organic_results: Array.from({ length: 10 }, (_, index) => ({
      position: index + 1,
      title: 'A result',
      link: urlsByPosition[start + index + 1] ?? `https://site-${start + index + 1}.example/`,
      snippet: 'A snippet.',
    })),
  };
}

/** A DataForSEO response with tasks. */
export function dataForSeoResponse(tasks: readonly object[], code = 20_000): object {
  return {
    version: '0.1.20260717',
    status_code: code,
    status_message: 'Ok.',
    cost: 0,
    tasks_count: tasks.length,
    tasks,
  };
}

/** A finished DataForSEO task. */
export function dataForSeoResult(id: string, word: string, urls: readonly string[]): object {
  return {
    id,
    status_code: 20_000,
    status_message: 'Ok.',
    result_count: 1,
    result: [
      {
        keyword: word,
        type: 'organic',
        se_domain: 'google.com',
        datetime: '2026-11-20 06:00:00 +00:00',
        items: urls.map((url, index) => ({
          type: 'organic',
          rank_group: index + 1,
          rank_absolute: index + 1,
          url,
          title: 'A result',
          description: 'A snippet.',
        })),
      },
    ],
  };
}
