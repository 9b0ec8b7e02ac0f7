import type { FastifyRequest } from 'fastify';

/** Whether a person's browser opens the address, in place of a script that calls it. */
export function wantsPage(request: FastifyRequest): boolean {
  const accepted = request.headers.accept ?? '';
  return (request.method === 'GET' || request.method === 'HEAD') && accepted.includes('text/html');
}

/** Whether an address belongs to REST. */
export function isRestPath(url: string): boolean {
  return /^\/api(?:[/?#]|$)/.test(url);
}

/** Whether an address belongs to the calls: what stands there answers in JSON, also when it is nothing. */
export function isCallPath(url: string): boolean {
  return isRestPath(url) || /^\/graphql(?:[/?#]|$)/.test(url);
}
