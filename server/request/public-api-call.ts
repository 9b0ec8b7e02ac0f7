import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route belongs to the public API (docs/public-api.md). */
    isPublicApi?: boolean;
  }
}

/** Whether the route of a request belongs to the public API. */
export function isPublicApiCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isPublicApi === true;
}
