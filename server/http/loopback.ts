import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress } from '../config/loopback-names.js';

/**
 * Whether a request was made on the machine itself: its sender's address is a loopback one, and no proxy that we were not
 * told of stands between, whose own address it would be.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers, ip, ips } = request;
  const hasUnknownProxy =
    ips === undefined && (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined);
  return !hasUnknownProxy && isLoopbackAddress(ip);
}
