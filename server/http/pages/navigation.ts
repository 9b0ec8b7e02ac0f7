import type { FastifyRequest } from 'fastify';

/** Whether a browser navigates to the URL, as opposed to an API call. */
export function wantsPage(request: FastifyRequest): boolean {
  const accepted = request.headers.accept ?? '';
  return (request.method === 'GET' || request.method === 'HEAD') && accepted.includes('text/html');
}

/** Whether the URL belongs to the REST API. */
export function isRestPath(url: string): boolean {
  return /^\/api(?:[/?#]|$)/.test(url);
}

/** Whether the URL belongs to an API, which responds with JSON even if nothing is found. */
export function isApiPath(url: string): boolean {
  return isRestPath(url) || /^\/graphql(?:[/?#]|$)/.test(url);
}
