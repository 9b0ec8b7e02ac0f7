import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { isLoopbackName } from '../../config/loopback-names.js';
import type { Origin } from '../../request/visitor.js';
import { isLocalRequest } from './loopback.js';

/** Longer values are truncated. */
const maxLengths = { address: 45, userAgent: 300, token: 200 };

/** Properties of the client apart from its cookies. */
export interface Caller extends Origin {
  /** API token, not verified yet. Undefined if none was sent. */
  token: string | undefined;
}

/**
 * Reads the properties of the client from a request.
 * @param authTokenInUrl whether the parameter `auth-token` is accepted
 * @throws AppError TokenInUrl, Cancelled if the connection was reset
 */
export function readCaller(request: FastifyRequest, authTokenInUrl: boolean): Caller {
  // A socket that was reset has no address, contrary to the type.
  const ip = request.ip as string | undefined;
  if (ip === undefined) throw new AppError(ErrorCode.Cancelled);
  return {
    address: withoutPort(ip).slice(0, maxLengths.address),
    isLocal: isLocalRequest(request) && isLoopbackName(request.hostname),
    userAgent: String(request.headers['user-agent'] ?? '')
      .replace(/\p{Cc}/gu, '')
      .slice(0, maxLengths.userAgent),
    token: readApiToken(request, authTokenInUrl),
  };
}

/** Some proxies append the port to the address, which differs per connection: `203.0.113.7:8080`, `[2001:db8::1]:443`. */
function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? address;
}

/**
 * Reads the API token from `Authorization: Bearer`, `X-API-Token`, `X-Keyso-TOKEN` or the parameter `auth-token`.
 * Undefined if none is sent. An empty token counts as sent.
 */
function readApiToken({ headers, query }: FastifyRequest, authTokenInUrl: boolean): string | undefined {
  const queryToken = readQueryToken(query);
  if (queryToken !== undefined && !authTokenInUrl) throw new AppError(ErrorCode.TokenInUrl);
  const candidates = [
    parseBearerToken(headers.authorization),
    headers['x-api-token'],
    headers['x-keyso-token'],
    queryToken,
  ];
  const token = candidates.find((value) => typeof value === 'string');
  return typeof token === 'string' ? token.trim().slice(0, maxLengths.token) : undefined;
}

function parseBearerToken(header: string | undefined): string | undefined {
  return /^bearer(?:\s+(.*))?$/i.exec(header ?? '')?.[1];
}

function readQueryToken(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'auth-token' in query
    ? query['auth-token']
    : undefined;
}
