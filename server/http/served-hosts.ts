import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from '../config/loopback-names.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';

/** What an operator's tools ask by whatever address they reach the process. */
const hostIndependentPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * The names under which this server is served: that of `PUBLIC_URL`, the address it listens on, and those of the machine
 * itself. A page of another site that has its own name lead here (DNS rebinding) is answered nothing.
 */
export class ServedHosts {
  private readonly names: ReadonlySet<string>;

  constructor(private readonly config: { publicUrl: string; host: string }) {
    this.names = new Set([new URL(config.publicUrl).hostname, bracketIpv6(config.host)]);
  }

  /** @throws AppError HostNotServed where the request names another host */
  check({ hostname, url }: FastifyRequest): void {
    if (this.serves(hostname) || hostIndependentPaths.has(url.replace(/\?.*$/, ''))) return;
    throw new AppError(ErrorCode.HostNotServed, { host: hostname.slice(0, 100), url: this.config.publicUrl });
  }

  private serves(hostname: string): boolean {
    return this.names.has(hostname.toLowerCase()) || isLoopbackName(hostname);
  }
}

function bracketIpv6(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase();
}
