import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from '../../config/loopback-names.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Monitoring endpoints are served under any host name. */
const hostIndependentPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Allowed host names: `PUBLIC_URL`, HOST and loopback names. Protects against DNS rebinding. */
export class ServedHosts {
  private readonly names: ReadonlySet<string>;

  constructor(private readonly config: { publicUrl: string; host: string }) {
    this.names = new Set([new URL(config.publicUrl).hostname, bracketIpv6(config.host)]);
  }

  /** @throws AppError HostNotServed for any other host name */
  check({ hostname, url }: FastifyRequest): void {
    if (this.isServed(hostname) || hostIndependentPaths.has(url.replace(/\?.*$/, ''))) return;
    throw new AppError(ErrorCode.HostNotServed, { host: hostname.slice(0, 100), url: this.config.publicUrl });
  }

  private isServed(hostname: string): boolean {
    return this.names.has(hostname.toLowerCase()) || isLoopbackName(hostname);
  }
}

function bracketIpv6(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase();
}
