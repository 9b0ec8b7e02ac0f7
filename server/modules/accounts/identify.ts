import type { FastifyRequest } from 'fastify';
import { PlanId, plans } from '../../config/plans.js';
import type { Visitor } from './visitor.js';

/** Who makes a request. */
export function identify(request: FastifyRequest): Visitor {
  return {
    kind: 'guest',
    account: null,
    owner: null,
    plan: plans[PlanId.Guest],
    sessionId: null,
    byToken: false,
    fault: null,
    quota: `address:${request.ip}`,
    address: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
  };
}
