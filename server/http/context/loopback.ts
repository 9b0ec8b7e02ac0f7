import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress } from '../../config/loopback-names.js';

/** Whether a request comes from this machine: a loopback address without an unconfigured proxy. */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { headers, ip, ips } = request;
  const hasUnknownProxy =
    ips === undefined && (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined);
  return !hasUnknownProxy && isLoopbackAddress(ip);
}
