import type { FastifyRequest } from 'fastify';

/** Longest text that is looked at as a token: real ones are much shorter. */
const longest = 200;

/**
 * The API token that a script sends: `Authorization: Bearer`, `X-API-Token`, `X-Keyso-TOKEN`, or the parameter `auth-token`
 * of the address. Undefined where none is sent; an empty one is one.
 */
export function apiTokenOf({ headers, query }: FastifyRequest): string | undefined {
  const named = [
    bearer(headers.authorization),
    headers['x-api-token'],
    headers['x-keyso-token'],
    inAddress(query),
  ];
  const token = named.find((value) => typeof value === 'string');
  return typeof token === 'string' ? token.trim().slice(0, longest) : undefined;
}

function bearer(header: string | undefined): string | undefined {
  return /^bearer(?:\s+(.*))?$/i.exec(header ?? '')?.[1];
}

function inAddress(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'auth-token' in query
    ? query['auth-token']
    : undefined;
}
