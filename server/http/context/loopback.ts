import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress } from '../../config/loopback-names.js';

/** Headers that reverse proxies and content delivery networks add, in addition to those with a prefix below. */
const proxyHeaders: ReadonlySet<string> = new Set([
  'forwarded',
  'forwarded-for',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-scheme',
  'x-amzn-trace-id',
  'x-appengine-user-ip',
  'x-azure-clientip',
  'x-envoy-external-address',
  'x-vercel-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'fly-client-ip',
  'cdn-loop',
]);

const proxyHeaderPrefix = 'x-forwarded';

/** Other headers in which proxies pass the address of the client, such as `client-ip` and `x-remote-ip`. */
const addressHeaderPattern = /-(?:client)?ip$/;

/** Whether a request comes from this machine: a loopback address without an unconfigured proxy. */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { ip, ips } = request;
  return !(ips === undefined && isProxied(request)) && isLoopbackAddress(ip);
}

/**
 * Whether a proxy passed the request on. By default nginx adds no header, but speaks HTTP/1.0, which browsers and
 * scripts no longer use.
 */
function isProxied({ headers, raw: { httpVersion } }: FastifyRequest): boolean {
  return (
    httpVersion === '1.0' ||
    Object.keys(headers).some(
      (name) =>
        proxyHeaders.has(name) || name.startsWith(proxyHeaderPrefix) || addressHeaderPattern.test(name),
    )
  );
}
