import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from '../config/loopback-names.js';
import type { Origin } from '../request/visitor.js';
import { isFromThisMachine } from './loopback.js';

/** Longest texts that are looked at: of an address, of a browser's name for itself, of a token. Real ones are shorter. */
const maxLengths = { address: 45, userAgent: 300, token: 200 };

/** What a request says of who makes it, beside its cookies. */
export interface Caller extends Origin {
  /** The API token that it shows; undefined where it shows none. */
  token: string | undefined;
}

/** Reads what a request says of who makes it. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip.slice(0, maxLengths.address),
    isLocal: isFromThisMachine(request) && isLoopbackName(request.hostname),
    userAgent: String(request.headers['user-agent'] ?? '')
      .replace(/\p{Cc}/gu, '')
      .slice(0, maxLengths.userAgent),
    token: apiTokenOf(request),
  };
}

/**
 * The API token that a script sends: `Authorization: Bearer`, `X-API-Token`, `X-Keyso-TOKEN`, or the parameter `auth-token`
 * of the address. Undefined where none is sent; an empty one is one.
 */
function apiTokenOf({ headers, query }: FastifyRequest): string | undefined {
  const candidates = [
    bearer(headers.authorization),
    headers['x-api-token'],
    headers['x-keyso-token'],
    queryToken(query),
  ];
  const token = candidates.find((value) => typeof value === 'string');
  return typeof token === 'string' ? token.trim().slice(0, maxLengths.token) : undefined;
}

function bearer(header: string | undefined): string | undefined {
  return /^bearer(?:\s+(.*))?$/i.exec(header ?? '')?.[1];
}

function queryToken(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'auth-token' in query
    ? query['auth-token']
    : undefined;
}
