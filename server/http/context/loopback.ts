import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress } from '../../config/loopback-names.js';

/** Headers that reverse proxies and content delivery networks add. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-envoy-external-address',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'cdn-loop',
] as const;

/** Whether a request comes from this machine: a loopback address without an unconfigured proxy. */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { headers, ip, ips } = request;
  const hasUnknownProxy = ips === undefined && proxyHeaders.some((name) => headers[name] !== undefined);
  return !hasUnknownProxy && isLoopbackAddress(ip);
}
